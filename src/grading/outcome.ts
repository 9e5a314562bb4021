import type { Exchange } from '../protocol/client'
import type { Difference } from '../protocol/differences'

export type { Difference }

/** What a run observed of one scenario, before anything is graded. Everything a program said in it is hostile text. */

/** The verdicts a scenario can have. */
export const SCENARIO_VERDICTS = ['errored', 'violates', 'unsupported', 'conforms'] as const
export type ScenarioVerdict = (typeof SCENARIO_VERDICTS)[number]

/** Why a scenario does not conform. */
export interface Failure {
  /** The step that failed, as `Then the order should be refused`. */
  readonly step: string
  /** What is wrong, in one sentence. */
  readonly message: string
  readonly expected?: unknown
  readonly actual?: unknown
  /** How the order changed the position; also what no step looked at. */
  readonly changes: readonly Difference[]
  readonly exchange: readonly Exchange[]
  /** The last lines of the program's standard error. */
  readonly stderr?: string
}

export interface StepOutcome {
  /** As `Given Boccanegra is detected`. */
  readonly text: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

export interface ScenarioOutcome {
  readonly rule: string
  readonly name: string
  /** As `features/summary/17-changes.feature:12`. */
  readonly location: string
  readonly verdict: ScenarioVerdict
  readonly steps: readonly StepOutcome[]
  /** How long its steps took; unknown where nothing measured it. */
  readonly seconds?: number
  readonly failure?: Failure
}
