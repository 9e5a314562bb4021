import { didYouMean } from '../lib/nearest'
import { failure, type Result, success } from '../lib/result'
import type { Catalog, Rule } from './catalog'

/** What is asked for, by name: as `--ruleset`, `--section` and `--rule` have it. */
export interface Selection {
  readonly rulesets?: readonly string[]
  readonly sections?: readonly string[]
  readonly rules?: readonly string[]
}

type Kind = 'ruleset' | 'section' | 'rule'

/**
 * The rules of any of these names, in the order of the documents; all of them where nothing is named. A section means
 * its subsections as well: `8` is 8.1 and 8.2, `M` is all of the missions. The name of a ruleset will do for a section.
 * @returns or a sentence for each name that there is not
 */
export function selectRules(
  catalog: Catalog,
  { rulesets = [], sections = [], rules = [] }: Selection,
): Result<readonly Rule[], readonly string[]> {
  const names = namesOf(catalog)
  const problems = [
    ...rulesets.flatMap((name) => unknownName('ruleset', name, names)),
    ...sections.flatMap((name) => unknownName('section', name, names)),
    ...rules.flatMap((name) => unknownName('rule', name, names)),
  ]
  if (problems.length > 0) return failure([...new Set(problems)])
  if (rulesets.length + sections.length + rules.length === 0) return success(catalog.rules)
  return success(
    catalog.rules.filter(
      (rule) =>
        rulesets.includes(rule.ruleset) || sections.some((name) => isWithin(rule, name)) || rules.includes(rule.id),
    ),
  )
}

const isWithin = ({ section, ruleset }: Rule, name: string) =>
  section === name || section.startsWith(`${name}.`) || ruleset === name

function namesOf(catalog: Catalog): Readonly<Record<Kind, ReadonlySet<string>>> {
  const sections = catalog.sections.map(({ id }) => id)
  const rulesets = catalog.sections.map(({ ruleset }) => ruleset)
  return {
    ruleset: new Set(rulesets),
    section: new Set([...sections.flatMap(enclosing), ...rulesets]),
    rule: new Set(catalog.rules.map(({ id }) => id)),
  }
}

/** The sections around a subsection: `6` around `6.1`. */
const enclosing = (section: string) => section.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

function unknownName(kind: Kind, name: string, names: ReturnType<typeof namesOf>): string[] {
  if (names[kind].has(name)) return []
  const other = (['ruleset', 'section', 'rule'] as const).find((candidate) => names[candidate].has(name))
  if (other !== undefined) return [`"${name}" is a ${other}, not a ${kind}: use --${other} ${name}`]
  return [`there is no ${kind} "${name}"${didYouMean(name, names[kind], 3) || otherNames(kind, names[kind])}`]
}

/** Where nothing is near: all names, if they fit on a line. */
function otherNames(kind: Kind, names: ReadonlySet<string>): string {
  return names.size <= 40 ? `; there are ${[...names].join(', ')}` : `; "fitg rules" lists every ${kind}`
}
