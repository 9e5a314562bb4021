import type { Rulebook } from '../engine/rulebook'
import type { AnswersFor } from '../engine/rules/decision'

/** A decision of the rulebook, with the rules it settles. */
export interface Decision {
  readonly subject: string
  readonly name: string
  readonly answersFor: readonly string[]
}

/**
 * The decisions that answer for a numbered rule.
 * @param rulebooks variants of one rulebook; what they share is listed once
 */
export function decisionsOf(...rulebooks: readonly Rulebook[]): Decision[] {
  const seen = new Set<unknown>()
  return rulebooks.flatMap((rulebook) =>
    Object.entries(rulebook).flatMap(([subject, decisions]) =>
      Object.entries(decisions).flatMap(([name, decide]) => {
        const answersFor = rulesOf(decide)
        if (answersFor.length === 0 || seen.has(decide)) return []
        seen.add(decide)
        return [{ subject, name, answersFor }]
      }),
    ),
  )
}

const rulesOf = (decide: object): readonly string[] => ('answersFor' in decide ? (decide as AnswersFor).answersFor : [])
