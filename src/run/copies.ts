import type { ScenarioOutcome } from '../grading/outcome'
import type { SutChoice } from '../sut/open'
import { startHelper } from './helper'
import { runSuite, type SuiteResult, type SuiteRun } from './suite'

/** Several copies of a program that play side by side, each its share of the scenarios. */
export interface Copies {
  readonly count: number
  /** What the copies are started by. */
  readonly sut: SutChoice
}

/**
 * Plays scenarios on the program of the session and on copies of it, each in a process of its own.
 *
 * Copies may get in each other's way: by a file that both write, or because the machine is too slow for both. So a
 * scenario that does not conform beside others is played again by the one program alone, and that is what counts.
 * @returns what was observed, in the order of the features
 */
export async function runOnCopies(run: SuiteRun, copies?: Copies): Promise<SuiteResult> {
  const { session, features } = run
  if (copies === undefined || copies.count < 2) return runSuite(run)
  const shares = Array.from({ length: copies.count }, (_, index) => ({ ...run, share: { index, of: copies.count } }))
  const [ownShare = run, ...others] = shares
  const helpers = others.map((share) => startHelper(share, copies.sut))
  const played = [await runSuite(ownShare)]
  for (const [index, helper] of helpers.entries()) {
    // A share whose process did not get through is played here.
    played.push((await helper) ?? (await runSuite(others[index] ?? run)))
  }
  const defects = played.flatMap((result) => result.defects)
  const outcomes = inOrder(
    played.flatMap((result) => result.outcomes),
    features,
  )
  const doubtful = outcomes.filter(isDoubtful).map(({ location }) => location)
  if (doubtful.length === 0 || session.givenUp.aborted) return { outcomes, defects }
  session.survived()
  const alone = await runSuite({ session, features: byFile(doubtful) })
  const settled = new Map(alone.outcomes.map((outcome) => [outcome.location, outcome]))
  return {
    outcomes: outcomes.map((outcome) => settled.get(outcome.location) ?? outcome),
    defects: [...defects, ...alone.defects],
  }
}

/** What a program lacks was found without asking it. */
const isDoubtful = ({ verdict, failure }: ScenarioOutcome): boolean =>
  verdict === 'errored' || (verdict !== 'conforms' && (failure?.exchange.length ?? 0) > 0)

const placeOf = (location: string): { readonly file: string; readonly line: number } => {
  const colon = location.lastIndexOf(':')
  return { file: location.slice(0, colon), line: Number(location.slice(colon + 1)) }
}

function inOrder(outcomes: readonly ScenarioOutcome[], features: readonly string[]): readonly ScenarioOutcome[] {
  const positions = new Map(features.map((file, index) => [file, index]))
  return outcomes
    .map((outcome) => ({ outcome, ...placeOf(outcome.location) }))
    .sort((a, b) => (positions.get(a.file) ?? 0) - (positions.get(b.file) ?? 0) || a.line - b.line)
    .map(({ outcome }) => outcome)
}

/** Locations as Cucumber takes them: a file with all its lines. */
function byFile(locations: readonly string[]): string[] {
  const lines = new Map<string, string>()
  for (const location of locations) {
    const { file, line } = placeOf(location)
    lines.set(file, `${lines.get(file) ?? file}:${line}`)
  }
  return [...lines.values()]
}
