import type { Observed, Played } from './play'
import { replacedBy } from './reach'
import type { Violator } from './violator'

/** Violators are played in the scenarios that they can change, and end all others as the reference does. */

/** The scenarios in which the reference engine comes to a decision that the violator replaces. */
export function scenariosReaching(violator: Pick<Violator, 'rulebook'>, reference: Played): readonly Observed[] {
  const replaced = replacedBy(violator)
  return reference.outcomes.filter(({ reached = [] }) => reached.some((decision) => replaced.has(decision)))
}

/** Single scenarios, named as Cucumber takes them: a file, and the lines where they stand. */
export function pathsOf(scenarios: readonly Observed[]): readonly string[] {
  const lines = new Map<string, string[]>()
  for (const { location } of scenarios) {
    const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(location) ?? []
    lines.set(file, [...(lines.get(file) ?? []), line])
  }
  return [...lines].map(([file, ofFile]) => [file, ...ofFile].join(':'))
}

/** What would have come of playing everything, in the same order. */
export function completed(played: Played, scenarios: readonly Observed[], reference: Played): Played {
  const asked = new Set(scenarios)
  const found = new Map(played.outcomes.map((outcome) => [outcome.location, outcome]))
  const outcomes = reference.outcomes.flatMap((same) => (asked.has(same) ? (found.get(same.location) ?? []) : same))
  return { outcomes, defects: played.defects }
}
