/** Ends an exhaustive `switch`: the compiler complains where a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`)
}
