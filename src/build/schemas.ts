import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type AnySchema } from 'ajv'
import standaloneCode from 'ajv/dist/standalone'
import { CatalogSchema } from '../catalog/schema'
import { ProfileSchema } from '../grading/profile-schema'
import { ScorecardSchema } from '../grading/scorecard-schema'
import { fieldsOf, reportedSchema, type Schema, toldSchema } from '../protocol/schema/derive'
import { MESSAGE_SCHEMAS } from '../protocol/schema/messages'
import { PositionSchema } from '../protocol/schema/position'
import { ChecklistSchema } from '../store/checklist-schema'
import { DiffSchema } from '../store/diff-schema'
import { HistorySchema } from '../store/history-schema'
import { RunSchema } from '../store/run-schema'

/** The published JSON Schemas, by name: the messages of the protocol and the documents that the commands print. */
export function publishedSchemas(): Record<string, Schema> {
  const position = plain(PositionSchema)
  const messages = Object.entries(MESSAGE_SCHEMAS).flatMap(([method, { params, result }]) => [
    [`${method}.params`, plain(params)] as const,
    [`${method}.result`, plain(result)] as const,
  ])
  const schemas = Object.fromEntries(messages)
  return {
    ...schemas,
    'setPosition.params': withProperty(schemas['setPosition.params'], 'position', toldSchema(position)),
    'getPosition.result': withProperty(schemas['getPosition.result'], 'position', reportedSchema(position)),
    catalog: plain(CatalogSchema),
    profile: plain(ProfileSchema),
    scorecard: plain(ScorecardSchema),
    run: plain(RunSchema),
    checklist: plain(ChecklistSchema),
    diff: plain(DiffSchema),
    history: plain(HistorySchema),
  }
}

const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as Schema

const withProperty = (schema: Schema | undefined, key: string, value: Schema): Schema => ({
  ...schema,
  properties: { ...schema?.properties, [key]: value },
})

/** The closed list of the fields of a position. */
export const positionFields = () => fieldsOf(plain(PositionSchema))

/** For every schema a module of its own, that validates by it: a run loads those that it needs. */
export function writeValidators(schemas: Record<string, Schema>, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(schemas)) {
    const ajv = new Ajv({ code: { source: true, optimize: 2 }, allErrors: false, strict: false })
    writeFileSync(join(folder, `${name}.js`), standaloneCode(ajv, ajv.compile(schema as AnySchema)))
  }
}

export function writeSchemas(schemas: Record<string, Schema>, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(schemas)) {
    const document = { $schema: 'http://json-schema.org/draft-07/schema#', title: name, ...schema }
    writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(document, null, 2)}\n`)
  }
}
