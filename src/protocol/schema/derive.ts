import { mapRows } from '../../lib/rows'
import { HIDDEN, UNKNOWN } from '../vocabulary'

/** What `position.ts` describes once, in the forms that the protocol needs. Runs when the package is built. */

export interface Schema {
  readonly [keyword: string]: unknown
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly defaultNote?: string
  readonly own?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** One field of a position, as capabilities name it: `planets.pdb.level`. */
export interface Field {
  readonly name: string
  readonly values: string
  /** Null is a value of its own here; elsewhere it stands for a field left out. */
  readonly nullable: boolean
  readonly own: boolean
  readonly description: string
  readonly default?: unknown
  readonly defaultNote?: string
}

/** The words for what a program does not know or may not show; a field of words has room for them anyway. */
const UNSEEN: Schema = { enum: [UNKNOWN, HIDDEN] }

/** The schema of a position that may be told: without the fields a program only reports. */
export function toldSchema(schema: Schema): Schema {
  const told = { ...schema }
  if (schema.properties !== undefined) {
    const kept = Object.entries(schema.properties).filter(([, field]) => field.own !== true)
    told.properties = mapRows(Object.fromEntries(kept), toldSchema)
  }
  if (schema.patternProperties !== undefined) told.patternProperties = mapRows(schema.patternProperties, toldSchema)
  if (schema.items !== undefined) told.items = toldSchema(schema.items)
  return told
}

/**
 * The schema of a reported position: words and further members are open, every field may be unknown or hidden, and null,
 * which serialisers write for what is absent.
 */
export function reportedSchema(schema: Schema, root = true): Schema {
  const open = openSchema(schema)
  if (root) return open
  const described = schema.description === undefined ? {} : { description: schema.description }
  const forms = (open.anyOf ?? [open]).filter(({ type }) => type !== 'null').map(orNull)
  const anyWord = forms.some(({ type }) => type === undefined || type.includes('string'))
  const [only] = forms
  if (anyWord && forms.length === 1 && only !== undefined) return { ...only, ...described }
  return { anyOf: anyWord ? forms : [...forms, UNSEEN], ...described }
}

/** The same, or null; what is of no type may be null already. */
const orNull = (schema: Schema): Schema =>
  typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema

function openSchema(schema: Schema): Schema {
  const deeper = (inner: Schema) => reportedSchema(inner, false)
  if (schema.anyOf !== undefined) return { anyOf: schema.anyOf.map(openSchema) }
  if (schema.enum !== undefined || schema.const !== undefined) return { type: schema.type ?? 'string' }
  if (schema.properties !== undefined) return { type: 'object', properties: mapRows(schema.properties, deeper) }
  if (schema.patternProperties !== undefined) {
    return { type: 'object', additionalProperties: deeper(Object.values(schema.patternProperties)[0] as Schema) }
  }
  if (schema.items !== undefined) return { type: 'array', items: deeper(schema.items) }
  return schema
}

/** The closed list of fields, in the order of the description. */
export function fieldsOf(schema: Schema, prefix = '', own = false): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    const isOwn = own || field.own === true
    const row = field.items ?? Object.values(field.patternProperties ?? {})[0] ?? field
    const isTable = row.properties !== undefined && !('Rebel' in row.properties) && !isChoice(field)
    return isTable ? fieldsOf(row, name, isOwn) : [fieldOf(name, field, isOwn)]
  })
}

const isChoice = (schema: Schema) => schema.anyOf !== undefined

function fieldOf(name: string, schema: Schema, own: boolean): Field {
  const inner = schema.properties?.['Rebel']
  const source = inner === undefined ? schema : { ...inner, ...schema, description: inner.description }
  return {
    name,
    nullable: (schema.anyOf ?? []).some(({ type }) => type === 'null'),
    values: (inner === undefined ? '' : 'per player: ') + valuesOf(inner ?? schema),
    own,
    description: String(source.description ?? ''),
    ...('default' in source ? { default: inner === undefined ? source.default : forEach(source.default) } : {}),
    ...(source.defaultNote === undefined ? {} : { defaultNote: source.defaultNote }),
  }
}

const forEach = (value: unknown) => ({ Rebel: value, Imperial: value })

/** What may stand in a field, in words: for the reference tables. */
export function valuesOf(schema: Schema): string {
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum !== undefined) return schema.enum.join(' | ')
  if (schema.type === 'null') return 'null'
  if (schema.anyOf !== undefined) return schema.anyOf.map(valuesOf).join(' | ')
  if (schema.items !== undefined) return `list of ${valuesOf(schema.items)}`
  if (schema.patternProperties !== undefined)
    return `name → ${valuesOf(Object.values(schema.patternProperties)[0] as Schema)}`
  if (schema.properties !== undefined) {
    const members = Object.entries(schema.properties).map(([key, field]) => `${key}: ${valuesOf(field)}`)
    return `{ ${members.join(', ')} }`
  }
  return typeof schema.type === 'string' ? schema.type : 'any'
}
