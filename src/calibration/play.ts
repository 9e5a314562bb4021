import { createEngine } from '../engine/server/handler'
import type { ScenarioOutcome, ScenarioVerdict } from '../grading/outcome'
import type { Handler } from '../protocol/rpc'
import { runSuite, type SuiteRun } from '../run/suite'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { type Asked, answersOtherwise, createRecorder } from './reach'
import type { Systems } from './systems'
import type { Violator } from './violator'

/** One of the systems, by its place. */
export type SystemRef =
  | { readonly group: 'reference' }
  | { readonly group: 'yesMan' }
  | { readonly group: 'violators' | 'harmless' | 'degenerates'; readonly index: number }

/** What is to be played, and on what. */
export interface Job {
  readonly system: SystemRef
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
}

export interface Played {
  /** Of a violator, those alone in which it does something else than the reference engine. */
  readonly outcomes: readonly Observed[]
  /** What went wrong in the harness itself. */
  readonly defects: readonly string[]
}

/** Plays one of the systems after the other, in this process. */
export type Player = (job: Job) => Promise<Played>

/** What a system is called. */
export function nameOf(systems: Systems, system: SystemRef): string {
  if (system.group === 'reference') return 'the reference engine'
  if (system.group === 'yesMan') return systems.yesMan.name
  return oneOf<{ readonly name: string }>(systems[system.group], system.index).name
}

/** @returns a player, which plays the reference engine once and remembers what that did */
export function createPlayer(systems: Systems): Player {
  let reference: Promise<Recorded> | undefined
  const recorded = (features: readonly string[]) => {
    reference ??= playReference(features)
    return reference
  }
  return async ({ system, ...what }) => {
    if (system.group === 'reference') return (await recorded(what.features)).played
    if (system.group === 'yesMan') return played(systems.yesMan, what)
    if (system.group !== 'violators') return played(oneOf<Openable>(systems[system.group], system.index), what)
    return playedWhereItDiffers(oneOf(systems.violators, system.index), await recorded(what.features))
  }
}

interface Openable {
  readonly name: string
  readonly open: () => Handler
}

/** What the reference engine did, and what it asked its rulebook in each of the scenarios. */
interface Recorded {
  readonly played: Played
  readonly asked: readonly (readonly Asked[])[]
}

async function playReference(features: readonly string[]): Promise<Recorded> {
  const { rulebook, take } = createRecorder()
  const asked: (readonly Asked[])[] = []
  const open = () => createEngine({ rulebook })
  const result = await played(
    { name: 'the reference engine', open },
    { features, onScenario: () => asked.push(take()) },
  )
  return { played: result, asked }
}

function playedWhereItDiffers(violator: Violator, { played: { outcomes }, asked }: Recorded): Promise<Played> {
  const differs = answersOtherwise(violator)
  const scenarios = outcomes.filter((_, index) => asked[index]?.some(differs) ?? true)
  return played({ name: violator.name, open: () => createEngine(violator) }, { features: pathsOf(scenarios) })
}

/** Single scenarios, named as Cucumber takes them: a file, and the lines where they stand. */
function pathsOf(scenarios: readonly Observed[]): readonly string[] {
  const lines = new Map<string, string[]>()
  for (const { location } of scenarios) {
    const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(location) ?? []
    lines.set(file, [...(lines.get(file) ?? []), line])
  }
  return [...lines].map(([file, ofFile]) => [file, ...ofFile].join(':'))
}

async function played({ name, open }: Openable, what: Omit<SuiteRun, 'session'>): Promise<Played> {
  if (what.features.length === 0) return { outcomes: [], defects: [] }
  const session = createSession(name, () => connectInProcess(open()))
  const { outcomes, defects } = await runSuite({ ...what, session })
  return { outcomes: outcomes.map(observed), defects }
}

function oneOf<T>(group: readonly T[], index: number): T {
  const found = group[index]
  if (found === undefined) throw new Error(`there is no system ${index}: was the package built anew meanwhile?`)
  return found
}

const observed = ({ rule, name, location, verdict, steps, failure }: ScenarioOutcome): Observed => ({
  rule,
  name,
  location,
  verdict,
  refusal: steps.some(({ text }) => text === 'Then the order should be refused'),
  ...(failure === undefined ? {} : { failure: { step: failure.step, message: failure.message } }),
})
