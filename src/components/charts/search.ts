import { cellOf, columnFor } from './die-chart'

/** case 11.4 Search Table. A row per hiding value; a column per search value. It finds on this number or less. */
export const SEARCH_TABLE = {
  columns: ['1', '2-3', '4-6', '7-9', '10-13', '14-17', '18-22', '23+'],
  rows: {
    '<=1': [1, 2, 3, 4, 4, 5, 6, 6],
    '2-3': [1, 1, 2, 3, 4, 4, 5, 6],
    '4-5': [0, 1, 1, 2, 3, 4, 4, 5],
    '6-7': [0, 0, 1, 1, 2, 2, 3, 4],
    '>=8': [0, 0, 0, 1, 1, 1, 2, 3],
  },
} as const satisfies { columns: readonly string[]; rows: Readonly<Record<string, readonly number[]>> }

/** case 11.4. The highest die that finds the hiding characters; 0 where none does, as for a search value below 1. */
export function searchNumber(searchValue: number, hidingValue: number): number {
  if (searchValue < 1) return 0
  const hiding = columnFor(Object.keys(SEARCH_TABLE.rows), hidingValue)
  const row = cellOf<readonly number[]>(Object.values(SEARCH_TABLE.rows), hiding)
  return cellOf(row, columnFor(SEARCH_TABLE.columns, searchValue))
}
