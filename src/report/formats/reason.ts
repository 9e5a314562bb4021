import { countedRules } from '../../grading/scorecard'
import type { GradedRule, GradedScenario, Scorecard } from '../../grading/scorecard-schema'
import { cutShort, lineOfText } from '../../lib/text'

/** Why a rule has its verdict, as all formats tell it. */

/** All rules, in the order of the catalog. */
export const rulesOf = ({ sections }: Pick<Scorecard, 'sections'>): readonly GradedRule[] =>
  sections.flatMap(({ rules }) => rules)

/** The rule that is worth more than all others together, where there are others. */
export function heaviestOf({ sections, totals }: Pick<Scorecard, 'sections' | 'totals'>): GradedRule | undefined {
  if (countedRules(totals) < 2) return undefined
  return rulesOf({ sections }).find(({ points }) => points.possible > totals.points.possible / 2)
}

/** The scenario that the verdict on a rule comes from. */
export const decisiveScenario = ({ scenarios, verdict }: GradedRule): GradedScenario | undefined =>
  scenarios.find((scenario) => scenario.verdict === verdict)

/** Length of what a grader says of a waiver. */
const MOST_REASON = 600

/** In one line, why a rule does not conform or does not count; empty for one that conforms. */
export function reasonOf(rule: GradedRule): string {
  const { verdict, waiver } = rule
  if (verdict === 'conforms') return ''
  if (verdict === 'untested') return 'no scenario of this rule was run'
  if (verdict === 'waived') {
    return `${lineOfText(waiver?.reason ?? '', MOST_REASON)}${waiver?.until === undefined ? '' : ` (until ${waiver.until})`}`
  }
  const { name = '', failure } = decisiveScenario(rule) ?? {}
  return failure?.message || name || verdict
}

/** Of a rule that fails in every line of a chart, the first few lines say enough. */
const MOST_SCENARIOS = 3

/** Line by line, what was wrong in the scenarios of a rule, the decisive ones first, and how to see it again. */
export function detailsOf(rule: GradedRule, command: string): string {
  const { id, verdict, scenarios } = rule
  const told = scenarios.filter((scenario) => scenario.verdict !== 'conforms')
  const ordered = [
    ...told.filter((scenario) => scenario.verdict === verdict),
    ...told.filter((scenario) => scenario.verdict !== verdict),
  ]
  const left = ordered.length - MOST_SCENARIOS
  const blocks = [
    ...ordered.slice(0, MOST_SCENARIOS).map(scenarioInLines),
    ...(left > 0 ? [`and ${left} more`] : []),
    `${command} --rule ${id}`,
  ]
  return blocks.join('\n\n')
}

/** Length of a value that is set against another: the whole is in the JSON scorecard. */
const BRIEF = 400

function scenarioInLines({ name, location, verdict, failure }: GradedScenario): string {
  const { step, message, expected, actual } = failure ?? {}
  const isCompared = expected !== undefined || actual !== undefined
  return [
    `${verdict}: ${name}`,
    `  ${location}`,
    ...(step ? [`  ${step}`] : []),
    ...(message ? [`  ${message}`] : []),
    ...(isCompared ? [`  expected  ${brief(expected)}`, `  actual    ${brief(actual)}`] : []),
  ].join('\n')
}

/** A value over several lines stays under its name. */
const brief = (value = 'nothing') => cutShort(value, BRIEF).replaceAll('\n', '\n            ')
