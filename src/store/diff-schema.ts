import { type Static, Type } from '@sinclair/typebox'
import { PointsSchema } from '../grading/scorecard-schema'
import { RULE_VERDICTS } from '../grading/verdict'
import type { DeepReadonly } from '../lib/deep-readonly'
import { closed, count, flag, oneOf } from '../lib/schema-kit'
import { runNameMembers } from './checklist-schema'

/** The document that `fitg diff --json` prints. Runs when the package is built; at run time only the types are imported. */

const text = (description: string) => Type.String({ description })

const RuleChangeSchema = closed({
  id: text('as `6.1.3`'),
  title: Type.Optional(text('missing where the rule is not in the catalog any more')),
  from: oneOf(RULE_VERDICTS),
  to: oneOf(RULE_VERDICTS),
  messageBefore: Type.Optional(text('what was wrong before')),
  message: Type.Optional(text('what is wrong after')),
  reworded: Type.Optional(
    Type.Literal(true, {
      description: 'its statement or reading changed in between: the program may not have',
    }),
  ),
})

const ComparedRunSchema = closed({
  ...runNameMembers,
  implementation: text('name and version'),
  suite: text('version of this package'),
  complete: flag('false when the run was interrupted'),
  rules: count('how many rules it graded'),
  conforms: count('of the rules that both runs graded'),
  points: PointsSchema,
})

const changes = (description: string) => Type.Array(RuleChangeSchema, { description })
const ids = (description: string) => Type.Array(Type.String(), { description })

export const DiffSchema = closed({
  schemaVersion: Type.Literal(1),
  from: ComparedRunSchema,
  to: ComparedRunSchema,
  compared: count('how many rules both runs graded: nothing is said of others'),
  newlyConforming: changes('rules that conform, and did not'),
  newlyViolating: changes('rules that are violated or errored, and were not'),
  otherVerdict: changes('rules whose verdict changed in another way'),
  changedMessage: changes('the same verdict, for another reason'),
  onlyInFrom: ids('rules that only the first run graded'),
  onlyInTo: ids('rules that only the second run graded'),
})

export type RuleChange = DeepReadonly<Static<typeof RuleChangeSchema>>
export type ComparedRun = DeepReadonly<Static<typeof ComparedRunSchema>>
/** What changed from one run to another: the document itself. */
export type RunDiff = DeepReadonly<Static<typeof DiffSchema>>
