import { finder } from './lookup'
import { ENVIRON_TYPES, type EnvironType, type Player } from './names'

type RebelValue = '1-0' | '2-1'

/** cases 7.2 and 7.3. The kinds of military unit in the Star System game. */
export type UnitKindName = 'Militia' | 'Patrol' | 'Line' | `Rebel ${EnvironType} ${RebelValue}`

/** case 7.1. */
export interface UnitKind {
  readonly kind: UnitKindName
  readonly player: Player
  /** As printed, combat strength and space strength; only the first counts in the Star System game. */
  readonly value: '1-0' | '1-2' | '2-1' | '3-2'
  readonly combat: number
  readonly space: number
  /** May move to another planet of the star system (cases 7.2 and 7.3). */
  readonly mobile: boolean
  /** Stands face down, save while its strength is used (case 7.22). */
  readonly hidden: boolean
  readonly environType?: EnvironType
  /** Force points that one costs when a rebellion raises it (case 15.41). */
  readonly forcePointCost?: number
  /** How many the counter mix holds. */
  readonly counters: number
}

// biome-ignore format: a kind of unit a line
const IMPERIAL_KINDS = [
  { kind: 'Militia', player: 'Imperial', value: '1-0', combat: 1, space: 0, mobile: false, hidden: false, counters: 35 },
  { kind: 'Patrol',  player: 'Imperial', value: '1-2', combat: 1, space: 2, mobile: true,  hidden: true,  counters: 24 },
  { kind: 'Line',    player: 'Imperial', value: '3-2', combat: 3, space: 2, mobile: true,  hidden: true,  counters: 17 },
] as const satisfies readonly UnitKind[]

// biome-ignore format: a value a line; the environ type makes no difference
const REBEL_VALUES = {
  '1-0': { value: '1-0', combat: 1, space: 0, mobile: false, hidden: false, forcePointCost: 1 },
  '2-1': { value: '2-1', combat: 2, space: 1, mobile: true,  hidden: false, forcePointCost: 3 },
} as const satisfies Record<RebelValue, Partial<UnitKind>>

// biome-ignore format: a type a line, a value a column
const REBEL_COUNTERS = {
  Urban:        { '1-0': 6, '2-1': 5 },
  Wild:         { '1-0': 8, '2-1': 7 },
  Liquid:       { '1-0': 2, '2-1': 4 },
  Subterranean: { '1-0': 5, '2-1': 3 },
  Air:          { '1-0': 2, '2-1': 2 },
  Fire:         { '1-0': 2, '2-1': 3 },
} as const satisfies Record<EnvironType, Record<RebelValue, number>>

const rebelKinds = (value: RebelValue) =>
  ENVIRON_TYPES.map(
    (environType): UnitKind => ({
      kind: `Rebel ${environType} ${value}`,
      player: 'Rebel',
      environType,
      ...REBEL_VALUES[value],
      counters: REBEL_COUNTERS[environType][value],
    }),
  )

/** cases 7.2 and 7.3. The 15 kinds of military unit by name. */
export const UNIT_KINDS: ReadonlyMap<string, UnitKind> = new Map(
  [...IMPERIAL_KINDS, ...rebelKinds('1-0'), ...rebelKinds('2-1')].map((unit) => [unit.kind, unit]),
)

/** case 7.1. */
export const unitKindNamed = finder('kind of unit', UNIT_KINDS)
