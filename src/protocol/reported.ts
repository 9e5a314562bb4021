import { readFileSync } from 'node:fs'
import { planetNamed, STAR_SYSTEMS, starSystemNamed } from '../components/map'
import { SCENARIOS } from '../components/names'
import { type Scenario, scenarioNamed } from '../components/scenarios'
import { generatedFile } from '../lib/package-root'
import { covers } from './fields'
import type { Field } from './schema/derive'
import type { ReportedPosition } from './schema/position'
import { usualStacks } from './usual-stacks'
import { HIDDEN, UNKNOWN } from './vocabulary'

/**
 * Reported positions made comparable: what a program leaves out has its printed default, what it does not claim to
 * report is unknown.
 */

/** A completed position: plain JSON, read by path. */
export type CompletePosition = Readonly<Record<string, unknown>>

export type Table = Record<string, unknown>

/** The segment that a phase begins with: where a position is silent it stands there. */
const FIRST_SEGMENT: Readonly<Record<string, string>> = { Operations: 'Movement', Mission: 'Mission Assignment' }

let knownFields: readonly Field[] | undefined

/** The closed list of the fields of a position, as the build derived it. */
export function positionFields(): readonly Field[] {
  knownFields ??= JSON.parse(readFileSync(generatedFile('fields.json'), 'utf8')) as Field[]
  return knownFields
}

/** Tables keyed by a name of the game; the fields of a table stand in each of its rows. */
export const TABLES = ['planets', 'environs', 'units', 'characters', 'ships', 'possessions', 'environMissions']
/** Lists of rows without a name. */
export const LISTS = ['stacks', 'missionGroups', 'searches', 'effects', 'waitingUnits']

/** A field of every row in its table or list, or of the position itself. */
interface PlannedField extends Field {
  /** Where it stands in its row. */
  readonly path: readonly string[]
  readonly claimed: boolean
}

/** What completing a row comes to, or a position beside its tables and lists. */
interface RowPlan {
  readonly fields: readonly PlannedField[]
  /** The groups that fields stand in, such as `pdb`. */
  readonly groups: readonly string[]
}

/** What completing a position comes to. */
interface Plan extends RowPlan {
  readonly tables: readonly (RowPlan & { readonly key: string })[]
}

/** By the list of claims: a program has one, and its positions are looked at thousands of times. */
const plans = new WeakMap<readonly string[], Plan>()

function planFor(claimed: readonly string[]): Plan {
  const known = plans.get(claimed)
  if (known !== undefined) return known
  const keys = [...TABLES, ...LISTS]
  const fields = positionFields().map((field) => {
    const path = field.name.split('.')
    const key = keys.find((candidate) => candidate === path[0])
    return { ...field, key, path: key === undefined ? path : path.slice(1), claimed: covers(claimed, field.name) }
  })
  const within = (table: string | undefined): RowPlan => {
    const own = fields.filter(({ key }) => key === table)
    return { fields: own, groups: [...new Set(own.flatMap(({ path }) => path.slice(0, -1)))] }
  }
  const plan = { ...within(undefined), tables: keys.map((key) => ({ key, ...within(key) })) }
  plans.set(claimed, plan)
  return plan
}

/**
 * Fills in the printed defaults and marks what the program does not claim to report.
 * @param claimed the `reported` capability of the program
 */
export function completed(reported: ReportedPosition, claimed: readonly string[]): CompletePosition {
  const plan = planFor(claimed)
  const position = copyOfRow(reported, plan)
  const silentOnStacks = position['stacks'] == null
  for (const rows of plan.tables) {
    const { key, fields } = rows
    if (!fields.some((field) => field.claimed)) position[key] = UNKNOWN
    else position[key] = copyOfRows(position[key] ?? (TABLES.includes(key) ? {} : []), rows)
  }
  if (silentOnStacks && covers(claimed, 'stacks.pieces')) position['stacks'] = usualStacks(position)
  const scenario = scenarioOf(position)
  addPrintedPlanets(position, scenario)
  addForcesAtStart(position, scenario)
  if (position['segment'] === undefined)
    position['segment'] = FIRST_SEGMENT[String(position['phase'] ?? 'Operations')] ?? null
  for (const field of plan.fields) complete(position, field)
  for (const { key, fields } of plan.tables) {
    for (const row of rowsOf(position[key])) for (const field of fields) complete(row, field)
  }
  return position
}

