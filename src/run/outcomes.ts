import {
  AttachmentContentEncoding,
  type Envelope,
  type GherkinDocument,
  type Pickle,
  type PickleStep,
  PickleStepType,
  type TestCase,
  type TestStepFinished,
  type TestStepResult,
  TestStepResultStatus,
} from '@cucumber/messages'
import type { ScenarioOutcome, ScenarioVerdict, StepOutcome } from '../grading/outcome'
import { type Evidence, FAILURE_MEDIA_TYPE } from '../protocol/evidence'

/** Cucumber's messages made into what a run observed. */
export interface Collector {
  readonly receive: (envelope: Envelope) => void
  readonly result: () => { outcomes: readonly ScenarioOutcome[]; defects: readonly string[] }
}

/** A scenario while it runs. */
interface Running {
  readonly testCase: TestCase
  readonly finished: TestStepFinished[]
  evidence: Partial<Evidence>
}

/** What the exceptions of the steps mean; every other is a defect of the harness. */
const VERDICT_OF_EXCEPTION: Readonly<Record<string, ScenarioVerdict>> = {
  AssertionError: 'violates',
  OutOfChance: 'violates',
  Unsupported: 'unsupported',
  SutFailure: 'errored',
  SutError: 'errored',
}

const KEYWORDS: Readonly<Record<PickleStepType, string>> = {
  [PickleStepType.CONTEXT]: 'Given',
  [PickleStepType.ACTION]: 'When',
  [PickleStepType.OUTCOME]: 'Then',
  [PickleStepType.UNKNOWN]: '*',
}

const STEP_STATUS: Readonly<Partial<Record<TestStepResultStatus, StepOutcome['status']>>> = {
  [TestStepResultStatus.PASSED]: 'passed',
  [TestStepResultStatus.SKIPPED]: 'skipped',
}

/** @param onScenario told of every scenario as it ends */
export function createCollector(onScenario: (outcome: ScenarioOutcome) => void = () => {}): Collector {
  const lines = new Map<string, number>()
  const pickles = new Map<string, Pickle>()
  const testCases = new Map<string, TestCase>()
  const running = new Map<string, Running>()
  const outcomes: ScenarioOutcome[] = []
  const defects: string[] = []

  function finish({ testCase, finished, evidence }: Running): void {
    const pickle = pickles.get(testCase.pickleId)
    if (pickle === undefined) return
    const location = `${pickle.uri}:${lines.get(pickle.astNodeIds.at(-1) ?? '') ?? 0}`
    const steps = stepsOf(pickle, testCase, finished)
    const failed = finished.find(({ testStepResult }) => isFailure(testStepResult.status))
    const rule = pickle.tags.map(({ name }) => name).find((name) => name.startsWith('@rule:'))
    const seconds = secondsOf(finished)
    const base = { rule: rule?.slice('@rule:'.length) ?? '', name: pickle.name, location, steps, seconds }
    // A scenario that a step has skipped is left out: it was neither obeyed nor broken.
    if (failed === undefined && finished.some(isSkipped)) return
    if (failed === undefined) {
      outcomes.push({ ...base, verdict: 'conforms' })
    } else {
      const known = VERDICT_OF_EXCEPTION[failed.testStepResult.exception?.type ?? '']
      const step = steps.find((candidate) => candidate.status === 'failed')?.text ?? 'before the first step'
      const message = whatHappened(failed.testStepResult)
      if (known === undefined) defects.push(`${location}: ${step}: ${message}`)
      const failure = { changes: [], exchange: [], ...evidence, step, message }
      outcomes.push({ ...base, verdict: known ?? 'errored', failure })
    }
    const last = outcomes.at(-1)
    if (last !== undefined) onScenario(last)
  }

  return {
    receive(envelope) {
      if (envelope.gherkinDocument !== undefined) collectLines(envelope.gherkinDocument, lines)
      if (envelope.pickle !== undefined) pickles.set(envelope.pickle.id, envelope.pickle)
      if (envelope.testCase !== undefined) testCases.set(envelope.testCase.id, envelope.testCase)
      if (envelope.testCaseStarted !== undefined) {
        const testCase = testCases.get(envelope.testCaseStarted.testCaseId)
        if (testCase !== undefined) running.set(envelope.testCaseStarted.id, { testCase, finished: [], evidence: {} })
      }
      if (envelope.testStepFinished !== undefined) {
        running.get(envelope.testStepFinished.testCaseStartedId)?.finished.push(envelope.testStepFinished)
      }
      const attached = envelope.attachment
      if (attached?.mediaType === FAILURE_MEDIA_TYPE && attached.testCaseStartedId !== undefined) {
        const scenario = running.get(attached.testCaseStartedId)
        const body =
          attached.contentEncoding === AttachmentContentEncoding.BASE64
            ? Buffer.from(attached.body, 'base64').toString()
            : attached.body
        if (scenario !== undefined) scenario.evidence = JSON.parse(body) as Evidence
      }
      if (envelope.testCaseFinished !== undefined) {
        const id = envelope.testCaseFinished.testCaseStartedId
        const scenario = running.get(id)
        running.delete(id)
        if (scenario !== undefined) finish(scenario)
      }
    },
    result: () => ({ outcomes, defects }),
  }
}

/** Why a step failed; what was not even tried has no exception. */
const whatHappened = ({ exception, message, status }: TestStepResult): string =>
  exception?.message ?? NOT_TRIED[status] ?? message ?? status.toLowerCase()

const NOT_TRIED: Readonly<Partial<Record<TestStepResultStatus, string>>> = {
  [TestStepResultStatus.UNDEFINED]: 'there is no such phrase; step-definitions/README.md lists them all',
  [TestStepResultStatus.AMBIGUOUS]: 'two phrases fit; one of them has to be worded differently',
  [TestStepResultStatus.PENDING]: 'this phrase does nothing yet',
}

const isSkipped = ({ testStepResult }: TestStepFinished) => testStepResult.status === TestStepResultStatus.SKIPPED

const secondsOf = (finished: readonly TestStepFinished[]): number =>
  finished.reduce((sum, { testStepResult: { duration } }) => sum + duration.seconds + duration.nanos / 1e9, 0)

const isFailure = (status: TestStepResultStatus) =>
  status !== TestStepResultStatus.PASSED && status !== TestStepResultStatus.SKIPPED

function stepsOf(pickle: Pickle, testCase: TestCase, finished: readonly TestStepFinished[]): StepOutcome[] {
  const results = new Map(finished.map(({ testStepId, testStepResult }) => [testStepId, testStepResult.status]))
  const byPickleStep = new Map(testCase.testSteps.map(({ pickleStepId, id }) => [pickleStepId, id]))
  return pickle.steps.map((step) => {
    const status = results.get(byPickleStep.get(step.id) ?? '')
    return { text: inWords(step), status: status === undefined ? 'skipped' : (STEP_STATUS[status] ?? 'failed') }
  })
}

const inWords = ({ type, text }: PickleStep) => `${KEYWORDS[type ?? PickleStepType.UNKNOWN]} ${text}`

/** Where scenarios and the rows of their examples stand. */
function collectLines(document: GherkinDocument, lines: Map<string, number>): void {
  for (const child of document.feature?.children ?? []) {
    for (const { scenario } of [child, ...(child.rule?.children ?? [])]) {
      if (scenario === undefined) continue
      lines.set(scenario.id, scenario.location.line)
      for (const { tableBody } of scenario.examples) for (const row of tableBody) lines.set(row.id, row.location.line)
    }
  }
}
