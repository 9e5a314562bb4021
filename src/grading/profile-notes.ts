import type { GradingProfile, Waiver } from './points'
import type { GradedRule, Scorecard } from './scorecard-schema'

/**
 * What a grader should know of the waivers: which have expired, and which are not needed any more because the rule
 * conforms. One sentence each; nothing of rules that were not selected.
 * @param day as `2026-01-31`, or a time that begins like that
 */
export function profileNotes(
  { waivers }: GradingProfile,
  { sections }: Pick<Scorecard, 'sections'>,
  day: string,
): readonly string[] {
  const rules = new Map(sections.flatMap((section) => section.rules).map((rule) => [rule.id, rule]))
  return waivers.flatMap((waiver) => {
    const rule = rules.get(waiver.rule)
    return rule === undefined ? [] : noteOn(waiver, rule, day.slice(0, 10))
  })
}

function noteOn({ rule: id, until }: Waiver, rule: GradedRule, today: string): readonly string[] {
  const isOver = until !== undefined && until < today
  const conforms = rule.scenarios.length > 0 && rule.scenarios.every(({ verdict }) => verdict === 'conforms')
  if (isOver && conforms) return [`the waiver of rule ${id} expired on ${until}, and the rule conforms: take it out`]
  if (isOver) return [`the waiver of rule ${id} expired on ${until}: the rule counts, and is ${inWords(rule.verdict)}`]
  return conforms ? [`rule ${id} is waived but conforms: the waiver can be taken out`] : []
}

const inWords = (verdict: GradedRule['verdict']) => (verdict === 'violates' ? 'violated' : verdict)
