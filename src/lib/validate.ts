import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { generatedFile } from './package-root'

/** Checks documents against the published JSON Schemas, with the validators that the build compiled from them. */

interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

type Validator = ((value: unknown) => boolean) & { errors?: readonly SchemaError[] | null }

const validators = new Map<string, Validator>()

/** Loaded one by one: they are large, and a run needs but a few. */
function validatorFor(schema: string): Validator {
  const known = validators.get(schema)
  if (known !== undefined) return known
  const file = join(generatedFile('validators'), `${schema}.js`)
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build"`)
  const validator = createRequire(file)(file) as Validator
  validators.set(schema, validator)
  return validator
}

/**
 * What is wrong with a document, in a few words that begin with the place, or undefined where it fits.
 * Where alternatives were tried, the error that got furthest into the document says most.
 */
export function problemWith(schema: string, value: unknown): string | undefined {
  const validator = validatorFor(schema)
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
