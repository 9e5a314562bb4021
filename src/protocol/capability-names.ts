import { STAR_SYSTEMS } from '../components/map'
import { didYouMean } from '../lib/nearest'
import { positionFields } from './reported'
import type { Capabilities } from './schema/messages'

/** The names that `told` and `reported` may hold: every field, and every table or group that fields stand in. */
function fieldNames(): ReadonlySet<string> {
  const names = positionFields().flatMap(({ name }) => {
    const parts = name.split('.')
    return parts.map((_part, index) => parts.slice(0, index + 1).join('.'))
  })
  return new Set(names)
}

/** The first name in a list of capabilities that is none, with what may have been meant. The schema checks the rest. */
export function unknownCapability({ told, reported, systems }: Capabilities): string | undefined {
  const fields = fieldNames()
  const lists = [
    ['told', told, fields, 'field'],
    ['reported', reported, fields, 'field'],
    ['systems', systems, new Set(STAR_SYSTEMS.keys()), 'star system'],
  ] as const
  for (const [list, names, known, what] of lists) {
    const unknown = names.find((name) => !known.has(name))
    if (unknown !== undefined) return `${list} names "${unknown}", which is no ${what}${didYouMean(unknown, known)}`
  }
  return undefined
}
