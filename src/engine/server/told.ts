import { CHARACTERS, characterNamed } from '../../components/characters'
import { ENVIRONS, PLANETS, planetNamed, STAR_SYSTEMS, starSystemNamed } from '../../components/map'
import type { Phase, Player, ScenarioName, Segment } from '../../components/names'
import { scenarioNamed } from '../../components/scenarios'
import { SHIPS, shipNamed } from '../../components/ships'
import { UNIT_KINDS, type UnitKindName, unitKindNamed } from '../../components/units'
import { mapRows } from '../../lib/rows'
import { invalid } from '../../protocol/rpc'
import type { Position } from '../../protocol/schema/position'
import { startingUnits } from '../procedures/set-up'
import type { GameState, PlanetState, Ship, Stack, StackId, Turn, Unit } from '../state'
import { characterOf, ownerOfTold, searchOf } from './told-characters'
import { missionsToldIn } from './told-missions'
import { possessionsToldIn } from './told-possessions'

/** A told position made into a state, with the defaults of PROTOCOL.md where it is silent. */

type Told<Table extends keyof Position> = NonNullable<Position[Table]>
type Row<Table extends keyof Position> = Told<Table>[keyof Told<Table>]

/**
 * The state that a told position stands for.
 * @throws RpcError (invalid parameters) naming the field that cannot be, such as a piece in two places
 */
export function stateOf(told: Position): GameState {
  const scenario: ScenarioName = told.scenario ?? 'Flight to Egrix'
  const system = told.system ?? scenarioNamed(scenario).system
  if (!STAR_SYSTEMS.has(system)) throw invalid('system', `there is no star system ${system}`)
  const planets = planetsOf(told, scenario, system)
  const { stacks, stackOfPiece } = stacksOf(told, planets)
  return {
    scenario,
    system,
    turn: turnOf(told),
    due: dueOf(told, scenario),
    charactersAtStart: told.atStart?.imperialCharacters ?? scenarioNamed(scenario).forces.Imperial.characters.length,
    shipsAtStart: told.atStart?.imperialShips ?? scenarioNamed(scenario).forces.Imperial.ships.length,
    pdbRestored: told.pdbRestored ?? false,
    planets,
    environs: environsOf(told, planets),
    stacks,
    units: mapRows(told.units, (unit, name) => unitOf(unit, stackOfPiece(name))),
    characters: mapRows(told.characters, (character, name) => characterOf(told, name, character, stackOfPiece)),
    ...missionsToldIn(told),
    ...possessionsToldIn(told, turnOf(told)),
    searches: (told.searches ?? []).map(searchOf),
    ships: mapRows(told.ships, (ship, name) => shipOf(name, ship, stackOfPiece)),
    nextStack: Object.keys(stacks).length + 1,
  }
}

const FIRST_SEGMENT: Readonly<Partial<Record<Phase, Segment>>> = {
  Operations: 'Movement',
  Mission: 'Mission Assignment',
}

function turnOf(told: Position): Turn {
  const phase = told.phase ?? 'Operations'
  const segment = told.segment === undefined ? FIRST_SEGMENT[phase] : (told.segment ?? undefined)
  return {
    gameTurn: told.gameTurn ?? 1,
    player: told.playerTurn ?? 'Rebel',
    phase,
    ...(segment === undefined ? {} : { segment }),
    passed: told.passed ?? [],
  }
}

/** What is to be placed: as told, and in Set-up otherwise the forces of the scenario. */
function dueOf(told: Position, scenario: ScenarioName): GameState['due'] {
  const of = (player: Player): UnitKindName[] => {
    const kinds = told.reinforcements?.[player]
    if (kinds !== undefined) return kinds.map((kind) => kindNamed(`reinforcements.${player}`, kind))
    return told.phase === 'Set-up' ? startingUnits(scenario, player) : []
  }
  return { Rebel: of('Rebel'), Imperial: of('Imperial') }
}

