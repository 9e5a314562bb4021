import type { Catalog } from '../catalog/catalog'
import { createEngine } from '../engine/server/handler'
import type { ScenarioOutcome } from '../grading/outcome'
import { type RuleVerdict, verdictOf } from '../grading/verdict'
import type { Handler } from '../protocol/rpc'
import { runSuite } from '../run/suite'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import type { Violator } from './violator'

/** A system that is played beside the violators: it must conform to all, or to nothing. */
export interface Control {
  readonly name: string
  readonly open: () => Handler
}

/** What is calibrated, and with what. */
export interface Calibration {
  readonly catalog: Catalog
  /** Feature files with the scenarios of all rules that have any. */
  readonly features: readonly string[]
  /** The rules that must be proven. */
  readonly selected: readonly string[]
  readonly violators: readonly Violator[]
  readonly harmless: readonly Control[]
  readonly degenerates: readonly Control[]
  readonly yesMan: Control
  /** Told of every system before it plays. */
  readonly onSystem?: (name: string) => void
}

/** One violator against one rule that it breaks. */
export interface Trial {
  readonly name: string
  readonly mistake: string
  readonly caught: boolean
  readonly verdict: RuleVerdict
  /** The scenario that caught it, and what that said. */
  readonly scenario?: string
  readonly message?: string
  /** Other rules that it fails: duplicates and dependants are expected. */
  readonly alsoFails: readonly string[]
}

export interface CalibrationResult {
  readonly ok: boolean
  readonly rules: readonly { readonly id: string; readonly violators: readonly Trial[] }[]
  readonly reference: { readonly notConforming: readonly string[] }
  readonly harmless: readonly { readonly name: string; readonly notConforming: readonly string[] }[]
  readonly degenerates: readonly { readonly name: string; readonly conforming: readonly string[] }[]
  /** What keeps `ok` from being true, in sentences. */
  readonly problems: readonly string[]
}

/** A violator that fails more rules than this share of the catalog says why. */
const BLUNT = 0.1

type Played = ReadonlyMap<string, readonly ScenarioOutcome[]>

/** Plays every violator, harmless variant and degenerate, and says what the suite made of them. */
export async function calibrate(calibration: Calibration): Promise<CalibrationResult> {
  const { catalog, features, selected, violators, onSystem = () => {} } = calibration
  const defects: string[] = []

  async function play({ name, open }: Control): Promise<Played> {
    onSystem(name)
    const session = createSession(name, () => connectInProcess(open()))
    const result = await runSuite({ session, features })
    defects.push(...result.defects.map((defect) => `${name}: ${defect}`))
    return byRule(result.outcomes)
  }

  const reference = await play({ name: 'the reference engine', open: () => createEngine() })
  const covered = selected.filter((id) => reference.has(id))
  const trials = new Map<string, Trial[]>(covered.map((id) => [id, []]))
  const blunt: string[] = []
  for (const violator of violators.filter(({ breaks }) => breaks.some((id) => trials.has(id)))) {
    const played = await play({ name: violator.name, open: () => createEngine(violator) })
    const failing = notConforming(played)
    if (failing.length > BLUNT * catalog.rules.length && violator.blunt === undefined) {
      blunt.push(`the violator "${violator.name}" fails ${failing.length} rules: make it finer, or say why`)
    }
    for (const id of violator.breaks) trials.get(id)?.push(trialOf(violator, id, played, failing))
  }

  const harmless = []
  for (const control of calibration.harmless) {
    const failing = notConforming(await play(control)).filter((id) => trials.has(id))
    harmless.push({ name: control.name, notConforming: failing })
  }
  const degenerates = []
  for (const control of calibration.degenerates) {
    const passing = conforming(await play(control)).filter((id) => trials.has(id))
    degenerates.push({ name: control.name, conforming: passing })
  }
  const refusing = new Set([...reference].filter(([, outcomes]) => outcomes.some(endsInRefusal)).map(([id]) => id))
  const obeyed = conforming(await play(calibration.yesMan)).filter((id) => refusing.has(id) && trials.has(id))
  degenerates.push({ name: calibration.yesMan.name, conforming: obeyed })

  const referenceFails = notConforming(reference).filter((id) => trials.has(id))
  const rules = [...trials].map(([id, ofRule]) => ({ id, violators: ofRule }))
  const problems = [
    ...(covered.length === 0 ? ['no selected rule has a scenario'] : []),
    ...referenceFails.map((id) => `the reference engine does not conform to ${id}`),
    ...rules.flatMap(({ id, violators: ofRule }) => (ofRule.length === 0 ? [`rule ${id} has no violator`] : [])),
    ...rules.flatMap(({ id, violators: ofRule }) =>
      ofRule.filter(({ caught }) => !caught).map((trial) => survived(id, trial)),
    ),
    ...harmless.flatMap(({ name, notConforming: lost }) =>
      lost.map((id) => `the harmless variant "${name}" loses rule ${id}`),
    ),
    ...degenerates.flatMap(({ name, conforming: won }) => won.map((id) => `the degenerate "${name}" gains rule ${id}`)),
    ...blunt,
    ...defects,
  ]
  return {
    ok: problems.length === 0,
    rules,
    reference: { notConforming: referenceFails },
    harmless,
    degenerates,
    problems,
  }
}

const survived = (id: string, { name, verdict, message }: Trial) =>
  `rule ${id} does not catch "${name}": ${verdict}${message === undefined ? '' : ` (${message})`}`

/** Caught means that a scenario of the rule itself says so; a scenario that errs has caught nothing. */
function trialOf({ name, mistake }: Violator, rule: string, played: Played, failing: readonly string[]): Trial {
  const outcomes = played.get(rule) ?? []
  const verdict = verdictOf(outcomes.map((outcome) => outcome.verdict))
  const telling = outcomes.find((outcome) => outcome.verdict === verdict && outcome.failure !== undefined)
  return {
    name,
    mistake,
    caught: verdict === 'violates' && telling !== undefined && fellAtThen(telling),
    verdict,
    ...(telling === undefined ? {} : { scenario: telling.name }),
    ...(telling?.failure === undefined ? {} : { message: telling.failure.message }),
    alsoFails: failing.filter((id) => id !== rule),
  }
}

const fellAtThen = ({ failure }: ScenarioOutcome) => failure?.step.startsWith('Then ') === true

/** A rule that is shown by a refusal; where an automatic act must not happen there is nothing to refuse. */
const endsInRefusal = ({ steps }: ScenarioOutcome) =>
  steps.some(({ text }) => text === 'Then the order should be refused')

function byRule(outcomes: readonly ScenarioOutcome[]): Played {
  const rules = new Map<string, ScenarioOutcome[]>()
  for (const outcome of outcomes) rules.set(outcome.rule, [...(rules.get(outcome.rule) ?? []), outcome])
  return rules
}

const conforming = (played: Played): string[] => withVerdict(played, (verdict) => verdict === 'conforms')
const notConforming = (played: Played): string[] => withVerdict(played, (verdict) => verdict !== 'conforms')

const withVerdict = (played: Played, wanted: (verdict: RuleVerdict) => boolean): string[] =>
  [...played].filter(([, outcomes]) => wanted(verdictOf(outcomes.map(({ verdict }) => verdict)))).map(([id]) => id)
