/** A bar of a hundred units, cut into slices: the arithmetic of the small charts, done before a template sees them. */

export interface Slice {
  readonly kind: string
  readonly x: number
  readonly width: number
}

/** What is more than nothing is drawn at least this wide. */
const LEAST_WIDTH = 1.5

/** The slices of a bar, in the order given; none for amounts that are all zero. */
export function slicesOf(amounts: readonly (readonly [kind: string, amount: number])[]): readonly Slice[] {
  const present = amounts.filter(([, amount]) => amount > 0)
  const total = present.reduce((sum, [, amount]) => sum + amount, 0)
  const widened = present.map(([kind, amount]) => [kind, Math.max(LEAST_WIDTH, (amount / total) * 100)] as const)
  const scale = 100 / widened.reduce((sum, [, width]) => sum + width, 0)
  let x = 0
  return widened.map(([kind, width]) => {
    const slice = { kind, x: rounded(x), width: rounded(width * scale) }
    x += width * scale
    return slice
  })
}

const rounded = (value: number) => Math.round(value * 100) / 100
