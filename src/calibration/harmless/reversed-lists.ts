import { createEngine } from '../../engine/server/handler'
import { type HarmlessVariant, rewritten } from './variant'

/** Lists and members in another order, wherever the order says nothing, and not in the same one every time. */
export const reversedLists: HarmlessVariant = {
  name: 'reversed lists',
  differs: 'It reports lists and objects back to front, positions every other time, but never the dice and the log.',
  open() {
    let looks = 0
    return rewritten(createEngine(), {
      initialize: backToFront,
      submitOrder: ({ used, log = [], ...ruling }) => ({
        ...(backToFront(ruling) as object),
        log,
        used: used.map(backToFront),
      }),
      getPosition(position) {
        looks += 1
        return looks % 2 === 1 ? backToFront(position) : position
      },
    })
  },
}

/** The same document with its lists and the members of its objects in reverse. */
export function backToFront(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backToFront).reverse()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, backToFront(inner)] as const)
      .reverse(),
  )
}
