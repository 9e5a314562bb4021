import type { DieFace } from '../names'
import { columnFor, type DieChart, readChart } from './die-chart'

/** What a Detection Routine may do to a ship (case 9.31): undetected, detected, detected and damaged, eliminated. */
export const DETECTION_RESULTS = ['U', 'D', 'Dd', 'E'] as const
/** case 9.31. */
export type DetectionResult = (typeof DETECTION_RESULTS)[number]

type Cell = DetectionResult | 'D*' | 'E*'

/** case 9.7 Detection Table. A row per die roll; a column per evasion value. */
export const DETECTION_TABLE = {
  columns: ['0', '1', '2', '3', '4', '5-6', '7-8', '9+'],
  1: ['Dd', 'D*', 'U', 'U', 'U', 'U', 'U', 'U'],
  2: ['Dd', 'D*', 'D*', 'D', 'U', 'U', 'U', 'U'],
  3: ['Dd', 'Dd', 'D*', 'D*', 'D', 'U', 'U', 'U'],
  4: ['E*', 'Dd', 'Dd', 'D*', 'D*', 'D', 'U', 'U'],
  5: ['E*', 'Dd', 'Dd', 'Dd', 'D*', 'D*', 'D', 'U'],
  6: ['E*', 'E*', 'E*', 'Dd', 'Dd', 'D*', 'D*', 'D'],
} as const satisfies DieChart<Cell>

/** case 9.7. The column of an evasion value, before shifts. */
export const detectionColumn = (evasion: number): number => columnFor(DETECTION_TABLE.columns, evasion)

/** case 9.7. The result in a column; one shifted off the table is read as the first or the last. */
export function detectionResult(column: number, die: DieFace): DetectionResult {
  const cell = readChart(DETECTION_TABLE, column, die)
  // The star lets fleet detachments attack, in the province game only.
  if (cell === 'D*') return 'D'
  if (cell === 'E*') return 'E'
  return cell
}
