import { assertNever } from '../lib/assert-never'
import type { GameEvent } from './events'
import { ownerOf, piecesIn, stackOf } from './pieces'
import type { Character, GameState, PlanetState, Stack, StackId } from './state'

/** The state after an event. Never refuses, rolls or draws. */
export function apply(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'pieces-moved':
      return movePieces(state, event.pieces, event.to)
    case 'characters-detected':
      return changeCharacters(state, event.characters, { detected: true })
    case 'characters-undetected':
      return changeCharacters(state, event.characters, { detected: false })
    case 'characters-killed':
      return tidyStacks(changeCharacters(state, event.characters, { place: 'killed', detected: false, wounds: 0 }))
    case 'ship-lost':
      return { ...state, ships: without(state.ships, [event.ship]) }
    case 'ship-given':
      return giveShip(state, event.ship, event.to)
    case 'units-lost':
      return tidyStacks({ ...state, units: without(state.units, event.units) })
    case 'pdb-changed':
      return changePlanet(state, event.planet, { pdb: { level: event.level, status: event.status } })
    case 'choice-awaited':
      return { ...state, awaiting: event.pause }
    case 'choice-made': {
      const { awaiting: _made, ...rest } = state
      return rest
    }
    default:
      return assertNever(event)
  }
}

/** The pieces form a stack of their own in the environ they reach; a leader who is among them goes on leading. */
function movePieces(state: GameState, pieces: readonly string[], environ: string): GameState {
  const first = pieces[0]
  if (first === undefined) return state
  const id = `stack ${state.nextStack}` as StackId
  const leader = pieces.find((piece) => stackOf(state, piece)?.leader === piece)
  const stack: Stack = { player: ownerOf(state, first), environ, ...(leader === undefined ? {} : { leader }) }

  const units = { ...state.units }
  const characters = { ...state.characters }
  const ships = { ...state.ships }
  for (const piece of pieces) {
    const unit = units[piece]
    const character = characters[piece]
    const ship = ships[piece]
    if (unit !== undefined) units[piece] = { ...unit, stack: id, moved: true }
    if (character !== undefined) characters[piece] = { ...character, place: id, moved: true }
    if (ship !== undefined) ships[piece] = { holder: 'stack' in ship.holder ? { stack: id } : ship.holder, moved: true }
  }
  const stacks = { ...state.stacks, [id]: stack }
  return tidyStacks({ ...state, units, characters, ships, stacks, nextStack: state.nextStack + 1 })
}

/** Stacks that lost their last piece are gone, and a leader who left leads no more (rule 15.16). */
function tidyStacks(state: GameState): GameState {
  const stacks: Record<StackId, Stack> = {}
  for (const [key, stack] of Object.entries(state.stacks)) {
    const id = key as StackId
    const pieces = piecesIn(state, id)
    if (pieces.length === 0) continue
    const { leader, ...leaderless } = stack
    stacks[id] = leader !== undefined && pieces.includes(leader) ? stack : leaderless
  }
  return { ...state, stacks }
}

function changeCharacters(state: GameState, names: readonly string[], change: Partial<Character>): GameState {
  const characters = { ...state.characters }
  for (const name of names) {
    const character = characters[name]
    if (character !== undefined) characters[name] = { ...character, ...change }
  }
  return { ...state, characters }
}

function giveShip(state: GameState, name: string, character: string): GameState {
  const ship = state.ships[name]
  return ship === undefined
    ? state
    : { ...state, ships: { ...state.ships, [name]: { ...ship, holder: { character } } } }
}

function changePlanet(state: GameState, name: string, change: Partial<PlanetState>): GameState {
  const planet = state.planets[name]
  return planet === undefined ? state : { ...state, planets: { ...state.planets, [name]: { ...planet, ...change } } }
}

const without = <T>(table: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)))
