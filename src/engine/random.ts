import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Random choices from a seed: the same seed makes the same choices, in the same order. */
export interface Random {
  /** A whole number from 0 up to, and without, the limit. */
  below(limit: number): number
}

export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  return { below: (limit) => uniformInt(generator, 0, limit - 1) }
}

/** The items in an order of chance, one at a time. */
export function* shuffled<T>(random: Random, items: readonly T[]): Iterable<T> {
  const left = [...items]
  for (let last = left.length - 1; last >= 0; last -= 1) {
    const index = random.below(last + 1)
    const [item] = left.splice(index, 1)
    if (item !== undefined) yield item
  }
}

/** One of the items; undefined where there is none. */
export const oneOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[random.below(items.length)]
