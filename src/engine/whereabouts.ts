import type { GameState, StackId } from './state'

/**
 * Where the pieces of a state are, found once: a state holds the place of each piece with the piece alone, and rules ask
 * for it many times before anything moves.
 */

/** Names of pieces told apart by kind, in the order of their tables. */
export interface Pieces {
  readonly units: readonly string[]
  readonly characters: readonly string[]
  readonly ships: readonly string[]
  /** Prisoners, who are no pieces of the player that holds them. */
  readonly captives: readonly string[]
}

type Lists = { readonly [Kind in keyof Pieces]: string[] }

/** Lists to be filled. */
export const emptyLists = (): Lists => ({ units: [], characters: [], ships: [], captives: [] })

/** What stands where nothing stands. */
export const NO_PIECES: Pieces = emptyLists()

/** The stack of every piece that is in one; captives are in that of their captors, ships in that of their pilots. */
export const stackByPiece = keptFor(
  ['units', 'characters', 'ships'],
  ({ units, characters, ships }): ReadonlyMap<string, StackId> => {
    const stacks = new Map<string, StackId>()
    for (const name of Object.keys(units)) {
      const id = units[name]?.stack
      if (id !== undefined) stacks.set(name, id)
    }
    for (const name of Object.keys(characters)) {
      const place = characters[name]?.place
      if (place !== undefined && place !== 'space' && place !== 'killed') stacks.set(name, place)
    }
    for (const name of Object.keys(ships)) {
      const { holder = { character: '' } } = ships[name] ?? {}
      const id = 'stack' in holder ? holder.stack : stacks.get(holder.character)
      if (id !== undefined) stacks.set(name, id)
    }
    return stacks
  },
)

/** The pieces of every stack. */
export const piecesByStack = keptFor(['units', 'characters', 'ships'], (state) => grouped(state, (id) => id))

/** The pieces in every environ, whoever's they are. */
export const piecesByEnviron = keptFor(['stacks', 'units', 'characters', 'ships'], (state) =>
  grouped(state, (id) => state.stacks[id]?.environ),
)

function grouped<Place>(state: GameState, placeOf: (id: StackId) => Place | undefined): ReadonlyMap<Place, Pieces> {
  const stacks = stackByPiece(state)
  const groups = new Map<Place, Lists>()
  const put = (kind: keyof Pieces, piece: string): void => {
    const id = stacks.get(piece)
    const place = id && placeOf(id)
    if (place === undefined) return
    const lists = groups.get(place) ?? emptyLists()
    groups.set(place, lists)
    lists[kind].push(piece)
  }
  for (const unit of Object.keys(state.units)) put('units', unit)
  for (const name of Object.keys(state.characters))
    put(state.characters[name]?.captive ? 'captives' : 'characters', name)
  for (const ship of Object.keys(state.ships)) put('ships', ship)
  return groups
}

/** What kind of piece bears a name; none where it is not in play. */
export function kindOf({ units, characters, ships }: GameState, name: string): keyof Pieces | undefined {
  if (Object.hasOwn(units, name)) return 'units'
  if (Object.hasOwn(ships, name)) return 'ships'
  if (!Object.hasOwn(characters, name)) return undefined
  return characters[name]?.captive === undefined ? 'characters' : 'captives'
}

/** Keeps what was found last, for as long as these tables of the state stay the very same. */
function keptFor<Found>(tables: readonly (keyof GameState)[], find: (state: GameState) => Found) {
  let last: { readonly state: GameState; readonly found: Found } | undefined
  return (state: GameState): Found => {
    if (last !== undefined && sameIn(tables, last.state, state)) return last.found
    const found = find(state)
    last = { state, found }
    return found
  }
}

function sameIn(tables: readonly (keyof GameState)[], one: GameState, other: GameState): boolean {
  if (one === other) return true
  for (const table of tables) if (one[table] !== other[table]) return false
  return true
}
