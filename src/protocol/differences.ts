import areEqual from 'fast-deep-equal'
import diff from 'microdiff'
import {
  type CompletePosition,
  fieldsAndGroups,
  isTable,
  isUnseen,
  LISTS,
  TABLES,
  type Table,
  valueAt,
} from './reported'
import type { Position } from './schema/position'

/** Completed positions held against each other, and against what was told. */

/** One field that differs between two looks at a position. */
export interface Difference {
  /** As `planets.Angoff.pdb.status`. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/**
 * What differs between two positions of one program, leaving out what is unknown in either and the order of lists.
 */
export function differences(before: CompletePosition, after: CompletePosition): Difference[] {
  const [was, is] = unequal(before, after)
  return diff(canonical(known(was)) as Table, canonical(known(is)) as Table, { cyclesFix: false })
    .map((change) => ({
      path: change.path.join('.'),
      before: change.type === 'CREATE' ? undefined : change.oldValue,
      after: change.type === 'REMOVE' ? undefined : change.value,
    }))
    .filter((change) => !isUnseen(change.before) && !isUnseen(change.after))
}

/** Whether two positions of one program differ in nothing that is known of both. Most that do differ in the moment. */
export const isAlike = (before: CompletePosition, after: CompletePosition): boolean =>
  MOMENT.every((field) => before[field] === after[field] || isUnseen(before[field]) || isUnseen(after[field])) &&
  differences(before, after).length === 0

const MOMENT = ['gameTurn', 'playerTurn', 'phase', 'segment']

/** The members of two tables, and the rows in them, that do not read the same: most of a position stays as it was. */
function unequal(before: Readonly<Table>, after: Readonly<Table>, depth = 2): [Table, Table] {
  const was: Table = {}
  const is: Table = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]]
    if (areEqual(old, now)) continue
    if (depth > 1 && isTable(old) && isTable(now)) [was[key], is[key]] = unequal(old, now, depth - 1)
    else {
      if (key in before) was[key] = old
      if (key in after) is[key] = now
    }
  }
  return [was, is]
}

/** What of a told position a program reports otherwise; pieces that it adds are such a difference too. */
export function notAccepted(told: Position, reported: CompletePosition): Difference | undefined {
  for (const key of ['units', 'characters', 'ships'] as const) {
    const rows = reported[key]
    const stranger = isTable(rows) ? Object.keys(rows).find((name) => !(name in (told[key] ?? {}))) : undefined
    if (stranger !== undefined)
      return { path: `${key}.${stranger}`, before: undefined, after: valueAt(reported, [key, stranger]) }
  }
  return mismatch('', told, reported)
}

/** The first told leaf that is reported otherwise. */
function mismatch(path: string, told: unknown, reported: unknown): Difference | undefined {
  if (isUnseen(reported)) return undefined
  if (Array.isArray(told) && Array.isArray(reported)) {
    const missing = told.find((row) => !reported.some((candidate) => mismatch('', row, candidate) === undefined))
    return missing === undefined ? undefined : { path, before: missing, after: reported }
  }
  if (isTable(told) && isTable(reported)) {
    for (const [key, value] of Object.entries(told)) {
      const difference = mismatch(path === '' ? key : `${path}.${key}`, value, reported[key])
      if (difference !== undefined) return difference
    }
    return undefined
  }
  return areEqual(told, reported) ? undefined : { path, before: told, after: reported }
}

/** What the protocol knows of a position: a program may add members of its own, which are nobody's business. */
function known(position: CompletePosition): Table {
  const kept = Object.entries(position).filter(([key]) => fieldsAndGroups().has(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, knownRows(key, value)]))
}

function knownRows(head: string, value: unknown): unknown {
  if (Array.isArray(value)) return LISTS.includes(head) ? value.map((row) => knownMembers(head, row)) : value
  if (!TABLES.includes(head) || !isTable(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, row]) => [name, knownMembers(head, row)]))
}

const knownMembers = (prefix: string, row: unknown): unknown =>
  isTable(row)
    ? Object.fromEntries(Object.entries(row).filter(([key]) => fieldsAndGroups().has(`${prefix}.${key}`)))
    : row

/** Lists and members in one order, whatever order they were reported in. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (!isTable(value)) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([key, inner]) => [key, canonical(inner)]))
}
