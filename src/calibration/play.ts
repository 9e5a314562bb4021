import { createEngine } from '../engine/server/handler'
import type { ScenarioOutcome, ScenarioVerdict } from '../grading/outcome'
import type { Handler } from '../protocol/rpc'
import { runSuite, type SuiteRun } from '../run/suite'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { type Consultation, changedBy, createWitness, decidesAlike } from './consulted'
import { type Asked, answersAlike, createRecorder } from './reach'
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
  const references = new Map<string, Promise<Recorded>>()
  const recorded = (features: readonly string[]) => {
    const key = features.join('\n')
    const found = references.get(key) ?? playReference(features)
    references.set(key, found)
    return found
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

/** What the reference engine did; by the places of the scenarios, what it was asked, and what it asked its rulebook. */
interface Recorded {
  readonly played: Played
  readonly asked: ReadonlyMap<string, readonly Asked[]>
  readonly consulted: ReadonlyMap<string, readonly Consultation[]>
}

async function playReference(features: readonly string[]): Promise<Recorded> {
  const witness = createWitness()
  const { connection, take } = createRecorder(createEngine({ rulebook: witness.watched }))
  const asked = new Map<string, readonly Asked[]>()
  const consulted = new Map<string, readonly Consultation[]>()
  const session = createSession('the reference engine', () => connection)
  const onScenario = ({ location }: ScenarioOutcome) => {
    asked.set(location, take())
    consulted.set(location, witness.take())
  }
  return { played: await run({ session, features, onScenario }), asked, consulted }
}

/** What would come of playing everything, in the order of the reference engine. */
async function playedWhereItDiffers({ name, rulebook }: Violator, reference: Recorded): Promise<Played> {
  const open = () => createEngine({ rulebook })
  const changed = changedBy(rulebook)
  const differing: string[] = []
  for (const { location } of reference.played.outcomes) {
    const consulted = reference.consulted.get(location)
    if (consulted !== undefined && decidesAlike(rulebook, changed, consulted)) continue
    const asked = reference.asked.get(location)
    if (asked === undefined || !(await answersAlike(open(), asked))) differing.push(location)
  }
  const { outcomes, defects } = await played({ name, open }, { features: pathsOf(differing) })
  const own = new Map(outcomes.map((outcome) => [outcome.location, outcome]))
  const left = differing.filter((location) => !own.has(location))
  if (left.length > 0) throw new Error(`these scenarios were left out: ${left.join(', ')}`)
  return { outcomes: reference.played.outcomes.map((same) => own.get(same.location) ?? same), defects }
}

/** Single scenarios, named as Cucumber takes them: a file, and the lines where they stand. */
function pathsOf(locations: readonly string[]): readonly string[] {
  const lines = new Map<string, string[]>()
  for (const location of locations) {
    const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(location) ?? []
    lines.set(file, [...(lines.get(file) ?? []), line])
  }
  return [...lines].map(([file, ofFile]) => [file, ...ofFile].join(':'))
}

const played = ({ name, open }: Openable, what: Omit<SuiteRun, 'session'>): Promise<Played> =>
  run({ ...what, session: createSession(name, () => connectInProcess(open())) })

async function run(suite: SuiteRun): Promise<Played> {
  // Cucumber would take no file for all files.
  if (suite.features.length === 0) return { outcomes: [], defects: [] }
  const { outcomes, defects } = await runSuite(suite)
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
