import { scenarioNamed } from '../components/scenarios'
import { covers } from '../protocol/fields'
import type { Capabilities } from '../protocol/schema/messages'
import type { Position } from '../protocol/schema/position'

/** The positions that a program is tried with: small, and far from any victory. */

/** Imperial units and two Rebels aboard a ship; one planet is in Rebel hands. */
export const EGRIX: Position = {
  scenario: 'Flight to Egrix',
  playerTurn: 'Imperial',
  phase: 'Operations',
  segment: 'Movement',
  planets: { Angoff: { state: 'Rebel Control', pdb: { level: 1, status: 'Up' } } },
  units: {
    'Patrol 1': { kind: 'Patrol', environ: 'Quibron Wild' },
    'Militia 1': { kind: 'Militia', environ: 'Charkhan Wild' },
  },
  characters: {
    Boccanegra: { place: 'Charkhan Wild' },
    'Zina Adora': { place: 'Charkhan Wild', detected: true },
  },
  ships: { 'Planetary Privateer': { holder: 'Boccanegra' } },
}

/** The other scenario, the other player, and what is not as it usually is. */
export const VARU: Position = {
  scenario: 'The Varu Powderkeg',
  playerTurn: 'Rebel',
  phase: 'Operations',
  segment: 'Movement',
  planets: { Horon: { pdb: { level: 2, status: 'Down' } } },
  units: {
    'Rebel Urban 2-1 1': { kind: 'Rebel Urban 2-1', environ: 'Solvia Urban' },
    'Line 1': { kind: 'Line', environ: 'Horon Liquid', face: 'open' },
  },
  characters: { 'Frun Sentel': { place: 'Cercis Wild', wounds: 1 } },
}

/** Says hardly anything: all is as it was printed. */
export const BARE: Position = { scenario: 'Flight to Egrix', phase: 'Operations', segment: 'Movement' }

/** What a row says nothing without, by its table. */
const ESSENTIAL: Readonly<Record<string, readonly string[]>> = {
  units: ['units.kind', 'units.environ'],
  characters: ['characters.place'],
  ships: ['ships.holder', 'characters.place'],
}

/** What of a position a program declares as told; undefined where it cannot be in that scenario at all. */
export function declaredPart(position: Position, { told, systems }: Capabilities): Position | undefined {
  const { scenario = 'Flight to Egrix' } = position
  if (!systems.includes(scenarioNamed(scenario).system)) return undefined
  if (scenario !== 'Flight to Egrix' && !covers(told, 'scenario')) return undefined
  const kept = Object.entries(position).flatMap(([key, value]) => {
    if (!(ESSENTIAL[key] ?? []).every((field) => covers(told, field))) return []
    const rest = key in ESSENTIAL || key === 'planets' ? rowsOf(key, value, told) : declared(key, value, told)
    return rest === undefined ? [] : [[key, rest]]
  })
  return Object.fromEntries(kept) as Position
}

function rowsOf(key: string, rows: unknown, told: readonly string[]): unknown {
  const kept = Object.entries(rows as object).flatMap(([name, row]) => {
    const rest = declared(key, row, told)
    return rest === undefined ? [] : [[name, rest]]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** A value without the fields that are not told; undefined where none is left. */
function declared(name: string, value: unknown, told: readonly string[]): unknown {
  if (covers(told, name)) return value
  if (typeof value !== 'object' || value === null) return undefined
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const rest = declared(`${name}.${key}`, inner, told)
    return rest === undefined ? [] : [[key, rest]]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
