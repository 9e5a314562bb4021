import { join } from 'node:path'
import { PACKAGE_ROOT } from '../lib/package-root'
import { ANSWERS } from '../protocol/schema/answers'
import { DICE, PICKS } from '../protocol/schema/chance'
import { type Field, type Schema, valuesOf } from '../protocol/schema/derive'
import { CapabilitiesSchema, ORDER_SCHEMAS } from '../protocol/schema/messages'
import { PositionSchema } from '../protocol/schema/position'
import { ANSWER_PURPOSES, DIE_PURPOSES, ERROR_CODES, PICK_PURPOSES } from '../protocol/vocabulary'
import { code, json, renewed, table } from './markdown'
import { nameTables } from './protocol-names'
import { positionFields } from './schemas'

export const PROTOCOL_DOCUMENT = join(PACKAGE_ROOT, 'src', 'protocol', 'PROTOCOL.md')

/** The document with its reference tables made anew from the schemas and the printed game. */
export const protocolReference = (markdown: string): string =>
  renewed(markdown, {
    orders: orderTable,
    answers: answerTable,
    chance: chanceTable,
    fields: fieldTables,
    names: nameTables,
    capabilities: capabilityTable,
    errors: errorTable,
  })

const orderTable = () =>
  table(
    ['type', 'what it does', 'arguments'],
    ORDER_SCHEMAS.map((schema: Schema) => {
      const { type, ...properties } = schema.properties ?? {}
      const required = Array.isArray(schema['required']) ? schema['required'] : []
      const members = Object.entries(properties).map(([name, argument]) =>
        [code(name), ...(required.includes(name) ? [] : ['(optional)']), inWords(argument)].join(' '),
      )
      return [code(String(type?.const)), schema.description ?? '', members.join('<br>')]
    }),
  )

/** The values of an argument, and what they mean. */
function inWords(schema: Schema): string {
  const described = schema.anyOf?.find(({ description }) => description !== undefined) ?? schema
  return [valuesOf(schema), described.description].filter((part) => part !== undefined).join(': ')
}

const answerTable = () =>
  table(
    ['purpose', 'what is asked', 'who chooses', 'value', 'as it is sent', 'without an answer'],
    ANSWER_PURPOSES.map((purpose) => {
      const { asks, who, value, examples, default: taken } = ANSWERS[purpose]
      const otherwise = taken === undefined ? 'waits' : json(taken)
      return [code(purpose), asks, who, value, examples.map(json).join('<br>'), otherwise]
    }),
  )

const chanceTable = () =>
  [
    table(
      ['die', 'what is read with it'],
      DIE_PURPOSES.map((purpose) => [code(purpose), DICE[purpose]]),
    ),
    table(
      ['draw', 'what is drawn', 'candidates'],
      PICK_PURPOSES.map((purpose) => [code(purpose), PICKS[purpose].draws, PICKS[purpose].candidates]),
    ),
  ].join('\n\n')

/** A table for the fields that stand alone, and one for each table or list of the position. */
function fieldTables(): string {
  const { properties = {} }: Schema = PositionSchema
  const fields = positionFields()
  const groups = Object.entries(properties).filter(([name]) =>
    fields.some((field) => field.name.startsWith(`${name}.`)),
  )
  const groupOf = ({ name }: Field) => groups.find(([group]) => name.startsWith(`${group}.`))?.[0]
  const alone = fields.filter((field) => groupOf(field) === undefined)
  return [
    `#### The game as a whole\n\n${fieldTable(alone)}`,
    ...groups.map(
      ([group, schema]) =>
        `#### ${code(group)}\n\n${groupIntroduction(schema)}\n\n${fieldTable(fields.filter((field) => groupOf(field) === group))}`,
    ),
  ].join('\n\n')
}

function groupIntroduction(schema: Schema): string {
  const shape =
    schema.patternProperties !== undefined
      ? `A table: name of the ${schema['key']} → row.`
      : schema.items !== undefined
        ? 'A list of rows.'
        : 'One object.'
  const meaning = schema.description === undefined ? '' : ` ${sentence(schema.description)}`
  return shape + meaning + (schema.defaultNote === undefined ? '' : ` Default: ${schema.defaultNote}.`)
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const fieldTable = (fields: readonly Field[]) =>
  table(
    ['field', 'values', 'told or own', 'default', 'meaning'],
    fields.map((field) => [
      code(field.name),
      field.values,
      field.own ? 'own' : 'told',
      field.defaultNote ?? ('default' in field ? json(field.default) : ''),
      field.description,
    ]),
  )

/** Longer lists of words have a table of their own. */
const MOST_WORDS = 4

function capabilityTable(): string {
  const rowsOf = (schema: Schema, prefix = ''): string[][] =>
    Object.entries(schema.properties ?? {}).flatMap(([name, capability]) =>
      capability.properties === undefined
        ? [[code(prefix + name), listed(capability), capability.description ?? '']]
        : rowsOf(capability, `${prefix}${name}.`),
    )
  return table(['capability', 'values', 'meaning'], rowsOf(CapabilitiesSchema))
}

const listed = (schema: Schema) =>
  (schema.items?.enum?.length ?? 0) > MOST_WORDS ? 'list of words of the tables above' : valuesOf(schema)

const ERRORS: Readonly<Record<(typeof ERROR_CODES)[keyof typeof ERROR_CODES], string>> = {
  [ERROR_CODES.unsupported]: 'something the rules allow and this program does not have',
  [ERROR_CODES.outOfChance]: 'the tape holds no further entry of a purpose; `data.purpose` names it',
  [ERROR_CODES.parse]: 'the line is not JSON',
  [ERROR_CODES.invalidRequest]: 'the document is not a request, or its time has not come',
  [ERROR_CODES.methodNotFound]: 'there is no such message',
  [ERROR_CODES.invalidParams]: 'the parameters do not fit the protocol',
  [ERROR_CODES.internal]: 'anything else that went wrong',
}

const errorTable = () =>
  table(
    ['code', 'meaning'],
    Object.entries(ERRORS).map(([number, meaning]) => [code(number), meaning]),
  )
