import { type Document, isSeq, type YAMLMap } from 'yaml'
import { suggestion } from '../lib/nearest'
import type { LineOf } from '../lib/yaml/read'
import { type Finding, mapsIn, nodesIn, offsetOf, pairOf, wordOf } from '../lib/yaml/source'
import { CAPABILITIES, CAPABILITY_FORMS, capabilityMeantBy } from './capabilities'
import { idOf } from './owner'

/** What the schema cannot say of the catalog: ids are unique and in their place, and what is named exists. */

/** A ruleset, section or rule that has an id. */
interface Entry {
  readonly id: string
  readonly offset: number
  readonly map: YAMLMap
}

interface RuleInPlace extends Entry {
  readonly section: string | undefined
}

type Relation = 'sameAs' | 'conflictsWith'

/** Rulesets that follow later: until they do, their ids may be named, and are not looked up. */
const LATER_RULESETS = { 'FP.': 'force-points', 'RV.': 'revised' }

export function consistencyFindings(document: Document, lineOf: LineOf): Finding[] {
  const rulesetMaps = mapsIn(document.contents, 'rulesets')
  const sectionMaps = rulesetMaps.flatMap((ruleset) => mapsIn(ruleset, 'sections'))
  const rulesets = entries(rulesetMaps)
  const sections = entries(sectionMaps)
  const rules = sectionMaps.flatMap((section) => {
    const id = idOf(section)
    return entries(mapsIn(section, 'rules')).map((rule) => ({ ...rule, section: id }))
  })
  const ruleOf = new Map(rules.toReversed().map((rule) => [rule.id, rule]))
  // Where a list is missing, everything named in it would seem unknown.
  const hasList = (map: YAMLMap, key: string) => isSeq(pairOf(map, key)?.value)
  const isWhole =
    rulesetMaps.every((map) => hasList(map, 'sections')) && sectionMaps.every((map) => hasList(map, 'rules'))
  const related = isWhole ? [...ruleOf.values()] : []
  const isLater = (id: string) =>
    Object.entries(LATER_RULESETS).some(
      ([prefix, ruleset]) => id.startsWith(prefix) && !rulesets.some((entry) => entry.id === ruleset),
    )
  return [
    ...repeated('ruleset', rulesets, lineOf),
    ...repeated('section', sections, lineOf),
    ...repeated('rule', rules, lineOf),
    ...rules.flatMap((rule) => misplaced(rule, sections, lineOf)),
    ...related.flatMap((rule) => [
      ...relationFindings(rule, 'sameAs', ruleOf, isLater, lineOf),
      ...relationFindings(rule, 'conflictsWith', ruleOf, isLater, lineOf),
    ]),
    ...rules.flatMap((rule) => [
      ...needFindings(rule),
      ...['references', 'needs', 'sameAs', 'conflictsWith'].flatMap((key) => repeatedItems(rule, key)),
    ]),
    ...rulesetMaps.flatMap((map) => blankFindings('ruleset', map)),
    ...sectionMaps.flatMap((map) => blankFindings('section', map)),
    ...rules.flatMap(({ map }) => blankFindings('rule', map)),
  ]
}

function entries(maps: readonly YAMLMap[]): Entry[] {
  return maps.flatMap((map) => {
    const id = idOf(map)
    return id === undefined ? [] : [{ id, offset: offsetOf(pairOf(map, 'id')?.value), map }]
  })
}

function repeated(kind: string, all: readonly Entry[], lineOf: LineOf): Finding[] {
  const first = new Map<string, Entry>()
  return all.flatMap((entry) => {
    const earlier = first.get(entry.id)
    if (earlier === undefined) first.set(entry.id, entry)
    return earlier === undefined
      ? []
      : [
          {
            offset: entry.offset,
            message: `${kind} ${entry.id} stands here again`,
            hint: `it stands first in line ${lineOf(earlier.offset)}`,
          },
        ]
  })
}

/** A rule is numbered within its section: rule 6.1.3 stands in section 6.1. */
function misplaced({ id, offset, section }: RuleInPlace, sections: readonly Entry[], lineOf: LineOf): Finding[] {
  const dot = id.lastIndexOf('.')
  const home = id.slice(0, dot)
  if (section === undefined || dot < 0 || home === section) return []
  const target = sections.find((entry) => entry.id === home)
  const hint =
    target === undefined
      ? `there is no section ${home}; ids here begin with "${section}."`
      : `it belongs in section ${home} (line ${lineOf(target.offset)})`
  return [{ offset, message: `rule ${id} stands in section ${section}`, hint }]
}

function relationFindings(
  rule: RuleInPlace,
  relation: Relation,
  ruleOf: ReadonlyMap<string, RuleInPlace>,
  isLater: (id: string) => boolean,
  lineOf: LineOf,
): Finding[] {
  return nodesIn(rule.map, relation).flatMap((node) => {
    const id = wordOf(node)
    const offset = offsetOf(node)
    if (id === undefined || isLater(id)) return []
    const message = `rule ${rule.id} has ${relation} "${id}"`
    if (id === rule.id) return [{ offset, message, hint: 'that is the rule itself' }]
    const other = ruleOf.get(id)
    if (other === undefined) {
      const others = [...ruleOf.keys()].filter((name) => name !== rule.id)
      return [{ offset, message: `${message}, which is no rule`, hint: suggestion(id, others) }]
    }
    const isMutual = nodesIn(other.map, relation).some((back) => wordOf(back) === rule.id)
    const hint = `rule ${id} (line ${lineOf(other.offset)}) should have ${relation} "${rule.id}" as well`
    return isMutual ? [] : [{ offset, message, hint }]
  })
}

function needFindings({ id, map }: Entry): Finding[] {
  return nodesIn(map, 'needs').flatMap((node) => {
    const need = wordOf(node)
    if (need === undefined || CAPABILITIES.has(need)) return []
    const meant = capabilityMeantBy(need)
    const hint = meant === undefined ? CAPABILITY_FORMS : `did you mean "${meant}"?`
    return [{ offset: offsetOf(node), message: `rule ${id} needs "${need}"`, hint }]
  })
}

function repeatedItems({ id, map }: Entry, key: string): Finding[] {
  const nodes = nodesIn(map, key)
  const words = nodes.map(wordOf)
  return nodes.flatMap((node, index) => {
    const word = words[index]
    const isAgain = word !== undefined && words.indexOf(word) < index
    return isAgain ? [{ offset: offsetOf(node), message: `rule ${id}: "${key}" names "${word}" twice` }] : []
  })
}

/** Text of nothing but spaces; the schema finds what is shorter than it should be. */
function blankFindings(kind: string, map: YAMLMap): Finding[] {
  return ['title', 'statement', 'reading'].flatMap((key) => {
    const node = pairOf(map, key)?.value
    const text = wordOf(node)
    if (text === undefined || text === '' || text.trim() !== '') return []
    return [{ offset: offsetOf(node), message: `${kind} ${idOf(map) ?? 'without an id'}: "${key}" is blank` }]
  })
}
