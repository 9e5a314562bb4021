import { type Static, Type } from '@sinclair/typebox'
import type { DeepReadonly } from '../lib/deep-readonly'
import { closed, count, flag } from '../lib/schema-kit'
import { runNameMembers, SkippedSchema } from './checklist-schema'

/** The document that `fitg history --json` prints. Runs when the package is built; at run time only the types are imported. */

const text = (description: string) => Type.String({ description })
const ids = (description: string) => Type.Array(Type.String(), { description })

const HistoryRunSchema = closed({
  ...runNameMembers,
  implementation: text('as the program calls itself'),
  complete: flag('false when the run was interrupted'),
  selection: ids('rulesets, sections and rules asked for; empty for all'),
  graded: count('how many rules it graded'),
  conforms: count('how many rules conformed after it: each as it was last graded'),
  gained: ids('the rules that conform since this run'),
  lost: ids('the rules that no longer conform'),
})

const SectionTrendSchema = closed({
  id: text('as `6.1`'),
  ruleset: text('as `summary`'),
  title: text('of the section'),
  rules: count('selected'),
  conforms: Type.Array(Type.Integer({ minimum: 0 }), { description: 'how many of them conformed after each run' }),
})

export const HistorySchema = closed({
  schemaVersion: Type.Literal(1),
  rules: count('selected'),
  skipped: SkippedSchema,
  runs: Type.Array(HistoryRunSchema, { description: 'from the first to the last' }),
  sections: Type.Array(SectionTrendSchema),
})

export type HistoryRun = DeepReadonly<Static<typeof HistoryRunSchema>>
export type SectionTrend = DeepReadonly<Static<typeof SectionTrendSchema>>
/** How the rules came to conform: the document itself. */
export type History = DeepReadonly<Static<typeof HistorySchema>>
