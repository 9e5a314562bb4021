import { STAR_SYSTEMS } from '../components/map'
import { PLAYERS } from '../components/names'
import { didYouMean } from '../lib/nearest'
import { fieldsAndGroups } from '../protocol/reported'
import { ANSWER_PURPOSES, CHANCE_PURPOSES, ORDER_TYPES, PDB_RULES } from '../protocol/vocabulary'
import { quoted } from './finding'

/** The lists of capabilities: where each stands, what it may name, and what that is called. */
const lists = (): readonly (readonly [path: readonly string[], known: Iterable<string>, what: string])[] => [
  [['orders'], ORDER_TYPES, 'order'],
  [['answers'], ANSWER_PURPOSES, 'answer'],
  [['told'], fieldsAndGroups(), 'field'],
  [['reported'], fieldsAndGroups(), 'field'],
  [['chance', 'scripted'], CHANCE_PURPOSES, 'die or draw'],
  [['chance', 'reported'], CHANCE_PURPOSES, 'die or draw'],
  [['viewers'], PLAYERS, 'player'],
  [['systems'], STAR_SYSTEMS.keys(), 'star system'],
  [['pdbRules'], PDB_RULES, 'PDB rule'],
]

/** All the names in the capabilities of a program that the protocol does not have, with what may have been meant. */
export function unknownNames(introduction: unknown): string[] {
  return lists().flatMap(([path, known, what]) => {
    const names = new Set(known)
    const listed = valueAt(introduction, ['capabilities', ...path])
    const strange = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string' && !names.has(name)) : []
    return strange.map(
      (name: string) => `${path.join('.')} names "${quoted(name)}", which is no ${what}${didYouMean(name, names)}`,
    )
  })
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
