import type { GradedFailure, GradedRule, GradedScenario } from '../grading/scorecard-schema'
import type { RuleVerdict } from '../grading/verdict'
import { counted, grouped } from '../lib/numbers'
import { cutShort } from '../lib/text'
import { isFailing, type ShownVerdict, symbolOf } from './verdicts'

/** A rule and its scenarios as the page shows them. */

/** How much of the failures there is room for on a page. */
export interface Detail {
  /** Characters of each message; 0 for no messages at all. */
  readonly messages: number
  /** Scenarios of a rule whose messages are shown; the other failures of a rule are mostly like its first. */
  readonly exchanges: number
  /** Scenarios of a rule that are shown step by step: of one that fails in every line of a chart, a few say enough. */
  readonly scenarios: number
  /** Scenarios of a rule that conform and are named; of the others there is the number. */
  readonly named: number
  /** The rules whose failures are shown step by step; the others say in one sentence what was wrong. */
  readonly rules: ReadonlySet<string>
  /** Those of them whose messages are shown. */
  readonly told: ReadonlySet<string>
}

/** What all rules of a section have in common. */
export interface Surroundings {
  /** The command line that reruns one rule, up to `--rule`. */
  readonly command: string
  /** The command line that sends the messages of a scenario again, up to its file. */
  readonly replayCommand: string | undefined
  /** The feature that all scenarios of the section stand in; null where they stand in several. */
  readonly file: string | null
  readonly detail: Detail
}

export interface RuleView extends ShownVerdict {
  readonly id: string
  readonly title: string
  readonly open: boolean
  readonly tags: readonly string[]
  readonly statement: string
  readonly reading: string | null
  readonly waiver: string | null
  /** What sort of rule it is, where it is printed, what it is worth. */
  readonly facts: string
  readonly failures: readonly FailureView[]
  /** Failing scenarios that there was no room for. */
  readonly more: string | null
  readonly conforming: readonly ScenarioView[]
  /** Conforming scenarios that there was no room for. */
  readonly moreConforming: string | null
  /** How to see a failure again; where the page had no room, it says so once for all. */
  readonly command: string | null
}

interface ScenarioView extends ShownVerdict {
  readonly name: string
  /** As `line 12`. */
  readonly where: string
}

interface FailureView extends ScenarioView {
  readonly step: string
  readonly message: string
  /** The file with its messages, and the command that sends them again, where there is room for that. */
  readonly replay: { readonly file: string; readonly command: string | null } | null
  readonly detail: DetailView | null
}

interface DetailView {
  readonly steps: readonly StepView[]
  readonly compared: { readonly expected: string; readonly actual: string } | null
  readonly changes: { readonly rows: GradedFailure['changes']; readonly more: string | null } | null
  readonly messages: { readonly heading: string; readonly list: readonly MessageView[] } | null
  readonly stderr: string | null
}

interface StepView {
  readonly status: string
  readonly failed: boolean
  readonly mark: string
  readonly keyword: string
  readonly words: string
}

interface MessageView {
  readonly method: string
  readonly request: string
  readonly answer: string
}

const MOST_CHANGES = 12
/** Length of a text where a failure is not shown step by step. */
const BRIEF = 160

/** What the page shows of a rule that was tried or waived. */
export function ruleView(rule: GradedRule, { command, replayCommand, file, detail }: Surroundings): RuleView {
  const { id, title, verdict, metric, reading, waiver, scenarios } = rule
  const failing = decisiveFirst(scenarios, verdict)
  const inFull = detail.rules.has(id) ? failing.filter((scenario) => isFailing(scenario.verdict)) : []
  const detailed = inFull.slice(0, detail.scenarios)
  const exchanges = detail.told.has(id) ? detail.exchanges : 0
  const isCut = isFailing(verdict) && detailed.length === 0
  const shown = detailed.length === 0 ? failing.slice(0, 1) : failing
  const conforming = scenarios.filter((scenario) => scenario.verdict === 'conforms')
  const named = conforming.slice(0, detail.named)
  const own = featureOf(scenarios)
  const viewOf = (scenario: GradedScenario) => scenarioView(scenario, own)
  return {
    id,
    title,
    verdict,
    symbol: symbolOf(verdict),
    open: detailed.length > 0 || verdict === 'waived',
    tags: [
      ...(reading === undefined ? [] : ['reading']),
      ...(waiver === undefined ? [] : ['waiver']),
      ...(metric === null ? [] : [counted(metric, 'point')]),
    ],
    statement: rule.statement,
    reading: reading ?? null,
    waiver: waiverOf(rule),
    facts: own === file || own === null ? factsOf(rule) : `${factsOf(rule)} · ${own}`,
    failures: shown.map((scenario) => ({
      ...viewOf(scenario),
      replay: replayView(scenario, detailed.includes(scenario) ? replayCommand : undefined),
      ...failureView(
        scenario,
        detailed.includes(scenario),
        detailed.indexOf(scenario) < exchanges ? detail.messages : 0,
      ),
    })),
    more: shown.length < failing.length ? counted(failing.length - shown.length, 'more scenario') : null,
    conforming: named.map(viewOf),
    moreConforming: moreInWords(conforming.length - named.length, named.length),
    command: failing.length === 0 || isCut ? null : `${command} --rule ${id}`,
  }
}