function environsOf(told: Position, planets: Record<string, PlanetState>): GameState['environs'] {
  return mapRows(told.environs, ({ reacted = false, fought = false, coupMarker = false, camp = 'none' }, name) => {
    if (!((ENVIRONS.get(name)?.planet ?? '') in planets)) throw invalid(`environs.${name}`, 'is no environ in play')
    return { reacted, fought, coupMarker, camp }
  })
}

function kindNamed(field: string, name: string | undefined): UnitKindName {
  const kind = UNIT_KINDS.get(name ?? '')
  if (kind === undefined) throw invalid(field, `there is no kind of unit ${name}`)
  return kind.kind
}

/** The planets of the star system: as the scenario has them, else Imperial at their start space, then as told. */
function planetsOf(told: Position, scenario: ScenarioName, system: string): Record<string, PlanetState> {
  const printed = new Map(scenarioNamed(scenario).planets.map((planet) => [planet.name, planet]))
  for (const name of Object.keys(told.planets ?? {})) {
    if (PLANETS.get(name)?.system !== system) throw invalid(`planets.${name}`, `is no planet of ${system}`)
  }
  return Object.fromEntries(
    starSystemNamed(system).planets.map((name) => {
      const row = told.planets?.[name] ?? {}
      const card = printed.get(name)
      const state = row.state ?? card?.state ?? 'Imperial Control'
      const printedLoyalty = card === undefined ? planetNamed(name).loyaltyStart : card.loyalty
      const loyalty = row.loyalty === undefined ? (UNUSED_IN.includes(state) ? undefined : printedLoyalty) : row.loyalty
      const ridesOn = RIDES_ON_UNREST.includes(state) ? 'Unrest' : undefined
      const marker = row.rebelControlMarker === undefined ? ridesOn : row.rebelControlMarker
      return [
        name,
        {
          name,
          state,
          ...(loyalty == null ? {} : { loyalty }),
          ...(marker == null ? {} : { rebelControlMarker: marker }),
          rebelledThisPhase: row.rebelledThisPhase ?? false,
          pdb: { level: row.pdb?.level ?? card?.pdbLevel ?? 1, status: row.pdb?.status ?? 'Up' },
        },
      ]
    }),
  )
}

/** The states in which the loyalty marker is not in use, and those in which the Rebel Control marker is (case 15.75). */
const UNUSED_IN: readonly string[] = ['Rebellion', 'Rebel Control']
const RIDES_ON_UNREST: readonly string[] = ['Rebel Control', 'Rebellion Stopped']

function unitOf(row: Row<'units'>, stack: StackId): Unit {
  const { kind, hidden } = unitKindNamed(row.kind ?? '')
  return { kind, stack, face: row.face ?? (hidden ? 'mobile' : 'open'), moved: row.moved ?? false }
}

function shipOf(name: string, row: Row<'ships'>, stackOfPiece: (piece: string) => StackId): Ship {
  const moved = row.moved ?? false
  if (row.holder === 'units') return { holder: { stack: stackOfPiece(name) }, moved }
  return { holder: { character: row.holder ?? '' }, moved }
}

