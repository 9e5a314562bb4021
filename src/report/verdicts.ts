import { countedRules } from '../grading/scorecard'
import type { Totals } from '../grading/scorecard-schema'
import type { RuleVerdict } from '../grading/verdict'
import { counted, grouped } from '../lib/numbers'

/** A verdict as it is shown: a symbol and a word. Colour comes on top and never says anything alone. */
export interface ShownVerdict {
  readonly verdict: RuleVerdict
  readonly symbol: string
}

/** The verdicts in the order in which reports count them. */
export const SHOWN_VERDICTS: readonly ShownVerdict[] = [
  { verdict: 'conforms', symbol: '✓' },
  { verdict: 'violates', symbol: '✗' },
  { verdict: 'errored', symbol: '!' },
  { verdict: 'unsupported', symbol: '⊘' },
  { verdict: 'untested', symbol: '○' },
  { verdict: 'waived', symbol: '~' },
]

const SYMBOLS = new Map(SHOWN_VERDICTS.map(({ verdict, symbol }) => [verdict, symbol]))

export const symbolOf = (verdict: RuleVerdict): string => SYMBOLS.get(verdict) ?? ''

/** Rules that a program was held to and did not keep; a program that has no way to do a thing did not break a rule. */
export const isFailing = (verdict: RuleVerdict): boolean => verdict === 'violates' || verdict === 'errored'

/** The result in words, as `211 of 240 rules conform`. Waived rules do not count. */
export function resultInWords(totals: Totals): string {
  const rules = countedRules(totals)
  const verb = totals.conforms === 1 || rules === 1 ? 'conforms' : 'conform'
  return `${grouped(totals.conforms)} of ${counted(rules, 'rule')} ${verb}`
}
