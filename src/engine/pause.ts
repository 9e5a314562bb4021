import type { Player } from '../components/names'
import type { Taken } from './chance'
import type { Answer, ChoicePurpose, NewOrder } from './orders'
import type { GameState } from './state'

/**
 * An order that stopped at a choice. It is not kept half done: once the choice is made the order is played again from
 * the state before it, with the dice as they fell and the answers so far, and goes on from there.
 */
export interface Pause {
  readonly player: Player
  readonly purpose: ChoicePurpose
  /** What the choice is about, for whoever is to make it. */
  readonly about: unknown
  readonly order: NewOrder
  readonly orderedBy: Player
  readonly before: GameState
  /** Answers in advance that are left. */
  readonly answers: readonly Answer[]
  readonly taken: readonly Taken[]
  /** How many events have come of the order so far. */
  readonly events: number
  /** What has been chosen so far, choice by choice. */
  readonly chosen: readonly unknown[]
}