/** Told stacks, and for what they leave out a stack of units and one of the rest per player and environ. */
function stacksOf(told: Position, planets: Record<string, PlanetState>) {
  const places = placesOf(told, planets)
  const stacks: Record<StackId, Stack> = {}
  const byPiece = new Map<string, StackId>()
  /** A ship that is piloted is where its pilot is. */
  const placeOf = (piece: string) => places.get(piece) ?? places.get(told.ships?.[piece]?.holder ?? '')
  const add = (stack: Stack, pieces: readonly string[]) => {
    const id = `stack ${Object.keys(stacks).length + 1}` as StackId
    stacks[id] = stack
    for (const piece of pieces) byPiece.set(piece, id)
  }

  for (const [index, { player, environ, pieces = [], leader, onMissions }] of (told.stacks ?? []).entries()) {
    const field = `stacks.${index}`
    if (player === undefined || environ === undefined) throw invalid(field, 'names its player and environ')
    for (const piece of pieces) {
      const place = placeOf(piece)
      if (place === undefined && !shipGoesWithUnits(told, piece)) throw invalid(field, `${piece} is not in play`)
      if ((place ?? environ) !== environ) throw invalid(field, `${piece} is in ${place}`)
      if (byPiece.has(piece)) throw invalid(field, `${piece} is in two stacks`)
    }
    if (leader != null && !pieces.includes(leader)) throw invalid(`${field}.leader`, `${leader} is not in the stack`)
    const units = pieces.some((piece) => piece in (told.units ?? {}))
    const offMissions = units ? movementIsOver(told, player) : onMissions === false
    add({ player, environ, ...(leader == null ? {} : { leader }), offMissions }, pieces)
  }

  const rest = new Map<string, { stack: Stack; pieces: string[] }>()
  for (const [piece, environ] of places) {
    if (byPiece.has(piece) || environ === undefined || told.characters?.[piece]?.captive != null) continue
    const unit = told.units?.[piece]
    const player = ownerOfTold(told, piece)
    const key = `${player} ${environ} ${unit === undefined ? 'characters' : 'units'}`
    const offMissions = unit !== undefined && movementIsOver(told, player)
    const group = rest.get(key) ?? { stack: { player, environ, offMissions }, pieces: [] }
    group.pieces.push(piece)
    rest.set(key, group)
  }
  for (const { stack, pieces } of rest.values()) add(stack, pieces)

  const stackOfPiece = (piece: string): StackId => {
    const id = byPiece.get(piece)
    if (id === undefined) throw invalid(`ships.${piece}`, 'a ship held by units stands in a told stack')
    return id
  }
  return { stacks, stackOfPiece }
}

/** From then on who stands with units is off missions (case 9.57). */
const movementIsOver = (told: Position, player: Player): boolean => {
  const { player: phasing, phase, segment } = turnOf(told)
  return player === phasing && !(phase === 'Operations' && segment === 'Movement')
}

const shipGoesWithUnits = (told: Position, piece: string) => told.ships?.[piece]?.holder === 'units'

/** Where every unit, character and piloted ship is; undefined for characters in space or killed. */
function placesOf(told: Position, planets: Record<string, PlanetState>): Map<string, string | undefined> {
  const inPlay = (field: string, environ: string | undefined): string => {
    if (environ === undefined) throw invalid(field, 'has no place')
    const known = ENVIRONS.get(environ)
    if (known === undefined) throw invalid(field, `there is no environ ${environ}`)
    if (!(known.planet in planets)) throw invalid(field, `${environ} is not in the star system`)
    return environ
  }
  const places = new Map<string, string | undefined>()
  for (const [name, unit] of Object.entries(told.units ?? {})) {
    kindNamed(`units.${name}.kind`, unit.kind)
    places.set(name, inPlay(`units.${name}.environ`, unit.environ))
  }
  for (const [name, { place }] of Object.entries(told.characters ?? {})) {
    if (!CHARACTERS.has(name)) throw invalid(`characters.${name}`, 'is no character of the game')
    places.set(name, place === 'space' || place === 'killed' ? undefined : inPlay(`characters.${name}.place`, place))
  }
  for (const [name, { holder }] of Object.entries(told.ships ?? {})) {
    if (!SHIPS.has(name)) throw invalid(`ships.${name}`, 'is no spaceship of the game')
    if (holder === 'units') continue
    if (holder === undefined || !places.has(holder) || !CHARACTERS.has(holder)) {
      throw invalid(`ships.${name}.holder`, `${holder} is no character in play`)
    }
    if (characterNamed(holder).player !== shipNamed(name).player) {
      throw invalid(`ships.${name}.holder`, `${holder} is of the other side`)
    }
  }
  return places
}
