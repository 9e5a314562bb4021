/** What the players can order. An order names things by their printed names; whether they exist is for the rules to say. */
export type Order =
  | { readonly type: 'place'; readonly pieces: readonly string[]; readonly environ: string }
  | { readonly type: 'give'; readonly possession: string; readonly to: string }
  | { readonly type: 'stack'; readonly pieces: readonly string[] }
  | { readonly type: 'leader'; readonly environ: string; readonly character: string | null }
  | { readonly type: 'guard'; readonly captive: string; readonly guard: string }
  | { readonly type: 'restore-pdb'; readonly planet: string }
  | { readonly type: 'move'; readonly pieces: readonly string[]; readonly to: string }
  | { readonly type: 'react'; readonly pieces: readonly string[]; readonly to: string }
  | { readonly type: 'military-combat'; readonly environ: string; readonly target: string }
  | { readonly type: 'declare-searches'; readonly searches: readonly SearchPlan[] }
  | { readonly type: 'search'; readonly environ: string; readonly by: Searcher }
  | ({ readonly type: 'assign' } & MissionPlan)
  | { readonly type: 'draw'; readonly environ: string }
  | { readonly type: 'stop'; readonly environ: string; readonly group?: readonly string[] }
  | { readonly type: 'bonus-draw'; readonly group: readonly string[] }
  | ({ readonly type: 'use' } & PossessionUse)
  | { readonly type: 'receive-ship'; readonly character: string }
  | { readonly type: 'pass' }
  | { readonly type: 'answer'; readonly purpose: string; readonly value: unknown }

/** Who searches: the kinds do it apart (case 11.23). */
export const SEARCHERS = ['characters', 'military units'] as const
export type Searcher = (typeof SEARCHERS)[number]

/** A search that is declared. */
export interface SearchPlan {
  readonly environ: string
  readonly by: Searcher
  readonly characters?: readonly string[]
}

/** Who is to go on which mission, and where. */
export interface MissionPlan {
  readonly pieces: readonly string[]
  readonly mission: string
  readonly environ: string
  /** Whom an Assassination is aimed at. */
  readonly target?: string
}

/** How a possession is used. */
export interface PossessionUse {
  readonly possession: string
  /** `bonus draws`, `rating`, `PDB down`, `disable`, `heal` or `buy ship`. */
  readonly for: string
  /** The rating, planet, character or spaceship that it concerns. */
  readonly target?: string
  readonly group?: readonly string[]
}

export type OrderOf<T extends Order['type']> = Extract<Order, { readonly type: T }>

/** An order that begins something, as against the answer that one waits for. */
export type NewOrder = Exclude<Order, { readonly type: 'answer' }>

/** The orders that this engine has, for what it declares. */
export const ENGINE_ORDERS = [
  'place',
  'give',
  'use',
  'stack',
  'leader',
  'guard',
  'restore-pdb',
  'move',
  'react',
  'military-combat',
  'declare-searches',
  'search',
  'assign',
  'draw',
  'stop',
  'bonus-draw',
  'receive-ship',
  'answer',
  'pass',
] as const satisfies readonly Order['type'][]

/** The choices that a player may meet while an order is carried out. */
export const ENGINE_ANSWERS = [
  'attack',
  'aim',
  'active',
  'break-off',
  'wounds',
  'losses',
  'guard',
  'recipient',
  'use-pdb',
  'search',
  'target',
  'rebel-units',
] as const
export type ChoicePurpose = (typeof ENGINE_ANSWERS)[number]

/** A choice made in advance. */
export interface Answer {
  readonly purpose: string
  readonly value: unknown
  /** Each time it is asked, not once. */
  readonly always?: boolean
}
