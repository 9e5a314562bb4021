import { ACTION_CARDS } from '../components/action-cards'
import type { ControlState } from '../components/names'
import { assertNever } from '../lib/assert-never'
import { altered, changeRows, mapRows } from '../lib/rows'
import { captureCharacter, freeCaptives, handOver } from './apply-capture'
import { applyToMissions } from './apply-missions'
import { giveShip, movePieces, nameLeader, placePieces, stackPieces, tidyStacks, without } from './apply-pieces'
import { applyToPossessions } from './apply-possessions'
import type { GameEvent, SegmentBegun } from './events'
import {
  type CarriedOver,
  type Character,
  type EnvironState,
  type GameResult,
  type GameState,
  type Markers,
  type PlanetState,
  type StackId,
  type Turn,
  UNTOUCHED,
} from './state'

/** The state after an event. Never refuses, rolls or draws. */
export function apply(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'pieces-placed':
      return placePieces(state, event)
    case 'pieces-moved':
      return movePieces(state, event)
    case 'pieces-stacked':
      return stackPieces(state, event.pieces)
    case 'leader-named':
      return nameLeader(state, event.stack, event.character)
    case 'characters-detected':
      return changeCharacters(state, event.characters, { detected: true })
    case 'characters-undetected':
      return changeCharacters(state, event.characters, { detected: false })
    case 'characters-killed':
      return killCharacters(state, event.characters)
    case 'characters-wounded':
      return woundCharacters(state, event.wounds)
    case 'characters-healed':
      return changeCharacters(state, event.characters, { wounds: 0 })
    case 'characters-busy':
      return changeCharacters(state, event.characters, { acted: true })
    case 'character-captured':
      return captureCharacter(state, event)
    case 'captives-freed':
      return freeCaptives(state, event.characters)
    case 'guard-named':
      return handOver(state, event.captive, event.guard)
    case 'searches-declared':
      return { ...state, searches: event.searches }
    case 'search-resolved':
      return {
        ...state,
        searches: state.searches.map((search, index) =>
          index === event.index ? { ...search, outcome: event.outcome } : search,
        ),
      }
    case 'ship-lost':
      return tidyStacks({ ...state, ships: without(state.ships, [event.ship]) })
    case 'ship-given':
      return giveShip(state, event.ship, { character: event.to })
    case 'ship-taken-along':
      return giveShip(state, event.ship, { stack: event.stack })
    case 'units-lost':
      return tidyStacks({ ...state, units: without(state.units, event.units) })
    case 'units-revealed':
      return {
        ...state,
        units: changeRows(state.units, event.units, (unit) => altered(unit, { face: 'open' })),
      }
    case 'pdb-changed':
      return changePlanet(state, event.planet, { pdb: { level: event.level, status: event.status } })
    case 'pdb-restored': {
      const pdb = { level: event.level, status: event.status }
      return { ...changePlanet(state, event.planet, { pdb }), pdbRestored: true }
    }
    case 'state-changed':
      return changeState(state, event.planet, event.state)
    case 'units-due':
      return { ...state, due: { ...state.due, [event.player]: event.kinds } }
    case 'reaction-made':
      return changeEnviron(state, event.environ, { reacted: true })
    case 'combat-fought':
      return changeEnviron(state, event.environ, { fought: true })
    case 'group-formed':
    case 'group-changed':
    case 'card-drawn':
    case 'card-counted':
    case 'group-searched':
    case 'missions-finished':
      return applyToMissions(state, event)
    case 'mission-segment':
      return { ...state, turn: { ...state.turn, segment: event.segment } }
    case 'loyalty-shifted':
      return moveMarkers(state, event.planet, event)
    case 'coup-marked':
      return changeEnviron(state, event.environ, { coupMarker: true })
    case 'camp-changed':
      return changeEnviron(state, event.environ, { camp: event.camp })
    case 'point-scored':
      return { ...state, points: { ...state.points, [event.player]: state.points[event.player] + 1 } }
    case 'rebellion-begun':
      return changePlanet(changeState(state, event.planet, 'Rebellion'), event.planet, { rebelledThisPhase: true })
    case 'units-waiting':
      return { ...state, waiting: event.waiting }
    case 'possession-drawn':
    case 'possession-given':
    case 'possession-used':
    case 'possession-lost':
    case 'possessions-destroyed':
    case 'possessions-seized':
    case 'effect-begun':
    case 'effects-over':
      return applyToPossessions(state, event)
    case 'creature-spent':
      return { ...state, spentCreatures: [...state.spentCreatures, event.creature] }
    case 'part-ended':
      return { ...state, turn: { ...state.turn, passed: [...state.turn.passed, event.player] } }
    case 'segment-begun':
      return beginSegment(state, event)
    case 'missions-barred':
      return barMissions(state, event.stacks)
    case 'choice-awaited':
      return { ...state, awaiting: event.pause }
    case 'game-ended':
      return endGame(state, event)
    case 'choice-made': {
      const { awaiting: _made, ...rest } = state
      return rest
    }
    default:
      return assertNever(event)
  }
}

