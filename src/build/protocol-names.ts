import { ACTION_CARDS, EVENTS_BY_NAME } from '../components/action-cards'
import { CHARACTERS } from '../components/characters'
import { environNamed, planetNamed, STAR_SYSTEMS, type StarSystem } from '../components/map'
import { MISSIONS } from '../components/missions'
import { PLAYERS, type Player, SCENARIOS } from '../components/names'
import { POSSESSION_TYPES, POSSESSIONS, type PossessionType } from '../components/possessions'
import { scenarioNamed } from '../components/scenarios'
import { SHIPS } from '../components/ships'
import { UNIT_KINDS } from '../components/units'
import { code, table } from './markdown'

/** The names of the game as PROTOCOL.md lists them. */
export function nameTables(): string {
  const homes = new Set(SCENARIOS.map((scenario) => scenarioNamed(scenario).system))
  const systems = [...STAR_SYSTEMS.values()]
  return [
    `#### The map\n\n${environTable(systems.filter(({ name }) => homes.has(name)))}`,
    'The other star systems, in which only a few rules need to be played:',
    systems
      .filter(({ name }) => !homes.has(name))
      .map(systemLine)
      .join('\n'),
    `#### Pieces and cards\n\n${pieceTable()}`,
  ].join('\n\n')
}

const environTable = (systems: readonly StarSystem[]) =>
  table(
    ['star system', 'planet', 'environs'],
    systems.flatMap((system) =>
      system.planets.map((planet) => [system.name, planet, planetNamed(planet).environs.map(code).join(', ')]),
    ),
  )

/** `Tardyn: Mimulus (Wild), Magro (Urban, Air)`. */
const systemLine = ({ name, planets }: StarSystem) =>
  `- ${name}: ${planets.map((planet) => `${planet} (${typesOn(planet).join(', ')})`).join(', ')}`

const typesOn = (planet: string) => planetNamed(planet).environs.map((environ) => environNamed(environ).type)

/** Everything else that has a name, a kind of thing a row. */
const pieceTable = () =>
  table(
    ['what', 'names'],
    [
      ['players', listed(PLAYERS)],
      ['scenarios', listed(SCENARIOS)],
      ...PLAYERS.map((player) => [`${player} characters`, listed(of(player, CHARACTERS))]),
      ...PLAYERS.map((player) => [`${player} spaceships`, listed(of(player, SHIPS))]),
      ...PLAYERS.map((player) => [`${player} kinds of unit`, listed(kindsOf(player))]),
      ...POSSESSION_TYPES.map((type) => [`possessions: ${type}`, listed(possessionsOf(type))]),
      ...PLAYERS.map((player) => [`missions of the ${player} Player`, listed(missionsOf(player))]),
      ['missions that are not in this game, and refused', listed(foreignMissions())],
      ['Action Cards', `${Math.min(...ACTION_CARDS.keys())} to ${Math.max(...ACTION_CARDS.keys())}`],
      ['events in `environMissions.events`', listed(EVENTS_BY_NAME.keys())],
    ],
  )

const listed = (names: Iterable<string>) => [...names].join(', ')

const of = (player: Player, things: ReadonlyMap<string, { readonly name: string; readonly player: Player }>) =>
  [...things.values()].filter((thing) => thing.player === player).map(({ name }) => name)

const kindsOf = (player: Player) =>
  [...UNIT_KINDS.values()].filter((unit) => unit.player === player).map(({ kind }) => kind)

const possessionsOf = (type: PossessionType) =>
  [...POSSESSIONS.values()].filter((card) => card.type === type).map(({ name, card }) => `${name} (${card})`)

const missionsOf = (player: Player) =>
  [...MISSIONS.values()]
    .filter(({ starSystem, players }) => starSystem && players.includes(player))
    .map(({ name, letter }) => `${name} (${letter})`)

const foreignMissions = () => [...MISSIONS.values()].filter(({ starSystem }) => !starSystem).map(({ name }) => name)
