import { STAR_SYSTEMS } from '../components/map'
import { didYouMean } from '../lib/nearest'
import { fieldsAndGroups } from './reported'
import type { Capabilities } from './schema/messages'

/** The first name in a list of capabilities that is none, with what may have been meant. The schema checks the rest. */
export function unknownCapability({ told, reported, systems }: Capabilities): string | undefined {
  const fields = fieldsAndGroups()
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
