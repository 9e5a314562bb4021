import { fieldsAndGroups, positionFields } from '../../protocol/reported'
import type { Field } from '../../protocol/schema/derive'
import type { Position } from '../../protocol/schema/position'
import { HIDDEN } from '../../protocol/vocabulary'

/** Positions, field by field as capabilities name them: `planets.pdb.level` wherever it stands. */

/** What becomes of a field at a path of the position; undefined leaves it out. */
type Change = (field: Field, value: unknown, path: readonly string[]) => unknown

/** The same position with its fields changed. Objects and lists that hold no field any more are left out. */
export const mapFields = (position: Position, change: Change): Position =>
  (mapped('', [], position, change) ?? {}) as Position

function mapped(name: string, path: readonly string[], value: unknown, change: Change): unknown {
  const field = fieldNamed(name)
  if (field !== undefined) return change(field, value, path)
  if (Array.isArray(value)) {
    const rows = value.map((row, index) => mapped(name, [...path, `${index}`], row, change))
    return rows.some((row) => row !== undefined) ? rows.map((row) => row ?? {}) : undefined
  }
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value)
    .map(([key, inner]) => [key, mapped(nameBelow(name, key), [...path, key], inner, change)] as const)
    .filter(([, inner]) => inner !== undefined)
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

let fields: ReadonlyMap<string, Field> | undefined

function fieldNamed(name: string): Field | undefined {
  fields ??= new Map(positionFields().map((field) => [field.name, field]))
  return fields.get(name)
}

/** A key is part of a field's name, or it is the name of a row and the field's name does not mention it. */
function nameBelow(name: string, key: string): string {
  const below = name === '' ? key : `${name}.${key}`
  return fieldsAndGroups().has(below) ? below : name
}

/** What of a reported position can be told: all but the facts that a program only ever reports, and what it hides. */
export const tellable = (position: Position): Position =>
  mapFields(withoutHidden(position), ({ own }, value) => (own ? undefined : value))

/** Without the possessions that a viewer knows of and cannot name. */
function withoutHidden(position: Position): Position {
  const rows = Object.entries(position.possessions ?? {})
  const named = rows.filter(([, { card }]) => (card as unknown) !== HIDDEN)
  return named.length === rows.length ? position : { ...position, possessions: Object.fromEntries(named) }
}
