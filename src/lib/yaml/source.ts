import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'

/** Finds its way about the parsed text of a YAML file: what stands where, and what to call it. */

/** Something wrong, at a place in the text. */
export interface Finding {
  readonly offset: number
  readonly message: string
  readonly hint?: string | undefined
}

/** A value of the document with what surrounds it. */
export interface Place {
  readonly node: unknown
  /** Where to point: at the value, or at its key where no value was written. */
  readonly offset: number
  /** What to call the thing it stands in: `rule 12.24`. */
  readonly owner: string
}

/** Names a thing by the maps on the way to it: the whole file, and of each list the map that was gone into. */
export type OwnerOf = (maps: readonly YAMLMap[]) => string

/** @param pointer a JSON pointer that leads to the value */
export function placeOf(document: Document, pointer: string, ownerOf: OwnerOf): Place {
  let node: unknown = document.contents
  let offset = offsetOf(node)
  const maps: YAMLMap[] = isMap(node) ? [node] : []
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const pair = isMap(node) ? pairOf(node, name) : undefined
    const isListed = isSeq(node)
    node = isSeq(node) ? node.items[Number(name)] : pair?.value
    offset = isWritten(node) ? offsetOf(node) : pair === undefined ? offset : offsetOf(pair.key)
    if (isListed && isMap(node)) maps.push(node)
  }
  return { node, offset, owner: ownerOf(maps) }
}

const isWritten = (node: unknown) => isNode(node) && !(isScalar(node) && node.range?.[0] === node.range?.[1])

/** The last pair of this name, for that one counts where a key stands twice. */
export const pairOf = (map: YAMLMap, name: string): Pair | undefined =>
  map.items.findLast((pair) => isScalar(pair.key) && pair.key.value === name)

export const offsetOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

/** What was written, also where YAML read a number: `2.10` stays `2.10`. */
export const wordOf = (node: unknown): string | undefined =>
  isScalar(node) && node.value !== null ? (typeof node.value === 'string' ? node.value : writtenAs(node)) : undefined

export const writtenAs = (scalar: Scalar): string => scalar.source ?? String(scalar.value)

/** The maps in the list under a key; what is not a map there is left to the check of the schema. */
export function mapsIn(parent: unknown, key: string): YAMLMap[] {
  return nodesIn(parent, key).filter((node) => isMap(node))
}

/** What stands in the list under a key; a value without brackets counts as a list of one. */
export function nodesIn(parent: unknown, key: string): unknown[] {
  const value = isMap(parent) ? pairOf(parent, key)?.value : undefined
  return isSeq(value) ? value.items : isScalar(value) && value.value !== null ? [value] : []
}

/** The map in which the key at this offset stands a second time. */
export function repeatedKey(document: Document, offset: number, ownerOf: OwnerOf) {
  let found: { readonly key: string; readonly firstOffset: number; readonly owner: string } | undefined
  visit(document, {
    Pair(_, pair, ancestors) {
      if (offsetOf(pair.key) !== offset || !isScalar(pair.key)) return undefined
      const key = String(pair.key.value)
      const map = ancestors.at(-1)
      const first = isMap(map) ? map.items.find((other) => isScalar(other.key) && other.key.value === key) : undefined
      const listed = ancestors.filter((node, index) => isMap(node) && !isPair(ancestors[index - 1]))
      found = { key, firstOffset: offsetOf(first?.key), owner: ownerOf(listed.filter(isMap)) }
      return visit.BREAK
    },
  })
  return found
}
