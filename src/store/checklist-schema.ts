import { type Static, Type } from '@sinclair/typebox'
import { RULE_VERDICTS } from '../grading/verdict'
import type { DeepReadonly } from '../lib/deep-readonly'
import { closed, count, oneOf } from '../lib/schema-kit'
import { STATUSES } from './status'

/** The document that `fitg checklist --json` prints. Runs when the package is built; at run time only the types are imported. */

const text = (description: string) => Type.String({ description })

export const runNameMembers = {
  id: text('of the run, as `1a2b3c4d`'),
  at: text('when it began, ISO 8601'),
  commit: Type.Optional(text('where the repository of the team stood')),
}

const RunNameSchema = closed(runNameMembers)

const run = (description: string) => Type.Optional(closed(runNameMembers, { description }))

export const SkippedSchema = Type.Array(
  closed({ file: text('that was left alone'), message: text('why, as the end of a sentence') }),
  { description: 'files of runs that could not be read' },
)

const ClaimSchema = closed(
  {
    by: text('whose claim it is'),
    on: Type.Optional(text('the day, as `2025-11-21`')),
    note: Type.Optional(text('what there is to say of it')),
  },
  { description: 'that the rule is done' },
)

const RuleStatusSchema = closed({
  id: text('as `6.1.3`'),
  title: text('in our own words'),
  status: oneOf(STATUSES),
  since: run('the run since which it is so; of a rule that is only claimed, there is none'),
  lastGraded: run('the last run that graded it'),
  verdict: Type.Optional(oneOf(RULE_VERDICTS, { description: 'what that run found: also of a stale rule' })),
  message: Type.Optional(text('what was wrong')),
  lastConformed: run('of a rule that does not conform now, but did'),
  reworded: Type.Optional(
    Type.Literal(true, { description: 'it conformed under another statement or reading than the one it fails' }),
  ),
  waiver: Type.Optional(closed({ reason: text('why it is waived'), until: Type.Optional(text('the last day')) })),
  owner: Type.Optional(text('who answers for it')),
  note: Type.Optional(text('of the team')),
  claim: Type.Optional(ClaimSchema),
})

const StatusTotalsSchema = closed({
  rules: count('all rules selected; the statuses add up to it'),
  regressed: count('rules that conformed once, and do not now'),
  claimed: count('rules that are claimed and do not conform'),
  'in-progress': count('rules that never conformed'),
  stale: count('rules whose statement or reading changed since they were graded'),
  unsupported: count('rules that the program says it lacks something for'),
  untested: count('rules that no run graded'),
  waived: count('rules that the grader lets pass'),
  conforms: count('rules that conform'),
})

const SectionStatusSchema = closed({
  id: text('as `6.1`'),
  ruleset: text('as `summary`'),
  title: text('of the section'),
  totals: StatusTotalsSchema,
  rules: Type.Array(RuleStatusSchema),
})

export const ChecklistSchema = closed({
  schemaVersion: Type.Literal(1),
  catalogHash: text('which rules it tells of'),
  runs: count('from how many runs it was made'),
  lastRun: Type.Optional(RunNameSchema),
  skipped: SkippedSchema,
  totals: StatusTotalsSchema,
  sections: Type.Array(SectionStatusSchema, { description: 'those that have a rule to show' }),
})

/** A run as a checklist names it. */
export type RunName = DeepReadonly<Static<typeof RunNameSchema>>
/** A file that was left alone, and why. */
export type SkippedRun = DeepReadonly<Static<typeof SkippedSchema>>[number]
/** That a rule is done. */
export type Claim = DeepReadonly<Static<typeof ClaimSchema>>
export type RuleStatus = DeepReadonly<Static<typeof RuleStatusSchema>>
export type StatusTotals = DeepReadonly<Static<typeof StatusTotalsSchema>>
export type SectionStatus = DeepReadonly<Static<typeof SectionStatusSchema>>
/** Where every rule stands: the document itself. */
export type Checklist = DeepReadonly<Static<typeof ChecklistSchema>>
