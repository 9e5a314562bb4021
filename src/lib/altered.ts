/** A row with other values in some of its fields, and the very same one where it has these values already. */
export function altered<T extends object>(row: T, values: Partial<T>): T {
  for (const field in values) if (!Object.is(row[field], values[field])) return { ...row, ...values }
  return row
}
