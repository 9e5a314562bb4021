/** Changes of tables keyed by name. Whatever stays as it was is the very same object afterwards. */

type Rows<T> = Readonly<Record<string, T>>

/** A table with each of its rows changed; an empty one where there is none. */
export function mapRows<T, U>(table: Rows<T> | undefined, change: (row: T, name: string) => U): Rows<U> {
  const rows: Rows<T> = table ?? {}
  const changed: Record<string, U> = {}
  let same = true
  for (const name of Object.keys(rows)) {
    const row = rows[name] as T
    const next = change(row, name)
    if (!Object.is(next, row)) same = false
    changed[name] = next
  }
  // Rows that are all the same are of the type that the change gives.
  return same ? (rows as unknown as Rows<U>) : changed
}

/** A table with the rows of these names changed, as far as it has them. */
export function changeRows<T>(table: Rows<T>, names: readonly string[], change: (row: T, name: string) => T): Rows<T> {
  const changed: Record<string, T> = {}
  for (const name of names) {
    const row = table[name]
    const next = row && change(row, name)
    if (next !== undefined && !Object.is(next, row)) changed[name] = next
  }
  return Object.keys(changed).length === 0 ? table : { ...table, ...changed }
}

/** A row with other values in some of its fields. */
export function altered<T extends object>(row: T, values: Partial<T>): T {
  for (const field in values) if (!Object.is(row[field], values[field])) return { ...row, ...values }
  return row
}
