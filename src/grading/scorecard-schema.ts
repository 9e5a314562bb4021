import { type Static, Type } from '@sinclair/typebox'
import { KINDS } from '../catalog/schema'
import type { DeepReadonly } from '../lib/deep-readonly'
import { closed, count, flag, oneOf } from '../lib/schema-kit'
import { SCENARIO_VERDICTS } from './outcome'
import { RULE_VERDICTS } from './verdict'

/**
 * The document that `fitg grade --json` prints. Runs when the package is built; at run time only the types are
 * imported. Texts that come from the program under test are made safe to show before they are put in.
 */

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ minimum: 0, description })

export const PointsSchema = closed({
  possible: number('what the rules are worth together'),
  earned: number('by rules that conform'),
  lost: number('by rules that are violated or errored'),
  notAttempted: number('by rules that are unsupported or untested'),
})

export const TotalsSchema = closed({
  rules: count('all rules selected; the six verdicts add up to it'),
  conforms: count('rules with that verdict'),
  violates: count('rules with that verdict'),
  unsupported: count('rules with that verdict'),
  errored: count('rules with that verdict'),
  untested: count('rules with that verdict'),
  waived: count('rules with that verdict'),
  points: PointsSchema,
})

const CoverageSchema = closed(
  {
    rules: count('all rules selected'),
    withScenarios: count('rules that the suite has scenarios for'),
    proven: count('rules whose scenarios were shown to catch a broken engine'),
  },
  { description: 'what the suite itself can tell, whatever the program did' },
)

const StepSchema = closed({ text: text('as `Given …`'), status: oneOf(['passed', 'failed', 'skipped']) })

const ChangeSchema = closed({
  path: text('as `planets.Angoff.pdb.status`'),
  before: text('the value, or `absent`'),
  after: text('the value, or `absent`'),
})

const MessageSchema = closed({
  method: text('of the request'),
  request: text('JSON, shortened'),
  response: Type.Optional(text('JSON, shortened')),
  failure: Type.Optional(text('why there is no response')),
})

const FailureSchema = closed({
  step: text('the step that failed'),
  message: text('what is wrong, in one sentence'),
  expected: Type.Optional(text('the value that was expected')),
  actual: Type.Optional(text('the value found instead')),
  changes: Type.Array(ChangeSchema, { description: 'how the order changed the position' }),
  changesLeftOut: count('further changes'),
  exchange: Type.Array(MessageSchema, { description: 'the last messages; of failing scenarios only' }),
  messagesLeftOut: count('messages before those'),
  stderr: Type.Optional(text('the end of what the program wrote to its standard error')),
})

const GradedScenarioSchema = closed({
  name: text('of the scenario'),
  location: text('as `features/summary/17-changes.feature:12`'),
  verdict: oneOf(SCENARIO_VERDICTS),
  steps: Type.Array(StepSchema),
  seconds: Type.Optional(number('how long its steps took')),
  failure: Type.Optional(FailureSchema),
  replay: Type.Optional(text('of a failing one: the file beside the scorecard that holds its messages')),
})

const GradedRuleSchema = closed({
  id: text('as `6.1.3`'),
  title: text('in our own words'),
  statement: text('what a program is held to'),
  reading: Type.Optional(text('how an ambiguous rule is read, and why')),
  conflictsWith: Type.Optional(Type.Array(Type.String(), { description: 'rules that cannot hold together with it' })),
  references: Type.Array(Type.String(), { description: 'case numbers of the printed rulebook' }),
  kind: oneOf(KINDS),
  metric: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'points, as printed' }),
  verdict: oneOf(RULE_VERDICTS),
  waiver: Type.Optional(closed({ reason: text('why it is waived'), until: Type.Optional(text('the last day')) })),
  points: PointsSchema,
  scenarios: Type.Array(GradedScenarioSchema, { description: 'those that ran' }),
})

const GradedSectionSchema = closed({
  id: text('as `6.1`'),
  ruleset: text('as `summary`'),
  title: text('of the section'),
  totals: TotalsSchema,
  coverage: CoverageSchema,
  rules: Type.Array(GradedRuleSchema),
})

/** What a program may be kept in while it is graded. */
const SANDBOXES = ['none', 'bwrap'] as const

export const ScorecardSchema = closed({
  schemaVersion: Type.Literal(1),
  complete: flag('false when the run was interrupted'),
  suite: closed({
    name: text('of this package'),
    version: text('of this package'),
    catalogHash: text('which rules it held the program to'),
  }),
  implementation: closed({
    name: text('as the program says'),
    version: Type.Optional(text('as the program says')),
    language: Type.Optional(text('as the program says')),
    sut: text('what was graded, as named on the command line'),
  }),
  run: closed({
    startedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT', description: 'ISO 8601' }),
    seconds: number('how long it took'),
    selection: Type.Array(Type.String(), { description: 'rulesets, sections and rules asked for; empty for all' }),
    command: text('the command line without its selection: with `--rule <id>` it reruns one rule'),
    sandbox: Type.Optional(oneOf(SANDBOXES, { description: 'what the program was kept in; `bwrap` is bubblewrap' })),
    replayCommand: Type.Optional(text('the command line that sends messages again: with a slash and a `replay` file')),
  }),
  totals: TotalsSchema,
  coverage: CoverageSchema,
  notes: Type.Optional(
    Type.Array(Type.String(), { description: 'on the grading profile: waivers that have expired, or are not needed' }),
  ),
  sections: Type.Array(GradedSectionSchema, { description: 'those with a rule selected, in the order of the catalog' }),
})

export type Points = DeepReadonly<Static<typeof PointsSchema>>
export type Totals = DeepReadonly<Static<typeof TotalsSchema>>
export type SectionCoverage = DeepReadonly<Static<typeof CoverageSchema>>
export type GradedFailure = DeepReadonly<Static<typeof FailureSchema>>
export type GradedScenario = DeepReadonly<Static<typeof GradedScenarioSchema>>
export type GradedRule = DeepReadonly<Static<typeof GradedRuleSchema>>
export type GradedSection = DeepReadonly<Static<typeof GradedSectionSchema>>

export type SandboxKind = (typeof SANDBOXES)[number]

/** What a run found, as a plain value: the document itself. */
export type Scorecard = DeepReadonly<Static<typeof ScorecardSchema>>
