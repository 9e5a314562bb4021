import { createEngine } from '../engine/server/handler'
import type { ScenarioOutcome, ScenarioVerdict } from '../grading/outcome'
import type { Handler } from '../protocol/rpc'
import { runSuite } from '../run/suite'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { createReachRecorder } from './reach'
import type { Systems } from './systems'

/** One of the systems, by its place. */
export type SystemRef =
  | { readonly group: 'reference' }
  | { readonly group: 'yesMan' }
  | { readonly group: 'violators' | 'harmless' | 'degenerates'; readonly index: number }

/** What is to be played, and on what. */
export interface Job {
  readonly system: SystemRef
  /** Feature files, or single scenarios of them as `file:12:30`. */
  readonly features: readonly string[]
  /** The rules whose scenarios are played, where it is not all of these. */
  readonly rules?: readonly string[]
}

/** What a calibration needs to know of a scenario that was played. */
export interface Observed {
  readonly rule: string
  readonly name: string
  /** As `file:12`. */
  readonly location: string
  readonly verdict: ScenarioVerdict
  /** Whether it shows its rule by a refusal. */
  readonly refusal: boolean
  readonly failure?: { readonly step: string; readonly message: string }
  /** Of the reference engine: the decisions that the scenario came to. */
  readonly reached?: readonly string[]
}

export interface Played {
  readonly outcomes: readonly Observed[]
  /** What went wrong in the harness itself. */
  readonly defects: readonly string[]
}

/** What a system is called. */
export function nameOf(systems: Systems, system: SystemRef): string {
  if (system.group === 'reference') return 'the reference engine'
  if (system.group === 'yesMan') return systems.yesMan.name
  return oneOf<{ readonly name: string }>(systems[system.group], system.index).name
}

/** Plays scenarios on one of the systems, in this process. */
export async function play(systems: Systems, { system, features, rules }: Job): Promise<Played> {
  const reach = createReachRecorder()
  const reached: (readonly string[])[] = []
  const isReference = system.group === 'reference'
  const open = isReference ? () => createEngine({ rulebook: reach.rulebook }) : opener(systems, system)
  const session = createSession(nameOf(systems, system), () => connectInProcess(open()))
  const { outcomes, defects } = await runSuite({
    session,
    features,
    ...(rules === undefined ? {} : { rules }),
    onScenario: () => reached.push(reach.take()),
  })
  return {
    outcomes: outcomes.map((outcome, index) => observed(outcome, isReference ? reached[index] : undefined)),
    defects,
  }
}

function opener(systems: Systems, system: Exclude<SystemRef, { readonly group: 'reference' }>): () => Handler {
  if (system.group === 'yesMan') return systems.yesMan.open
  if (system.group === 'violators') {
    const { name, rulebook } = oneOf(systems.violators, system.index)
    return () => createEngine({ name, rulebook })
  }
  return oneOf<{ readonly open: () => Handler }>(systems[system.group], system.index).open
}

function oneOf<T>(group: readonly T[], index: number): T {
  const found = group[index]
  if (found === undefined) throw new Error(`there is no system ${index}: were some built since this began?`)
  return found
}

const observed = (
  { rule, name, location, verdict, steps, failure }: ScenarioOutcome,
  reached: readonly string[] | undefined,
): Observed => ({
  rule,
  name,
  location,
  verdict,
  refusal: steps.some(({ text }) => text === 'Then the order should be refused'),
  ...(failure === undefined ? {} : { failure: { step: failure.step, message: failure.message } }),
  ...(reached === undefined ? {} : { reached }),
})
