/** A table with its rows changed; an empty one where there is none. */
export const mapRows = <T, U>(
  table: Readonly<Record<string, T>> | undefined,
  change: (row: T, name: string) => U,
): Record<string, U> => Object.fromEntries(Object.entries(table ?? {}).map(([name, row]) => [name, change(row, name)]))
