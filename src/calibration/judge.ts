import type { CalibrationResult, Trial } from '../grading/calibration'
import { type RuleVerdict, verdictOf } from '../grading/verdict'
import type { Degenerate } from '../sut/degenerates/degenerate'
import type { HarmlessVariant } from './harmless/variant'
import type { Observed, Played } from './play'
import type { Violator } from './violator'

/** A system, and what it did. */
export interface PlayedBy<System> {
  readonly system: System
  readonly played: Played
}

/** What all of them did. */
export interface AllPlayed {
  readonly reference: PlayedBy<{ readonly name: string }>
  /** The violators of the rules in question. */
  readonly violators: readonly PlayedBy<Violator>[]
  readonly harmless: readonly PlayedBy<HarmlessVariant>[]
  readonly degenerates: readonly PlayedBy<Degenerate>[]
  readonly yesMan: PlayedBy<Degenerate>
}

/** A violator that fails more rules than this share of the catalog says why. */
const BLUNT = 0.1

type ByRule = ReadonlyMap<string, readonly Observed[]>

/**
 * Says what the suite made of what was played.
 * @param rules how many there are in the catalog
 * @param selected the rules that must be proven
 */
export function judged(rules: number, selected: readonly string[], all: AllPlayed): CalibrationResult {
  const reference = byRule(all.reference)
  const covered = selected.filter((id) => reference.has(id))
  const inQuestion = (ids: readonly string[]) => ids.filter((id) => covered.includes(id))
  const refusing = new Set(all.reference.played.outcomes.filter(({ refusal }) => refusal).map(({ rule }) => rule))
  const violators = all.violators.map(({ system, played }) => {
    const outcomes = byRule({ played })
    return { violator: system, outcomes, failing: notConforming(outcomes) }
  })
  const found = {
    rules: covered.map((id) => {
      const ofRule = violators.filter(({ violator }) => violator.breaks.includes(id))
      return { id, violators: ofRule.map((one) => trialOf(one.violator, id, one.outcomes, one.failing)) }
    }),
    reference: { notConforming: inQuestion(notConforming(reference)) },
    harmless: all.harmless.map(({ system: { name, differs }, played }) => {
      return { name, differs, notConforming: inQuestion(notConforming(byRule({ played }))) }
    }),
    degenerates: [...all.degenerates, all.yesMan].map((one) => {
      const { name, does } = one.system
      const obeyed = inQuestion(conforming(byRule(one)))
      // The yes-man plays by the rules, and must fail but those that are shown by a refusal.
      return { name, does, conforming: one === all.yesMan ? obeyed.filter((id) => refusing.has(id)) : obeyed }
    }),
  }
  const blunt = violators.filter(
    ({ violator, failing }) => failing.length > BLUNT * rules && violator.blunt === undefined,
  )
  const problems = [
    ...problemsIn(found),
    ...blunt.map(
      ({ violator, failing }) =>
        `the violator "${violator.name}" fails ${failing.length} rules: make it finer, or say why`,
    ),
    ...[all.reference, ...all.violators, ...all.harmless, ...all.degenerates, all.yesMan].flatMap(
      ({ system, played }) => played.defects.map((defect) => `${system.name}: ${defect}`),
    ),
  ]
  return { ok: problems.length === 0, ...found, problems }
}

const problemsIn = ({ rules, reference, harmless, degenerates }: Omit<CalibrationResult, 'ok' | 'problems'>) => [
  ...(rules.length === 0 ? ['no selected rule has a scenario'] : []),
  ...reference.notConforming.map((id) => `the reference engine does not conform to ${id}`),
  ...rules.filter(({ violators }) => violators.length === 0).map(({ id }) => `rule ${id} has no violator`),
  ...rules.flatMap(({ id, violators }) =>
    violators.filter(({ caught }) => !caught).map((trial) => survived(id, trial)),
  ),
  ...harmless.flatMap(({ name, notConforming: lost }) =>
    lost.map((id) => `the harmless variant "${name}" loses rule ${id}`),
  ),
  ...degenerates.flatMap(({ name, conforming: won }) => won.map((id) => `the degenerate "${name}" gains rule ${id}`)),
]

const survived = (id: string, { name, verdict, message }: Trial) =>
  `rule ${id} does not catch "${name}": ${verdict}${message === undefined ? '' : ` (${message})`}`

/** Caught means that a scenario of the rule itself says so; a scenario that errs has caught nothing. */
function trialOf({ name, mistake }: Violator, rule: string, played: ByRule, failing: readonly string[]): Trial {
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

const fellAtThen = ({ failure }: Observed) => failure?.step.startsWith('Then ') === true

function byRule({ played }: { readonly played: Played }): ByRule {
  const rules = new Map<string, Observed[]>()
  for (const outcome of played.outcomes) {
    const ofRule = rules.get(outcome.rule)
    if (ofRule === undefined) rules.set(outcome.rule, [outcome])
    else ofRule.push(outcome)
  }
  return rules
}

const conforming = (played: ByRule): string[] => withVerdict(played, (verdict) => verdict === 'conforms')
const notConforming = (played: ByRule): string[] => withVerdict(played, (verdict) => verdict !== 'conforms')

const withVerdict = (played: ByRule, wanted: (verdict: RuleVerdict) => boolean): string[] =>
  [...played].filter(([, outcomes]) => wanted(verdictOf(outcomes.map(({ verdict }) => verdict)))).map(([id]) => id)
