import type { YAMLMap } from 'yaml'
import { pairOf, wordOf } from '../lib/yaml/source'

/** The id of a ruleset, section or rule, if it has one. */
export const idOf = (map: YAMLMap): string | undefined => wordOf(pairOf(map, 'id')?.value) || undefined

/** Calls a thing by the ids on the way to it: of the catalog, of a ruleset, of a section, of a rule. */
export function ownerAmong(maps: readonly YAMLMap[]): string {
  const kinds = ['the catalog', 'ruleset', 'section', 'rule']
  const depth = Math.min(maps.length, kinds.length) - 1
  if (depth <= 0) return 'the catalog'
  const id = idOf(maps[depth] as YAMLMap)
  return id === undefined ? `a ${kinds[depth]} of ${ownerAmong(maps.slice(0, depth))}` : `${kinds[depth]} ${id}`
}
