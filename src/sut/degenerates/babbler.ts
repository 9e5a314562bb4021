import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { PACKAGE_ROOT } from '../../lib/package-root'
import type { Schema } from '../../protocol/schema/derive'
import type { SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { type Degenerate, degenerateHandler } from './degenerate'

/** Any number will do, as long as every run has the same. */
const SEED = 7

export const babbler: Degenerate = babblerFrom(SEED)

/**
 * A program whose answers fit the schemas and mean nothing. What it was told it reports until the first order, or no
 * scenario would ever get past its set-up.
 */
export function babblerFrom(seed: number): Degenerate {
  return {
    name: 'babbler',
    does: 'It rules on every order at random, and reports random positions that fit the schema.',
    open() {
      const generator = xoroshiro128plus(seed)
      const upTo = (most: number) => uniformInt(generator, 0, most)
      const rulings = schemaNamed('submitOrder.result')
      const positions = schemaNamed('getPosition.result')
      return degenerateHandler('babbler', (order, before) => {
        const babble: Babble = { upTo, words: wordsIn([before, order], new Set(NONSENSE)) }
        const { position } = fitting(positions, babble) as { position: Position }
        return { answer: fitting(rulings, babble) as SubmitOrderResult, position }
      })
    },
  }
}

const NONSENSE = ['plugh', 'plover', 'xyzzy']

interface Babble {
  /** A number from 0 to `most`, every one as likely. */
  readonly upTo: (most: number) => number
  readonly words: readonly string[]
}

const schemaNamed = (name: string) =>
  JSON.parse(readFileSync(join(PACKAGE_ROOT, 'dist', 'schemas', `${name}.schema.json`), 'utf8')) as Schema

/** All names and values that are words, wherever they stand. */
function wordsIn(value: unknown, found: Set<string>): string[] {
  if (typeof value === 'string') found.add(value)
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(key)
      wordsIn(inner, found)
    }
  }
  return [...found]
}

/** A random document that fits a schema; of members that may be left out, about every other is. */
function fitting(schema: Schema, babble: Babble): unknown {
  const { upTo, words } = babble
  const oneOf = <T>(list: readonly T[]) => list[upTo(list.length - 1)]
  const some = <T>(make: () => T): T[] => Array.from({ length: upTo(MOST) }, make)
  if (schema.enum !== undefined) return oneOf(schema.enum)
  if (schema.anyOf !== undefined) return fitting(oneOf(schema.anyOf) ?? {}, babble)
  if (typeof schema.type === 'object') return fitting({ ...schema, type: oneOf(schema.type) ?? 'null' }, babble)
  const { properties = {}, additionalProperties, required = [], items, minimum = 0 } = schema as Keywords
  switch (schema.type) {
    case 'object': {
      const kept = Object.entries(properties).filter(([key]) => required.includes(key) || upTo(1) === 1)
      const members = kept.map(([key, member]) => [key, fitting(member, babble)])
      const rows = typeof additionalProperties === 'object' ? additionalProperties : undefined
      const named = rows === undefined ? [] : some(() => [oneOf(words), fitting(rows, babble)])
      return Object.fromEntries([...members, ...named])
    }
    case 'array':
      return some(() => fitting(items ?? {}, babble))
    case 'integer':
      return minimum + upTo(MOST)
    case 'boolean':
      return upTo(1) === 1
    case 'null':
      return null
    default:
      return oneOf(words)
  }
}

/** Items of a list, rows of a table, and the span of numbers. */
const MOST = 6

interface Keywords {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
}
