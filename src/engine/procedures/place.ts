import { characterNamed } from '../../components/characters'
import { ENVIRONS, type Environ } from '../../components/map'
import { opponentOf, type Player } from '../../components/names'
import { scenarioNamed } from '../../components/scenarios'
import { shipNamed } from '../../components/ships'
import { UNIT_KINDS, type UnitKind } from '../../components/units'
import type { OrderOf } from '../orders'
import { charactersIn, controllerOf, environOf, numbersOf, presenceOn, stackPieces, stacksIn, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Group } from '../rules/detection'
import type { Objection } from '../ruling'
import type { GameState, StackId, Unit } from '../state'
import { fullFor } from './room'
import { endSetUpPart, toPlace } from './set-up'

/** Pieces that are named in an order to place them, told apart. */
interface Named {
  readonly units: ReadonlyMap<string, UnitKind>
  readonly characters: readonly string[]
  readonly ships: readonly string[]
}

/** Places pieces: at the start of the game, or units that are due (cases 16.12 to 16.15). */
export function place(play: Play, player: Player, order: OrderOf<'place'>): Objection {
  const state = play.state()
  const environ = ENVIRONS.get(order.environ)
  if (environ === undefined || !(environ.planet in state.planets)) return `${order.environ} is no environ in play`
  const named = pieceNames(state, player, order.pieces)
  if (typeof named === 'string') return named
  const setUp = state.turn.phase === 'Set-up'
  const objection =
    (setUp ? notInSetUp(play, player, named, environ) : notAsReinforcement(play, player, named, environ)) ??
    fullFor(
      play,
      player,
      environ.name,
      { units: named.units.size, characters: named.characters.length, ships: 0 },
      setUp ? 'set-up' : 'reinforcement',
    )
  if (objection !== undefined) return objection

  const pilots = pilotsOf(play, named, player)
  if (typeof pilots === 'string') return pilots
  const faced = [...named.units].map(([name, kind]): [string, Pick<Unit, 'kind' | 'face'>] => [
    name,
    { kind: kind.kind, face: play.rulebook.setUp.startingFace(kind) },
  ])
  const units = Object.fromEntries(faced)
  const { characters } = named
  const arriving = { units: named.units.size, characters: characters.length, ships: named.ships.length }
  const joins = joinedStack(play, environ.name, player, arriving)
  play.happens({ type: 'pieces-placed', player, environ: environ.name, units, characters, ships: pilots, joins })
  if (setUp) endSetUpPart(play)
  return undefined
}

/** What the names stand for: units by kind and number, and what else the player has yet to place. */
function pieceNames(state: GameState, player: Player, pieces: readonly string[]): Named | string {
  if (pieces.length === 0) return 'no piece is named'
  const waiting = state.turn.phase === 'Set-up' ? toPlace(state, player) : { characters: [], ships: [] }
  const due = [...state.due[player]]
  const units = new Map<string, UnitKind>()
  for (const piece of new Set(pieces)) {
    if (waiting.characters.includes(piece) || waiting.ships.includes(piece)) continue
    const kind = UNIT_KINDS.get(piece.replace(/ \d+$/, ''))
    const index = kind === undefined ? -1 : due.indexOf(kind.kind)
    if (kind === undefined || index < 0 || piece in state.units) return `${piece} is not to be placed`
    due.splice(index, 1)
    units.set(piece, kind)
  }
  const among = (names: readonly string[]) => [...new Set(pieces)].filter((piece) => names.includes(piece))
  return { units, characters: among(waiting.characters), ships: among(waiting.ships) }
}

function notInSetUp(play: Play, player: Player, { units, characters, ships }: Named, environ: Environ): Objection {
  const { setUp } = play.rulebook
  const state = play.state()
  if (!setUp.maySetUp(player, state.turn.player)) return `the ${state.turn.player} Player places his pieces first`
  const controller = controllerOf(state, play.rulebook, environ.planet)
  const placed = scenarioNamed(state.scenario).forces[player].characters.find(
    (name) => environOf(state, name) !== undefined,
  )
  const chosen = placed === undefined ? undefined : environOf(state, placed)
  if (units.size > 0 && !setUp.mayPlaceUnits(environ.name, chosen, controller, player))
    return `the ${player} Player does not control ${environ.planet}`
  const stranger = [...units].find(([, kind]) => !setUp.typeFits(kind, environ.type))
  if (stranger !== undefined) return `${stranger[0]} starts in an environ of its own type`
  if (characters.length + ships.length === 0) return undefined
  return setUp.mayPlaceCharacters(environ.name, chosen, controller, player)
    ? undefined
    : `characters and spaceships start together, on a planet of the ${player} Player`
}

function notAsReinforcement(play: Play, player: Player, _named: Named, environ: Environ): Objection {
  const { sequence, setUp } = play.rulebook
  const state = play.state()
  if (!sequence.mayMove(state.turn, player)) return `it is not the ${player} Player's Movement Segment`
  const own = Object.values(state.units).some((unit) => unit.moved && state.stacks[unit.stack]?.player === player)
  if (own) return 'reinforcements are placed before anything moves'
  const enemies = {
    inEnviron: unitsIn(state, environ.name, opponentOf(player)).length,
    onPlanet: presenceOn(state, environ.planet)[opponentOf(player)].units,
    charactersInEnviron: charactersIn(state, environ.name, opponentOf(player)).length,
  }
  return setUp.mayReinforce(controllerOf(state, play.rulebook, environ.planet), player, enemies)
    ? undefined
    : `no reinforcement can be placed in ${environ.name}`
}

/** Who flies the ships that are placed: the first named with them who can, or else of those placed before. */
function pilotsOf(play: Play, { characters, ships }: Named, player: Player): Record<string, string> | string {
  const state = play.state()
  const cast = scenarioNamed(state.scenario).forces[player].characters
  const there = [...characters, ...cast.filter((name) => environOf(state, name) !== undefined)]
  const pilots: Record<string, string> = {}
  for (const ship of ships) {
    const able = there.find((name) => play.rulebook.spaceships.mayPilot(characterNamed(name), shipNamed(ship)))
    if (able === undefined) return `${ship} needs a pilot who is placed`
    pilots[ship] = able
  }
  return pilots
}

/** The stack that pieces join where they are placed: in Set-up any of their player, later his units. */
function joinedStack(play: Play, environ: string, player: Player, arriving: Group): StackId | undefined {
  const state = play.state()
  const stacks = stacksIn(state, environ, player)
  if (state.turn.phase === 'Set-up')
    return stacks.find((id) => play.rulebook.setUp.joinsFriends(arriving, numbersOf(stackPieces(state, id))))
  return stacks.find((id) => stackPieces(state, id).units.length > 0)
}
