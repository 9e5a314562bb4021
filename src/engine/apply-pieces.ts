import { changeRows } from '../lib/rows'
import type { PiecesMoved, PiecesPlaced } from './events'
import { environOf, ownerOf, stackOf } from './pieces'
import type { GameState, Ship, Stack, StackId } from './state'
import { piecesByStack } from './whereabouts'

/** What events do to pieces and their stacks. */

/** Pieces come into play, in a stack of their own or in one that is there. */
export function placePieces(state: GameState, event: PiecesPlaced): GameState {
  const { player, environ, joins } = event
  const id = joins ?? nextStackId(state)
  const units = { ...state.units }
  const characters = { ...state.characters }
  const ships = { ...state.ships }
  const due = [...state.due[player]]
  for (const [name, unit] of Object.entries(event.units)) {
    units[name] = { ...unit, stack: id, moved: false }
    const index = due.indexOf(unit.kind)
    if (index >= 0) due.splice(index, 1)
  }
  for (const name of event.characters) {
    characters[name] = { detected: false, wounds: 0, moved: false, acted: false, ...characters[name], place: id }
  }
  for (const [name, character] of Object.entries(event.ships)) ships[name] = { holder: { character }, moved: false }
  const stacks = joins === undefined ? { ...state.stacks, [id]: { player, environ, offMissions: false } } : state.stacks
  return {
    ...state,
    due: { ...state.due, [player]: due },
    units,
    characters,
    ships,
    stacks,
    nextStack: state.nextStack + 1,
  }
}

/** The pieces form a stack of their own in the environ they reach, and have moved. */
export function movePieces(state: GameState, { pieces, to, fresh = [] }: PiecesMoved): GameState {
  const moved = regrouped(state, pieces, to, { moved: true })
  const rested = <T>(row: T) => ({ ...row, moved: false })
  return fresh.length === 0
    ? moved
    : {
        ...moved,
        units: changeRows(moved.units, fresh, rested),
        characters: changeRows(moved.characters, fresh, rested),
        ships: changeRows(moved.ships, fresh, rested),
      }
}

/** The pieces form a stack of their own where they are. */
export function stackPieces(state: GameState, pieces: readonly string[]): GameState {
  const environ = environOf(state, pieces[0] ?? '')
  return environ === undefined ? state : regrouped(state, pieces, environ)
}

/**
 * A new stack of these pieces. A leader goes on leading where units of the stack come with him.
 * @param change what else becomes of each of them
 */
export function regrouped(
  state: GameState,
  pieces: readonly string[],
  environ: string,
  change: { readonly moved?: true } = {},
): GameState {
  const [first] = pieces
  if (first === undefined) return state
  const id = nextStackId(state)
  const withUnits = pieces.some((piece) => piece in state.units)
  const leader = pieces.find((piece) => withUnits && stackOf(state, piece)?.leader === piece)
  const stack: Stack = {
    player: ownerOf(state, first),
    environ,
    ...(leader === undefined ? {} : { leader }),
    offMissions: pieces.some((piece) => stackOf(state, piece)?.offMissions),
  }
  const stacks = { ...state.stacks, [id]: stack }
  return tidyStacks({
    ...state,
    units: changeRows(state.units, pieces, (unit) => ({ ...unit, ...change, stack: id })),
    characters: changeRows(state.characters, pieces, (character) => ({ ...character, ...change, place: id })),
    ships: changeRows(state.ships, pieces, (ship) => ({
      ...ship,
      ...change,
      ...('stack' in ship.holder ? { holder: { stack: id } } : {}),
    })),
    stacks,
    nextStack: state.nextStack + 1,
  })
}

const nextStackId = (state: GameState): StackId => `stack ${state.nextStack}` as StackId

/** Stacks that lost their last piece, and hold no captive either, are gone. */
export function tidyStacks(state: GameState): GameState {
  const held = piecesByStack(state)
  const empty = (Object.keys(state.stacks) as StackId[]).filter((id) => !held.has(id))
  return empty.length === 0 ? state : { ...state, stacks: without(state.stacks, empty) }
}

export function nameLeader(state: GameState, id: StackId, character: string | undefined): GameState {
  const stack = state.stacks[id]
  if (stack === undefined) return state
  const { leader: _former, ...rest } = stack
  return {
    ...state,
    stacks: { ...state.stacks, [id]: character === undefined ? rest : { ...rest, leader: character } },
  }
}

export function giveShip(state: GameState, name: string, holder: Ship['holder']): GameState {
  const ship = state.ships[name] ?? { moved: false }
  return { ...state, ships: { ...state.ships, [name]: { ...ship, holder } } }
}

export const without = <T>(table: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)))
