/** The arithmetic of measurements that were taken in turn. */

/** The middle one; of an even number, halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The median of the ratios round by round: what a busy moment does to a round, it does to both sides. */
export const medianRatio = (values: readonly number[], to: readonly number[]): number =>
  median(values.map((value, round) => value / (to[round] ?? Number.NaN)))

/** Kept to the thousandth, which is more than such measurements are good for. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000
