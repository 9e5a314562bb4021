import type { Rulebook } from '../engine/rulebook'

/** A broken engine: the rulebook with one decision replaced by a mistake that somebody might make. */
export interface Violator {
  readonly name: string
  /** The rules that it disobeys; the scenarios of each have to catch it. */
  readonly breaks: readonly string[]
  /** What its author got wrong, in one sentence. */
  readonly mistake: string
  /** The broken rulebook, made from the printed or the changed one whenever a position is set. */
  readonly rulebook: (base: Rulebook) => Rulebook
  /** Why it fails more than a tenth of all rules, where it does. */
  readonly blunt?: string
}
