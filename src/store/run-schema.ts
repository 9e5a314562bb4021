import { type Static, Type } from '@sinclair/typebox'
import { TotalsSchema } from '../grading/scorecard-schema'
import { RULE_VERDICTS } from '../grading/verdict'
import type { DeepReadonly } from '../lib/deep-readonly'
import { oneOf } from '../lib/schema-kit'

/**
 * The file of a run. Runs when the package is built; at run time only the types are imported. Its objects are open: a
 * later version may say more in them, and such a file is still read.
 */

const text = (description: string) => Type.String({ description })

export const WaiverRecordSchema = Type.Object({
  reason: text('why it is waived'),
  until: Type.Optional(text('the last day')),
})

const RecordedRuleSchema = Type.Object({
  verdict: oneOf(RULE_VERDICTS),
  worth: Type.Number({ minimum: 0, description: 'the points it was worth; none where it is waived' }),
  wording: text('fingerprint of the statement and the reading it was held to'),
  message: Type.Optional(text('what was wrong in the first scenario that decided the verdict')),
  waiver: Type.Optional(WaiverRecordSchema),
})

export const RunSchema = Type.Object({
  schemaVersion: Type.Literal(1),
  startedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT', description: 'ISO 8601' }),
  complete: Type.Boolean({ description: 'false when the run was interrupted' }),
  suite: Type.Object({ version: text('of this package'), catalogHash: text('which rules it held the program to') }),
  implementation: Type.Object({
    name: text('as the program says'),
    version: Type.Optional(text('as the program says')),
    language: Type.Optional(text('as the program says')),
    sut: text('what was graded, as named on the command line'),
  }),
  commit: Type.Optional(text('where the repository of the team stood; `-dirty` at its end says it had changes')),
  reference: Type.Optional(Type.Literal(true, { description: 'the run was of the reference engine' })),
  selection: Type.Array(Type.String(), { description: 'rulesets, sections and rules asked for; empty for all' }),
  totals: TotalsSchema,
  rules: Type.Record(Type.String(), RecordedRuleSchema, {
    description: 'by their ids; rules that were not graded are left out, for the run says nothing of them',
  }),
})

/** What a run found of one rule. */
export type RecordedRule = DeepReadonly<Static<typeof RecordedRuleSchema>>

/** What is kept of a run: the file itself. */
export type RunRecord = DeepReadonly<Static<typeof RunSchema>>
