/** Small plots of a number over many runs: the arithmetic, done before anything is shown. */

const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** At most so many of the values: the last of each stretch, so that the newest is always among them. */
export function sampled<T>(values: readonly T[], most: number): readonly T[] {
  if (values.length <= most) return values
  return Array.from({ length: most }, (_, index) => values[Math.ceil(((index + 1) * values.length) / most) - 1]).filter(
    (value) => value !== undefined,
  )
}

/** A character a value. Only nothing is at the bottom, and only the whole at the top. */
export function sparkline(values: readonly number[], whole: number, width: number): string {
  return sampled(values, width)
    .map((value) => {
      if (value <= 0) return LEVELS[0]
      if (value >= whole) return LEVELS[LEVELS.length - 1]
      return LEVELS[1 + Math.floor((value / whole) * (LEVELS.length - 2))]
    })
    .join('')
}

/** A line as the steps of an SVG path, in a box of this size; each value holds until the next. */
export function stepPath(values: readonly number[], whole: number, width: number, height: number): string {
  const [first = 0, ...rest] = values.map((value) => rounded(height - (Math.min(value, whole) / whole) * height))
  const step = width / values.length
  return `M0 ${first}${rest.map((y, index) => `H${rounded((index + 1) * step)}V${y}`).join('')}H${width}`
}

const rounded = (value: number) => Math.round(value * 10) / 10
