/** A table with its rows changed, and the very same one where no row became another; an empty one where there is none. */
export function mapRows<T, U>(
  table: Readonly<Record<string, T>> | undefined,
  change: (row: T, name: string) => U,
): Readonly<Record<string, U>> {
  const rows: Readonly<Record<string, T>> = table ?? {}
  const changed: Record<string, U> = {}
  let same = true
  for (const name of Object.keys(rows)) {
    const row = rows[name] as T
    const next = change(row, name)
    if (!Object.is(next, row)) same = false
    changed[name] = next
  }
  // Rows that are all the same are of the type that the change gives.
  return same ? (rows as unknown as Readonly<Record<string, U>>) : changed
}