function complete(row: Table, field: PlannedField, depth = 0): void {
  const head = field.path[depth] ?? ''
  const value = row[head]
  if (depth + 1 < field.path.length) {
    if (value === undefined || value === null) row[head] = {}
    if (isTable(row[head])) complete(row[head], field, depth + 1)
  } else if (!field.claimed) row[head] = UNKNOWN
  else if (value === undefined || (value === null && !field.nullable)) {
    if ('default' in field) row[head] = field.default
    else delete row[head]
  }
}

/** A copy as deep as it is completed: the values belong to the program's answer, and are not written to. */
function copyOfRow(row: Readonly<Table>, { groups }: RowPlan): Table {
  const copy = { ...row }
  for (const group of groups) if (isTable(copy[group])) copy[group] = { ...copy[group] }
  return copy
}

/** The rows of a table or list; one that is reported as null is not in play. */
function copyOfRows(rows: unknown, plan: RowPlan): unknown {
  const copyOf = (row: unknown) => (isTable(row) ? copyOfRow(row, plan) : row)
  if (Array.isArray(rows)) return rows.filter((row) => row !== null).map(copyOf)
  if (!isTable(rows)) return rows
  const copy: Table = {}
  for (const name of Object.keys(rows)) if (rows[name] !== null) copy[name] = copyOf(rows[name])
  return copy
}

const scenarioOf = (position: Table): Scenario =>
  scenarioNamed(SCENARIOS.find((name) => name === position['scenario']) ?? 'Flight to Egrix')

/** What the Imperial Player began with, where nothing else is said. */
function addForcesAtStart(position: Table, { forces: { Imperial } }: Scenario): void {
  position['atStart'] ??= {}
  const { atStart } = position
  if (!isTable(atStart)) return
  atStart['imperialShips'] ??= Imperial.ships.length
  atStart['imperialCharacters'] ??= Imperial.characters.length
}

/** Planets are all there from the beginning; one that is left out is as the scenario has it. */
function addPrintedPlanets(position: Table, scenario: Scenario): void {
  const { planets } = position
  if (!isTable(planets)) return
  const told = position['system']
  const system = typeof told === 'string' && STAR_SYSTEMS.has(told) ? told : scenario.system
  for (const name of starSystemNamed(system).planets) {
    const printed = scenario.planets.find((planet) => planet.name === name)
    planets[name] ??= {}
    const row = planets[name]
    if (!isTable(row)) continue
    row['state'] ??= printed?.state ?? 'Imperial Control'
    const unused = row['state'] === 'Rebellion' || row['state'] === 'Rebel Control'
    const loyalty = printed === undefined ? planetNamed(name).loyaltyStart : (printed.loyalty ?? null)
    if (row['loyalty'] === undefined) row['loyalty'] = unused ? null : loyalty
    const rides = row['state'] === 'Rebel Control' || row['state'] === 'Rebellion Stopped'
    if (row['rebelControlMarker'] === undefined) row['rebelControlMarker'] = rides ? 'Unrest' : null
    row['pdb'] ??= {}
    if (isTable(row['pdb'])) row['pdb']['level'] ??= printed?.pdbLevel ?? 1
  }
}

/** The value at a path; undefined where there is none. */
export function valueAt(position: CompletePosition, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isTable(value) ? value[key] : isUnseen(value) ? value : undefined),
    position,
  )
}

export const isUnseen = (value: unknown): boolean => value === UNKNOWN || value === HIDDEN

let namesOfFields: ReadonlySet<string> | undefined

/** The names of the fields, and of the tables and groups they stand in, such as `planets.pdb`. */
export function fieldsAndGroups(): ReadonlySet<string> {
  namesOfFields ??= new Set(
    positionFields().flatMap(({ name }) =>
      name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')),
    ),
  )
  return namesOfFields
}

const rowsOf = (value: unknown): Table[] =>
  (Array.isArray(value) ? value : isTable(value) ? Object.values(value) : []).filter(isTable)

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
