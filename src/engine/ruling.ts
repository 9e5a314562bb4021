import type { Taken } from './chance'
import type { GameEvent } from './events'
import type { GameState } from './state'

/** What the engine says to an order. A refusal leaves the state untouched and uses no chance. */
export type Ruling =
  | {
      readonly allowed: true
      readonly events: readonly GameEvent[]
      readonly taken: readonly Taken[]
      /** The state that the events lead to. */
      readonly after: GameState
    }
  | { readonly allowed: false; readonly because: string }

/** Why an order cannot be carried out; undefined where nothing speaks against it. */
export type Objection = string | undefined

export const refuse = (because: string): Ruling => ({ allowed: false, because })
