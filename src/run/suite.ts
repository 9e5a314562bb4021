import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { type IRunEnvironment, runCucumber } from '@cucumber/cucumber/api'
import type { ScenarioOutcome } from '../grading/outcome'
import { PACKAGE_ROOT } from '../lib/package-root'
import { useSession } from '../sut/current'
import type { SutSession } from '../sut/session'
import { createCollector } from './outcomes'
import { loadSteps } from './steps'

/** What is to be run, and on what. */
export interface SuiteRun {
  readonly session: SutSession
  /** Feature files, relative to the package. */
  readonly features: readonly string[]
  /** Ids of the rules whose scenarios are run; all in the files where it is left out. */
  readonly rules?: readonly string[]
  /** `defined`, `random` or `random:<seed>`. */
  readonly order?: 'defined' | 'random' | `random:${string}`
  /** Told of every scenario as it ends. */
  readonly onScenario?: (outcome: ScenarioOutcome) => void
}

export interface SuiteResult {
  readonly outcomes: readonly ScenarioOutcome[]
  /** What went wrong in the harness itself: these make a run worthless. */
  readonly defects: readonly string[]
}

/** Runs scenarios against a program under test. Results come from Cucumber's message stream alone. */
export async function runSuite({
  session,
  features,
  rules,
  order = 'defined',
  onScenario,
}: SuiteRun): Promise<SuiteResult> {
  const complaints: string[] = []
  const environment: IRunEnvironment = {
    cwd: PACKAGE_ROOT,
    stdout: sink(() => {}),
    stderr: sink((text) => complaints.push(text)),
  }
  const collector = createCollector(onScenario)
  useSession(session)
  await runCucumber(
    {
      sources: {
        paths: [...features],
        defaultDialect: 'en',
        names: [],
        tagExpression: (rules ?? []).map((id) => `@rule:${id}`).join(' or '),
        order: order as 'defined',
        shard: '',
      },
      support: await loadSteps(environment),
      runtime: {
        dryRun: false,
        failFast: false,
        filterStacktraces: true,
        parallel: 0,
        retry: 0,
        retryTagFilter: '',
        strict: true,
        worldParameters: {},
      },
      formats: { stdout: SILENT, files: {}, publish: false, options: {} },
      plugins: { specifiers: [], options: {} },
    },
    environment,
    collector.receive,
  )
  const { outcomes, defects } = collector.result()
  return { outcomes, defects: [...complaints.map((text) => text.trim()).filter((text) => text !== ''), ...defects] }
}

/** Every formatter of Cucumber's own collects or prints what is told by the messages already. */
const SILENT = pathToFileURL(join(__dirname, 'silent-formatter.js')).href

const sink = (receive: (text: string) => void) =>
  new Writable({
    write(chunk, _encoding, done) {
      receive(String(chunk))
      done()
    },
  })
