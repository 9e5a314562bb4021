import type { Catalog, Rule } from '../catalog/catalog'
import { type FeatureIndex, featuresOf } from '../catalog/features'
import type { GradingProfile } from '../grading/points'
import { type ReplayFile, replaysOf } from '../grading/replays'
import { type Coverage, scorecardOf } from '../grading/scorecard'
import type { SandboxKind, Scorecard } from '../grading/scorecard-schema'
import { firstLook } from '../probe/first-look'
import type { Program, SutSession } from '../sut/session'
import type { SuiteRun } from './suite'

/** What is graded, against which rules. */
export interface GradeRequest {
  readonly catalog: Catalog
  readonly index: FeatureIndex
  readonly proven: ReadonlySet<string>
  /** The rules asked for: the denominator, whether or not they have scenarios. */
  readonly rules: readonly Rule[]
  readonly session: SutSession
  readonly suite: { readonly name: string; readonly version: string }
  /** The names the rules were selected by. */
  readonly selection: readonly string[]
  /** What reruns the same program, for the report. */
  readonly command: string
  /** What the program is kept in. */
  readonly sandbox?: SandboxKind
  /** What sends the messages of a failing scenario again, up to its file. */
  readonly replayCommand?: string
  readonly order?: SuiteRun['order']
  /** What rules are worth and which are waived, where it is not as printed. */
  readonly profile?: GradingProfile
  /** The longest time for the whole run. */
  readonly timeLimitSeconds?: number | undefined
}

export interface GradeResult {
  readonly scorecard: Scorecard
  /** The messages of the scenarios that failed. */
  readonly replays: readonly ReplayFile[]
  /** Faults of the harness itself. */
  readonly defects: readonly string[]
}

/**
 * Grades one program: introduces itself, plays the scenarios, is judged.
 * @throws SutFailure or SutError when the program never introduces itself, BrokenAdapter when it breaks the protocol
 */
export async function gradeSut(request: GradeRequest): Promise<GradeResult> {
  const { catalog, index, rules, session, timeLimitSeconds, order = 'defined' } = request
  const startedAt = new Date()
  const testable = rules.filter(({ id }) => index.rules.has(id))
  const { implementation, outcomes, defects } = await within(timeLimitSeconds, session, async () => {
    // Cucumber is loaded while the program starts: either takes a while.
    const [{ introduction }, { runSuite }] = await Promise.all([lookedAt(session), import('./suite.js')])
    const result = await runSuite({
      session,
      features: featuresOf(index, testable),
      ...(testable.length === index.rules.size ? {} : { rules: testable.map(({ id }) => id) }),
      order,
    })
    return { ...result, implementation: introduction.implementation }
  })
  const { name, version, language } = implementation
  const coverage: Coverage = { scenarios: new Set(index.rules.keys()), proven: request.proven }
  const scorecard = scorecardOf({
    catalog,
    selected: new Set(rules.map(({ id }) => id)),
    outcomes,
    coverage,
    complete: true,
    suite: request.suite,
    implementation: {
      name,
      ...(version == null ? {} : { version }),
      ...(language == null ? {} : { language }),
      sut: session.label,
    },
    run: {
      startedAt: startedAt.toISOString(),
      seconds: (Date.now() - startedAt.getTime()) / 1000,
      selection: [...request.selection],
      command: request.command,
      sandbox: request.sandbox ?? 'none',
      ...(request.replayCommand === undefined ? {} : { replayCommand: request.replayCommand }),
    },
    ...(request.profile === undefined ? {} : { profile: request.profile }),
  })
  return { scorecard, replays: replaysOf(scorecard, outcomes, session.greeting()), defects }
}

/** A program that introduced itself, and whose answers are some. */
async function lookedAt(session: SutSession): Promise<Program> {
  const program = await session.program()
  await firstLook(program)
  return program
}

/** Ends the program when the time is over, so that the scenarios left fail at once and say why. */
async function within<T>(seconds: number | undefined, session: SutSession, run: () => Promise<T>): Promise<T> {
  if (seconds === undefined) return run()
  const timer = setTimeout(() => void session.giveUp(`the run took longer than its ${seconds} s`), seconds * 1000)
  try {
    return await run()
  } finally {
    clearTimeout(timer)
  }
}
