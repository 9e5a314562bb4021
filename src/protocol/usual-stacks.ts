import { CHARACTERS } from '../components/characters'
import { UNIT_KINDS } from '../components/units'

/** A stack as a position has it, as far as it follows from where the pieces are. */
export interface UsualStack {
  readonly player: string
  readonly environ: string
  readonly pieces: readonly string[]
}

type Rows = Readonly<Record<string, unknown>>

/**
 * How pieces are stacked where a position does not say: a player's units in an environ are one stack, the rest another.
 * @param tables units, characters and ships of a reported position; what is not known of them counts for nothing
 */
export function usualStacks(tables: Rows): UsualStack[] {
  const stacks = new Map<string, UsualStack & { readonly pieces: string[] }>()
  const add = (piece: string, sort: string, player: string | undefined, environ: unknown) => {
    if (player === undefined || typeof environ !== 'string' || NO_ENVIRON.includes(environ)) return
    const key = `${player} ${environ} ${sort}`
    const stack = stacks.get(key) ?? { player, environ, pieces: [] }
    stack.pieces.push(piece)
    stacks.set(key, stack)
  }
  const characters = rowsIn(tables['characters'])
  for (const [name, row] of rowsIn(tables['units']))
    add(name, 'units', UNIT_KINDS.get(String(row['kind']))?.player, row['environ'])
  for (const [name, row] of characters) add(name, 'rest', CHARACTERS.get(name)?.player, row['place'])
  for (const [name, { holder }] of rowsIn(tables['ships'])) {
    const place = characters.find(([character]) => character === holder)?.[1]['place']
    add(name, 'rest', CHARACTERS.get(String(holder))?.player, place)
  }
  return [...stacks.values()]
}

const NO_ENVIRON: readonly string[] = ['space', 'killed', 'unknown', 'hidden']

const rowsIn = (table: unknown): [string, Rows][] =>
  typeof table === 'object' && table !== null
    ? Object.entries(table).filter((entry): entry is [string, Rows] => typeof entry[1] === 'object')
    : []
