import { type Rulebook, type RulebookSubject, replaceDecisions } from '../engine/rulebook'

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

/**
 * Makes broken rulebooks: in one subject, the decisions that are given take the place of the right ones.
 * @param decisions the mistakes, or a function that makes them of the right decisions
 */
export const replacing =
  <Subject extends RulebookSubject>(subject: Subject) =>
  (decisions: Partial<Rulebook[Subject]> | ((right: Rulebook[Subject]) => Partial<Rulebook[Subject]>)) =>
  (base: Rulebook): Rulebook =>
    replaceDecisions(base, subject, typeof decisions === 'function' ? decisions(base[subject]) : decisions)
