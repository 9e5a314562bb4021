import type { Catalog } from '../catalog/catalog'
import type { Features, Scenario } from '../catalog/gherkin'
import { type Problem, problem } from './problem'
import { shownRules } from './shown'

/** A prohibition is a pair: the act does not happen where it is forbidden, and does where one fact differs. */
export function prohibitionProblems(catalog: Catalog, features: Features): Problem[] {
  const prohibited = new Set(catalog.rules.filter(({ kind }) => kind === 'prohibition').map(({ id }) => id))
  return shownRules(features).flatMap(({ id, uri, line, scenarios }) => {
    const sides = scenarios.flatMap(sidesOf)
    const missing = [
      ...(sides.includes('forbidden') ? [] : ['a scenario in which the act is refused or does not happen']),
      ...(sides.includes('allowed') ? [] : ['a scenario in which the act happens']),
    ]
    if (!prohibited.has(id) || sides.length === 0 || missing.length === 0) return []
    return [problem('one-sided-prohibition', `${uri}:${line}`, `rule ${id} is a prohibition, and lacks ${missing[0]}`)]
  })
}

/** Which side of a prohibition each case of a scenario shows. */
const sidesOf = ({ cases, steps }: Scenario) =>
  Array.from({ length: cases }, (_, index) => {
    const outcomes = steps.flatMap(({ keyword, played }) => (keyword === 'Then' ? [played[index] ?? ''] : []))
    return outcomes.some(saysThatNothingHappened) ? 'forbidden' : 'allowed'
  })

/** `the order should be refused`, `no detection die should be rolled`, `0 PDB attack dice should be rolled`. */
const saysThatNothingHappened = (outcome: string) =>
  /should be refused$/.test(outcome) || /^(no|0) .*\bshould be\b/i.test(outcome)
