/** A value in a message: words as they are, all else as JSON; `nothing` where there is none. */
export function shown(value: unknown): string {
  if (value === undefined) return 'not there'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