/** The feature that scenarios stand in, if they stand in one. */
export function featureOf(scenarios: readonly GradedScenario[]): string | null {
  const features = new Set(scenarios.map(({ location }) => location.replace(/:\d+$/, '')))
  const [feature = null] = features
  return features.size === 1 ? feature : null
}

function moreInWords(left: number, named: number): string | null {
  if (left === 0) return null
  return named === 0 ? counted(left, 'conforming scenario') : `and ${counted(left, 'more conforming scenario')}`
}

/** The scenarios that do not conform, before all those that the verdict on the rule comes from. */
function decisiveFirst(scenarios: readonly GradedScenario[], verdict: RuleVerdict): readonly GradedScenario[] {
  const failing = scenarios.filter((scenario) => scenario.verdict !== 'conforms')
  const isDecisive = (scenario: GradedScenario) => scenario.verdict === verdict
  return [...failing.filter(isDecisive), ...failing.filter((scenario) => !isDecisive(scenario))]
}

const waiverOf = ({ waiver }: GradedRule): string | null =>
  waiver === undefined ? null : `${waiver.reason}${waiver.until === undefined ? '' : ` (until ${waiver.until})`}`

function factsOf({ kind, references, metric, points, conflictsWith = [] }: GradedRule): string {
  const print = metric === null ? 'no printed metric' : `printed metric ${grouped(metric)}`
  return [
    kind,
    ...(references.length === 0 ? [] : [`${references.length === 1 ? 'case' : 'cases'} ${references.join(', ')}`]),
    `${grouped(points.earned)} of ${counted(points.possible, 'point')}, ${print}`,
    ...(conflictsWith.length === 0 ? [] : [`conflicts with ${conflictsWith.join(', ')}`]),
  ].join(' · ')
}

function scenarioView({ name, location, verdict }: GradedScenario, file: string | null): ScenarioView {
  const inFile = file !== null && location.startsWith(`${file}:`)
  const where = inFile ? `line ${location.slice(file.length + 1)}` : location
  return { name, where, verdict, symbol: symbolOf(verdict) }
}

const replayView = ({ replay }: GradedScenario, command: string | undefined): FailureView['replay'] =>
  replay === undefined ? null : { file: replay, command: command === undefined ? null : `${command}/${replay}` }

function failureView(
  scenario: GradedScenario,
  inFull: boolean,
  messageLength: number,
): Pick<FailureView, 'step' | 'message' | 'detail'> {
  const { failure } = scenario
  const { step = '', message = '' } = failure ?? {}
  if (failure !== undefined && inFull) return { step, message, detail: detailView(scenario, failure, messageLength) }
  return { step: cutShort(step, BRIEF), message: cutShort(message, BRIEF), detail: null }
}

function detailView({ steps }: GradedScenario, failure: GradedFailure, messageLength: number): DetailView {
  const { expected, actual, changes, exchange, stderr } = failure
  const rows = changes.slice(0, MOST_CHANGES)
  const moreChanges = changes.length - rows.length + failure.changesLeftOut
  return {
    steps: steps.map((step, index) => stepView(step, steps[index - 1])),
    compared:
      expected === undefined && actual === undefined
        ? null
        : { expected: expected ?? 'nothing', actual: actual ?? 'nothing' },
    changes: rows.length === 0 ? null : { rows, more: moreChanges === 0 ? null : counted(moreChanges, 'more change') },
    messages: exchange.length === 0 || messageLength === 0 ? null : messagesView(failure, messageLength),
    stderr: stderr === undefined ? null : cutShort(stderr, Math.max(BRIEF, messageLength), 'end'),
  }
}

const MARKS = { passed: '✓', failed: '✗', skipped: '·' } as const

type GradedStep = GradedScenario['steps'][number]

/** A step reads on from one of its kind: a Given after a Given is an And. */
function stepView({ text, status }: GradedStep, before?: GradedStep): StepView {
  const [keyword = '', ...words] = text.split(' ')
  const readsOn = before?.text.startsWith(`${keyword} `) ?? false
  return {
    status,
    failed: status === 'failed',
    mark: MARKS[status],
    keyword: readsOn ? 'And' : keyword,
    words: words.join(' '),
  }
}

function messagesView({ exchange, messagesLeftOut }: GradedFailure, limit: number): DetailView['messages'] {
  const earlier = messagesLeftOut === 0 ? '' : `, after ${grouped(messagesLeftOut)} earlier`
  const isCut = exchange.some(({ request, response = '' }) => Math.max(request.length, response.length) > limit)
  return {
    heading: `${counted(exchange.length, 'message')} exchanged${earlier}${isCut ? ', shortened' : ''}`,
    list: exchange.map(({ method, request, response, failure = 'no answer' }) => ({
      method,
      request: cutShort(request, limit),
      answer: cutShort(response ?? failure, limit),
    })),
  }
}
