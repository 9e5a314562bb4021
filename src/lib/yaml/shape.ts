import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv'
import { type Document, isMap, isScalar, isSeq } from 'yaml'
import { suggestion } from '../nearest'
import { PACKAGE_ROOT } from '../package-root'
import { type Finding, type OwnerOf, offsetOf, type Place, pairOf, placeOf, writtenAs } from './source'

/** Holds a YAML file against its published JSON Schema, and says in words what does not fit. */

/** What there is to know of a sort of file. */
export interface Shape {
  /** The name of its schema, as `catalog`. */
  readonly schema: string
  readonly ownerOf: OwnerOf
  /** What a text looks like that fits the pattern at a place. */
  readonly exampleOf: (pointer: string) => string
  /** What another check says more about than the schema does. */
  readonly isToldElsewhere?: (error: ErrorObject) => boolean
}

interface Wanted {
  readonly type?: string
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Wanted[]
  readonly items?: Wanted
  readonly properties?: Readonly<Record<string, Wanted>>
}

const validators = new Map<string, ValidateFunction>()

function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name)
  if (known !== undefined) return known
  const schema = readFileSync(join(PACKAGE_ROOT, 'dist', 'schemas', `${name}.schema.json`), 'utf8')
  const compiled = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(JSON.parse(schema) as AnySchema)
  validators.set(name, compiled)
  return compiled
}

export function shapeFindings(document: Document, shape: Shape): Finding[] {
  const validate = validatorOf(shape.schema)
  if (validate(document.toJS())) return []
  return (validate.errors ?? [])
    .filter((error) => tellsMost(error) && !shape.isToldElsewhere?.(error))
    .map((error) => findingFor(document, error, shape))
}

/** Of alternatives, the union says what is wanted; of a word that is no text, its type. */
const tellsMost = ({ schemaPath, keyword, data }: ErrorObject) =>
  !schemaPath.includes('/anyOf/') && !(keyword === 'enum' && typeof data !== 'string')

function findingFor(document: Document, error: ErrorObject, { ownerOf, exampleOf }: Shape): Finding {
  const place = placeOf(document, error.instancePath, ownerOf)
  if (error.keyword === 'additionalProperties') return unknownKey(place, error)
  if (error.keyword === 'required') return missingKey(place, error)
  const subject = `${place.owner}${nameOf(error.instancePath)}`
  const { message, hint } = wrongValue(place.node, error, exampleOf)
  return { offset: place.offset, message: `${subject} ${message}`, hint }
}

function unknownKey({ node, offset, owner }: Place, { params, parentSchema }: ErrorObject): Finding {
  const key = String(params['additionalProperty'])
  const keys = Object.keys((parentSchema as Wanted).properties ?? {})
  return {
    offset: isMap(node) ? offsetOf(pairOf(node, key)?.key) : offset,
    message: `${owner} has the unknown key "${key}"`,
    hint: suggestion(key, keys) ?? `its keys are ${keys.join(', ')}`,
  }
}

function missingKey({ offset, owner }: Place, { params, parentSchema }: ErrorObject): Finding {
  const key = String(params['missingProperty'])
  const meaning = (parentSchema as Wanted).properties?.[key]?.description
  return { offset, message: `${owner} has no "${key}"${meaning === undefined ? '' : ` (${meaning})`}` }
}

/** `: "needs"`, with which item of a list is meant; nothing for the whole file. */
function nameOf(pointer: string): string {
  const [last = '', list] = pointer.split('/').reverse()
  if (!/^\d+$/.test(last)) return last === '' ? '' : `: "${last}"`
  return `: item ${Number(last) + 1} of "${list}"`
}

function wrongValue(
  node: unknown,
  error: ErrorObject,
  exampleOf: Shape['exampleOf'],
): Pick<Finding, 'message' | 'hint'> {
  const { limit } = error.params as { readonly limit?: number }
  const wanted = error.parentSchema as Wanted
  const text = String(error.data)
  const length = [...text].length
  switch (error.keyword) {
    case 'enum':
      return {
        message: `cannot be "${text}"`,
        hint: suggestion(text, (wanted.enum ?? []).map(String)) ?? `it is one of ${wanted.enum?.join(', ')}`,
      }
    case 'pattern':
      return { message: `cannot be "${text}"`, hint: `it should look like ${exampleOf(error.instancePath)}` }
    case 'minLength':
      return { message: text === '' ? 'is empty' : `is too short (length ${length}, at least ${limit})` }
    case 'maxLength':
      return { message: `is too long (length ${length}, at most ${limit})` }
    case 'minItems':
      return { message: 'is an empty list', hint: `at least ${limit} item is needed` }
    case 'minimum':
    case 'maximum':
      return { message: `cannot be ${text}`, hint: `it should be ${inWords(wanted)}` }
  }
  return { message: `should be ${inWords(wanted)}, but is ${found(node)}`, hint: hintFor(node, wanted) }
}

function inWords({ type, minimum, maximum, anyOf, items, enum: words }: Wanted): string {
  if (anyOf !== undefined) return anyOf.map(inWords).join(' or ')
  if (words !== undefined) return `one of ${words.join(', ')}`
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
    return `a whole number from ${minimum} to ${maximum}`
  }
  if (type === 'integer') return `a whole number${minimum === 0 ? ' from 0 up' : ''}`
  if (type === 'array') return items?.type === 'string' ? 'a list of texts' : 'a list'
  return { string: 'text', object: 'a map of keys and values', null: 'null' }[type ?? ''] ?? `a ${type}`
}

function found(node: unknown): string {
  if (isMap(node)) return 'a map of keys and values'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node) || node.value === null) return 'empty'
  const written = writtenAs(node)
  if (typeof node.value !== 'string') return `the ${typeof node.value} ${written}`
  return `the text "${written.length > 40 ? `${written.slice(0, 39)}…` : written}"`
}

function hintFor(node: unknown, { type, anyOf }: Wanted): string | undefined {
  const isText = isScalar(node) && typeof node.value === 'string'
  if (type === 'string' && isScalar(node) && node.value !== null && !isText) return `quote it: "${writtenAs(node)}"`
  if (type === 'array' && isText) return `put it in brackets: ["${writtenAs(node)}"]`
  if (anyOf === undefined) return undefined
  if (isText && /^\d+$/.test(String(node.value))) return 'write it without quotes'
  return anyOf.some((alternative) => alternative.type === 'null') ? 'null stands for none' : undefined
}
