/** Numbers as people read them. */

/** As `1,000,238`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** As `1 rule` and `240 rules`. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** A share as `87.9 %`. Rounded down, so that only the whole is ever called 100 %. */
export const percent = (share: number): string => `${Math.floor(share * 1000 + 1e-9) / 10} %`

/** A duration as `4.2 s` or `2 min 5 s`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`
  const whole = Math.round(seconds)
  return `${grouped(Math.floor(whole / 60))} min ${whole % 60} s`
}
