import { type Document, isMap, type YAMLMap } from 'yaml'
import type { Catalog } from '../catalog/catalog'
import { suggestion } from '../lib/nearest'
import type { FileProblem } from '../lib/problems'
import { type Result, success } from '../lib/result'
import { type LineOf, readYaml, type YamlForm } from '../lib/yaml/read'
import { type Shape, shapeFindings } from '../lib/yaml/shape'
import { type Finding, mapsIn, offsetOf, pairOf, wordOf } from '../lib/yaml/source'
import { DEFAULT_PROFILE, type GradingProfile } from './points'
import type { ProfileFile } from './profile-schema'

/**
 * Reads a grading profile: what rules are worth, and which a program is let off.
 * @param catalog has the rules and sections that it may name
 * @returns or every problem, in the order of the lines
 */
export function parseProfile(
  text: string,
  fileName: string,
  catalog: Catalog,
): Result<GradingProfile, readonly FileProblem[]> {
  const read = readYaml(text, fileName, formFor(catalog)) as Result<ProfileFile, readonly FileProblem[]>
  if (!read.ok) return read
  const { defaultPoints, points = {}, waivers = [] } = read.value
  return success({
    defaultPoints: defaultPoints ?? DEFAULT_PROFILE.defaultPoints,
    sectionPoints: points.sections ?? {},
    rulePoints: points.rules ?? {},
    waivers,
  })
}

function ownerAmong([, waiver]: readonly YAMLMap[]): string {
  if (waiver === undefined) return 'the profile'
  const rule = wordOf(pairOf(waiver, 'rule')?.value)
  return rule === undefined ? 'a waiver' : `the waiver of rule ${rule}`
}

const SHAPE: Shape = { schema: 'profile', ownerOf: ownerAmong, exampleOf: () => '"2026-01-31"' }

const formFor = (catalog: Catalog): YamlForm => ({
  name: 'the profile',
  ownerOf: ownerAmong,
  check: (document, lineOf) => [...shapeFindings(document, SHAPE), ...nameFindings(document, catalog, lineOf)],
})

/** What the schema cannot say: what is named exists, once, and days are in the calendar. */
function nameFindings(document: Document, catalog: Catalog, lineOf: LineOf): Finding[] {
  const known = namesOf(catalog)
  const points = valueIn(document.contents, 'points')
  const waivers = mapsIn(document.contents, 'waivers')
  return [
    ...keysIn(points, 'rules').flatMap((key) => unknownName('rule', '"rules"', key, known)),
    ...keysIn(points, 'sections').flatMap((key) => unknownName('section', '"sections"', key, known)),
    ...waivers.flatMap((waiver) => unknownName('rule', 'a waiver', valueIn(waiver, 'rule'), known)),
    ...waivers.flatMap((waiver, index) => waivedAgain(waiver, waivers.slice(0, index), lineOf)),
    ...waivers.flatMap(wrongTexts),
  ]
}

const valueIn = (parent: unknown, key: string): unknown => (isMap(parent) ? pairOf(parent, key)?.value : undefined)

function keysIn(parent: unknown, key: string): readonly unknown[] {
  const map = valueIn(parent, key)
  return isMap(map) ? map.items.map((pair) => pair.key) : []
}

type Names = Readonly<Record<'rule' | 'section', ReadonlySet<string>>>

const namesOf = ({ rules, sections }: Catalog): Names => ({
  rule: new Set(rules.map(({ id }) => id)),
  section: new Set(sections.flatMap(({ id }) => [enclosing(id), id])),
})

/** The section around a subsection: `6` around `6.1`. */
const enclosing = (section: string) => section.split('.')[0] ?? section

function unknownName(kind: keyof Names, where: string, node: unknown, known: Names): Finding[] {
  const name = wordOf(node)
  if (name === undefined || known[kind].has(name)) return []
  const other = kind === 'rule' ? 'section' : 'rule'
  const hint = known[other].has(name)
    ? `it is a ${other}`
    : (suggestion(name, known[kind]) ?? `"fitg rules" lists every ${kind}`)
  return [{ offset: offsetOf(node), message: `${where} names "${name}", which is no ${kind}`, hint }]
}

function waivedAgain(waiver: YAMLMap, earlier: readonly YAMLMap[], lineOf: LineOf): Finding[] {
  const node = valueIn(waiver, 'rule')
  const rule = wordOf(node)
  const first = earlier.map((other) => valueIn(other, 'rule')).find((other) => wordOf(other) === rule)
  if (rule === undefined || first === undefined) return []
  const hint = `it is waived first in line ${lineOf(offsetOf(first))}`
  return [{ offset: offsetOf(node), message: `rule ${rule} is waived again`, hint }]
}

function wrongTexts(waiver: YAMLMap): Finding[] {
  const owner = ownerAmong([waiver, waiver])
  const reason = valueIn(waiver, 'reason')
  const until = valueIn(waiver, 'until')
  const isBlank = wordOf(reason) !== '' && wordOf(reason)?.trim() === ''
  return [
    ...(isBlank ? [{ offset: offsetOf(reason), message: `${owner}: "reason" is blank` }] : []),
    ...(isNoDay(wordOf(until) ?? '')
      ? [{ offset: offsetOf(until), message: `${owner}: there is no day ${wordOf(until)}` }]
      : []),
  ]
}

/** Of the right form, but not in the calendar: February has no 30th. */
function isNoDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const time = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day)
}
