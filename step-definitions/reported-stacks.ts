import { CHARACTERS } from '../src/components/characters'
import { UNIT_KINDS } from '../src/components/units'
import type { FitgWorld } from './world'

/** A stack as a program reports it. */
export interface ReportedStack {
  readonly player?: string
  readonly environ?: string
  readonly pieces?: readonly string[]
  readonly leader?: string | null
}

type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** How pieces are stacked. Where nothing is said, the printed default: a player's units together, and the rest. */
export function reportedStacks(world: FitgWorld): readonly ReportedStack[] {
  const stacks = (world.seen('how pieces are stacked', 'stacks') ?? []) as readonly ReportedStack[]
  return stacks.length > 0 ? stacks : usualStacks(world)
}

function usualStacks(world: FitgWorld): ReportedStack[] {
  const rows = (table: string) => (world.seen('how pieces are stacked', table) ?? {}) as Rows
  const stacks = new Map<string, { player: string; environ: string; pieces: string[] }>()
  const stackOf = new Map<string, string[]>()
  const add = (piece: string, player: string, environ: string, sort: string) => {
    const key = `${player} ${environ} ${sort}`
    const stack = stacks.get(key) ?? { player, environ, pieces: [] }
    stack.pieces.push(piece)
    stacks.set(key, stack)
    stackOf.set(piece, stack.pieces)
  }
  for (const [unit, { kind, environ }] of Object.entries(rows('units')))
    add(unit, UNIT_KINDS.get(String(kind))?.player ?? '', String(environ), 'units')
  for (const [name, { place }] of Object.entries(rows('characters')))
    if (place !== 'space' && place !== 'killed')
      add(name, CHARACTERS.get(name)?.player ?? '', String(place), 'characters')
  for (const [ship, { holder }] of Object.entries(rows('ships'))) stackOf.get(String(holder))?.push(ship)
  return [...stacks.values()]
}
