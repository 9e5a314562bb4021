import type { Catalog } from '../catalog/catalog'
import { didYouMean } from '../lib/nearest'
import type { Decision } from './decisions'
import { type Problem, problem } from './problem'

/** A broken engine of the calibration, and the rules it breaks. */
export interface Violator {
  readonly name: string
  readonly breaks: readonly string[]
}

/** @param covered the rules that have scenarios, and where */
export function decisionProblems(
  { rules }: Catalog,
  covered: ReadonlyMap<string, string>,
  decisions: readonly Decision[],
): Problem[] {
  const ids = new Set(rules.map(({ id }) => id))
  const answered = new Set(decisions.flatMap(({ answersFor }) => answersFor))
  return [
    ...decisions.flatMap(({ subject, name, answersFor }) =>
      answersFor
        .filter((id) => !ids.has(id))
        .map((id) =>
          problem(
            'decision-of-unknown-rule',
            `${subject}.${name}`,
            `the decision answers for "${id}", and there is no such rule${didYouMean(id, ids)}`,
          ),
        ),
    ),
    ...[...covered].flatMap(([id, where]) =>
      answered.has(id)
        ? []
        : [problem('no-decision', where, `rule ${id} has scenarios, and no decision of the rulebook answers for it`)],
    ),
  ]
}

/** @param covered the rules that have scenarios, and where */
export function violatorProblems(
  { rules }: Catalog,
  covered: ReadonlyMap<string, string>,
  violators: readonly Violator[],
): Problem[] {
  const ids = new Set(rules.map(({ id }) => id))
  const broken = new Set(violators.flatMap(({ breaks }) => breaks))
  const names = violators.map(({ name }) => name)
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index))
  return [
    ...[...twice].map((name) => problem('violator-named-twice', name, 'there are two violators of this name')),
    ...violators.flatMap(({ name, breaks }) =>
      breaks.flatMap((id) => {
        if (!ids.has(id)) {
          const message = `the violator breaks "${id}", and there is no such rule${didYouMean(id, ids)}`
          return [problem('violator-of-unknown-rule', name, message)]
        }
        const message = `the violator breaks rule ${id}, which has no scenario to catch it`
        return covered.has(id) ? [] : [problem('violator-without-scenario', name, message)]
      }),
    ),
    ...[...covered].flatMap(([id, where]) =>
      broken.has(id) ? [] : [problem('no-violator', where, `rule ${id} has scenarios, and no violator breaks it`)],
    ),
  ]
}
