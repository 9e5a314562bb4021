import type { Catalog } from '../catalog/catalog'
import { catalogWith, ruleOf } from '../grading/catalog.fixture'
import type { ScenarioVerdict } from '../grading/outcome'
import { type Grading, scorecardOf } from '../grading/scorecard'
import type { Scorecard } from '../grading/scorecard-schema'
import { recordOf } from './record'
import type { StoredRun } from './runs'

/** Runs of a small catalog, graded from made-up outcomes. */

/** Two sections of three rules each. */
export const smallCatalog = (): Catalog =>
  catalogWith(
    ['6.1', ['6.1.1', '6.1.2', '6.1.10'].map((id) => ruleOf(id))],
    ['12', ['12.1', '12.2', '12.3'].map((id) => ruleOf(id))],
  )

/** The small catalog after an editor put a rule into other words. */
export function rewordedCatalog(id: string): Catalog {
  const catalog = smallCatalog()
  const reworded = (rule: (typeof catalog.rules)[number]) =>
    rule.id === id ? { ...rule, statement: 'It says something else now.' } : rule
  return {
    hash: 'another',
    rules: catalog.rules.map(reworded),
    sections: catalog.sections.map((section) => ({ ...section, rules: section.rules.map(reworded) })),
  }
}

/** By the ids of rules: how its one scenario ends, with what is wrong in it. */
export type Outcomes = Readonly<Record<string, ScenarioVerdict | readonly [ScenarioVerdict, message: string]>>

/** A scorecard of the rules named, on a day of November 2025. */
export function scorecardOn(day: number, outcomes: Outcomes, changes: Partial<Grading> = {}): Scorecard {
  return scorecardOf({
    catalog: smallCatalog(),
    selected: new Set(Object.keys(outcomes)),
    outcomes: Object.entries(outcomes).map(([rule, told]) => {
      const [verdict, message = 'It is not as it should be.'] = typeof told === 'string' ? [told] : told
      const failure = { step: 'Then it should be', message, changes: [], exchange: [] }
      const steps = [{ text: 'Then it should be', status: verdict === 'conforms' ? 'passed' : 'failed' } as const]
      const location = 'features/summary/06.feature:12'
      return { rule, name: 'A moment', location, verdict, steps, ...(verdict === 'conforms' ? {} : { failure }) }
    }),
    coverage: { scenarios: new Set(), proven: new Set() },
    complete: true,
    suite: { name: 'fitg-conformance', version: '0.1.0' },
    implementation: { name: 'Orlog', version: '2.4.1', sut: './orlog' },
    run: { startedAt: atDay(day), seconds: 1, selection: [], command: 'fitg grade' },
    ...changes,
  })
}

export const atDay = (day: number): string => `2025-11-${String(day).padStart(2, '0')}T08:00:00.000Z`

/** A run as it is kept; the day is its id. */
export const runOn = (day: number, outcomes: Outcomes, changes: Partial<Grading> = {}): StoredRun => ({
  id: `day${day}`,
  file: `day${day}.json`,
  record: recordOf(scorecardOn(day, outcomes, changes), { commit: `c0ffee${day}` }),
})
