import { SCENARIO_VERDICTS, type ScenarioVerdict } from './outcome'

/** The verdicts a rule can have: those of its scenarios, or that none of them ran, or that the grader lets it pass. */
export const RULE_VERDICTS = [...SCENARIO_VERDICTS, 'untested', 'waived'] as const
export type RuleVerdict = (typeof RULE_VERDICTS)[number]

/** The verdict on a rule: the worst among its scenarios, for a rule is the unit and there is no partial credit. */
export function verdictOf(scenarios: readonly ScenarioVerdict[], waived = false): RuleVerdict {
  if (waived) return 'waived'
  return SCENARIO_VERDICTS.find((verdict) => scenarios.includes(verdict)) ?? 'untested'
}
