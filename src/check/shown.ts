import type { Catalog, Rule } from '../catalog/catalog'
import type { FeatureFile, Features, RuleBlock } from '../catalog/gherkin'
import { didYouMean } from '../lib/nearest'
import { type Problem, type ProblemKind, problem } from './problem'

/** Holds the features against the catalog: every `Rule:` is a rule, stands where the rule does, and is told in scenarios. */

/** A `Rule:` for a rule of the catalog, or for one that there is not. */
interface ShownRule extends RuleBlock {
  readonly id: string
  readonly uri: string
}

/** @param waits whether a rule waits for something that the reference engine does not have yet */
export function catalogProblems(catalog: Catalog, features: Features, waits: (rule: Rule) => boolean): Problem[] {
  const shown = shownRules(features)
  return [
    ...features.files.flatMap(tagProblems),
    ...repeatedRules(shown),
    ...shown.flatMap((rule) => placeProblems(rule, catalog)),
    ...missingScenarios(catalog, shown, waits),
  ]
}

/** Every `Rule:` that carries the id of a rule. */
export const shownRules = ({ files }: Features): ShownRule[] =>
  files.flatMap(({ uri, rules }) => rules.flatMap((block) => block.ids.map((id) => ({ ...block, id, uri }))))

/** The rules with at least one scenario that is played, and the place of the first `Rule:` that has one. */
export function coveredRules(catalog: Catalog, features: Features): ReadonlyMap<string, string> {
  const ids = new Set(catalog.rules.map(({ id }) => id))
  const told = shownRules(features).filter(
    ({ id, scenarios }) => ids.has(id) && scenarios.some(({ cases }) => cases > 0),
  )
  return new Map(told.toReversed().map(({ id, uri, line }) => [id, `${uri}:${line}`]))
}

function tagProblems({ uri, rules, strays }: FeatureFile): Problem[] {
  const at = (kind: ProblemKind, line: number, message: string) => problem(kind, `${uri}:${line}`, message)
  return [
    ...strays.map(({ line, name }) =>
      at('stray-scenario', line, `the scenario "${name}" stands outside any "Rule:"; put it under the rule it shows`),
    ),
    ...rules.flatMap(({ ids, name, line }) =>
      ids.length === 1
        ? []
        : [at('rule-tag', line, `"Rule: ${name}" has ${ids.length} tags "@rule:<id>" where it needs one`)],
    ),
    ...[...strays, ...rules.flatMap(({ scenarios }) => scenarios)].flatMap(({ ids, name, line }) =>
      ids.map((id) => at('rule-tag', line, `the scenario "${name}" has the tag @rule:${id}; it belongs to a "Rule:"`)),
    ),
  ]
}

function repeatedRules(shown: readonly ShownRule[]): Problem[] {
  return shown.flatMap(({ id, uri, line }, index) => {
    const first = shown.findIndex((other) => other.id === id)
    if (first === index) return []
    const before = `${shown[first]?.uri}:${shown[first]?.line}`
    return [problem('repeated-rule', `${uri}:${line}`, `rule ${id} stands here again; it stands first in ${before}`)]
  })
}

function placeProblems({ id, uri, line, name, sections, rulesets }: ShownRule, catalog: Catalog): Problem[] {
  const at = (kind: ProblemKind, message: string) => problem(kind, `${uri}:${line}`, message)
  const rule = catalog.rules.find((candidate) => candidate.id === id)
  if (rule === undefined) {
    const ids = catalog.rules.map((candidate) => candidate.id)
    return [at('unknown-rule', `there is no rule "${id}"${didYouMean(id, ids)}`)]
  }
  const wrongTags = (kind: ProblemKind, tag: string, found: readonly string[], wanted: string) => {
    if (found.length === 1 && found[0] === wanted) return []
    const tags = found.length === 0 ? `no tag "@${tag}:"` : found.map((value) => `@${tag}:${value}`).join(' ')
    return [at(kind, `rule ${id} stands under ${tags}; it belongs under @${tag}:${wanted}`)]
  }
  return [
    ...wrongTags('wrong-section', 'section', sections, rule.section),
    ...wrongTags('wrong-ruleset', 'ruleset', rulesets, rule.ruleset),
    ...(name === rule.title
      ? []
      : [at('wrong-title', `rule ${id} is called "${rule.title}" in the catalog, and "${name}" here`)]),
  ]
}

/** Of sections that have begun; the others, and rules that wait, are told by the counts of the report. */
function missingScenarios(catalog: Catalog, shown: readonly ShownRule[], waits: (rule: Rule) => boolean): Problem[] {
  const told = new Set(shown.filter(({ scenarios }) => scenarios.length > 0).map(({ id }) => id))
  return catalog.sections.flatMap(({ rules }) => {
    const begun = shown.find(({ id }) => told.has(id) && rules.some((rule) => rule.id === id))
    if (begun === undefined) return []
    return rules.flatMap((rule) => {
      const { id, title } = rule
      if (told.has(id) || waits(rule)) return []
      const block = shown.find((rule) => rule.id === id)
      const where = block === undefined ? begun.uri : `${block.uri}:${block.line}`
      return [problem('no-scenario', where, `rule ${id}, "${title}", has no scenario`)]
    })
  })
}
