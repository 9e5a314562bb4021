import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { generatedFile } from '../lib/package-root'
import type { Method } from './vocabulary'

/** Checks documents against the published JSON Schemas, with the validators that the build compiled from them. */

interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

type Validator = ((value: unknown) => boolean) & { errors?: readonly SchemaError[] | null }

export type SchemaName = `${Method}.${'params' | 'result'}` | 'scorecard'

let validators: Readonly<Record<string, Validator>> | undefined

function loadValidators(): Readonly<Record<string, Validator>> {
  const file = generatedFile('validators.js')
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build"`)
  return createRequire(file)(file) as Readonly<Record<string, Validator>>
}

/**
 * What is wrong with a document, in a few words that begin with the place, or undefined where it fits.
 * Where alternatives were tried, the error that got furthest into the document says most.
 */
export function problemWith(schema: SchemaName, value: unknown): string | undefined {
  validators ??= loadValidators()
  const validator = validators[schema.replace('.', '_')]
  if (validator === undefined) throw new Error(`there is no schema "${schema}"`)
  if (validator(value)) return undefined
  const errors = validator.errors ?? []
  const depth = (error: SchemaError) => error.instancePath.split('/').length - (error.keyword === 'anyOf' ? 0.5 : 0)
  const deepest = [...errors].sort((a, b) => depth(b) - depth(a))[0]
  return deepest === undefined ? 'does not fit the schema' : inWords(deepest)
}

function inWords(error: SchemaError): string {
  const where = error.instancePath === '' ? 'the document' : error.instancePath
  const extra = error.params['additionalProperty'] ?? error.params['allowedValue']
  return `${where} ${error.message ?? 'is not valid'}${extra === undefined ? '' : ` (${JSON.stringify(extra)})`}`
}