function endGame(state: GameState, { winner, reason, points }: GameResult): GameState {
  const { segment: _segment, ...turn } = state.turn
  return { ...state, turn: { ...turn, phase: 'Game over', passed: [] }, result: { winner, reason, points } }
}

/** A new segment: nobody has moved, reacted or fought in it; a new player-turn opens the missions to all again. */
function beginSegment(state: GameState, { turn, carriedOver }: SegmentBegun): GameState {
  const stays = (what: CarriedOver) => carriedOver.includes(what)
  const rested = {
    ...state,
    turn,
    environs: mapRows(state.environs, (environ) =>
      altered(environ, { reacted: environ.reacted && stays('reaction moves'), fought: false }),
    ),
    searches: [],
    units: mapRows(state.units, (unit) => altered(unit, { moved: unit.moved && stays('moves') })),
    characters: mapRows(state.characters, (character) => altered(character, { moved: false })),
    ships: mapRows(state.ships, (ship) => altered(ship, { moved: false })),
  }
  if (turn.phase !== state.turn.phase) return beginPhase(rested, state.turn, stays('who is kept from missions'))
  return rested
}

/** A new phase: missions and what was said of them are over. */
function beginPhase(rested: GameState, before: Turn, barsStay: boolean): GameState {
  const planets = mapRows(rested.planets, (planet) => altered(planet, { rebelledThisPhase: false }))
  const state = { ...rested, planets, groups: [], missions: {}, actionDeck: [...ACTION_CARDS.keys()] }
  const { turn } = state
  return turn.player === before.player && turn.gameTurn === before.gameTurn ? state : beginPlayerTurn(state, barsStay)
}

function beginPlayerTurn(rested: GameState, barsStay: boolean): GameState {
  const stacks = mapRows(rested.stacks, (stack) => altered(stack, { offMissions: barsStay && stack.offMissions }))
  const characters = mapRows(rested.characters, (character) => altered(character, { acted: false }))
  const environs = mapRows(
    rested.environs,
    (environ): EnvironState =>
      environ.camp === 'new' && rested.turn.player === 'Rebel' ? { ...environ, camp: 'established' } : environ,
  )
  return { ...rested, stacks, characters, environs, pdbRestored: false }
}

const barMissions = (state: GameState, ids: readonly StackId[]): GameState =>
  altered(state, {
    stacks: changeRows(state.stacks, ids, (stack) => altered(stack, { offMissions: true })),
  })

const changeCharacters = (state: GameState, names: readonly string[], change: Partial<Character>): GameState =>
  altered(state, {
    characters: changeRows(state.characters, names, (character) => altered(character, change)),
  })

const killCharacters = (state: GameState, names: readonly string[]): GameState =>
  tidyStacks(altered(state, { characters: changeRows(state.characters, names, () => DEAD) }))

const DEAD: Character = { place: 'killed', detected: false, wounds: 0, moved: false, acted: false }

const woundCharacters = (state: GameState, taken: Readonly<Record<string, number>>): GameState =>
  altered(state, {
    characters: changeRows(state.characters, Object.keys(taken), (character, name) => ({
      ...character,
      wounds: character.wounds + (taken[name] ?? 0),
    })),
  })

const changePlanet = (state: GameState, name: string, change: Partial<PlanetState>): GameState =>
  altered(state, {
    planets: changeRows(state.planets, [name], (planet) => altered(planet, change)),
  })

const moveMarkers = (state: GameState, name: string, { loyalty, rebelControlMarker }: Markers): GameState =>
  altered(state, {
    planets: changeRows(state.planets, [name], ({ rebelControlMarker: _before, ...rest }) => ({
      ...rest,
      loyalty,
      ...(rebelControlMarker === undefined ? {} : { rebelControlMarker }),
    })),
  })

/** The markers go with the state of a planet (cases 15.14, 15.15 and 15.75). */
const changeState = (state: GameState, name: string, control: ControlState): GameState =>
  altered(state, {
    planets: changeRows(state.planets, [name], ({ loyalty, rebelControlMarker: _gone, ...rest }) => {
      const kept = control === 'Imperial Control' && loyalty !== undefined ? { loyalty } : {}
      return { ...rest, ...kept, ...MARKERS[control], state: control }
    }),
  })

const MARKERS: Readonly<Record<ControlState, Pick<PlanetState, 'loyalty' | 'rebelControlMarker'>>> = {
  'Imperial Control': {},
  Rebellion: {},
  'Rebel Control': { rebelControlMarker: 'Unrest' },
  'Rebellion Stopped': { loyalty: 'Unrest', rebelControlMarker: 'Unrest' },
}

function changeEnviron(state: GameState, environ: string, change: Partial<EnvironState>): GameState {
  const before = state.environs[environ] ?? UNTOUCHED
  return { ...state, environs: { ...state.environs, [environ]: { ...before, ...change } } }
}
