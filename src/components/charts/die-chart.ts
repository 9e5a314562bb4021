import type { DieFace } from '../names'

/** A chart read with one die: the columns as printed, then the cells of each face of the die. */
export type DieChart<Cell> = { readonly columns: readonly string[] } & { readonly [face in DieFace]: readonly Cell[] }

/** The cell of a printed row. Shifts stop at the ends of a chart: a column beyond is read as the outermost. */
export function cellOf<Cell>(row: readonly Cell[], column: number): Cell {
  const cell = row[Math.min(Math.max(column, 0), row.length - 1)]
  if (cell === undefined) throw new Error(`column ${column} of a row of ${row.length} cells; columns are whole numbers`)
  return cell
}

/** What a chart says for a column, counted from 0, and a die. Every chart that is read with a die is read here. */
export const readChart = <Cell>(chart: DieChart<Cell>, column: number, die: DieFace): Cell => cellOf(chart[die], column)

/** The column that bears exactly this label. */
export const columnNamed = <Label extends string>(
  chart: { readonly columns: readonly Label[] },
  label: NoInfer<Label>,
): number => chart.columns.indexOf(label)

/** The column of a value, by labels such as `5-6`, `9+`, `-3..-2` or `<=1`; what is below goes to the first. */
export const columnFor = (labels: readonly string[], value: number): number =>
  Math.max(
    labels.findLastIndex((label) => firstNumberOf(label) <= value),
    0,
  )

const firstNumberOf = (label: string): number => Number(/[+-]?\d+/.exec(label)?.[0])

/** A cell printed `attacker/defender`, in its two halves. */
export function halvesOf(cell: `${string}/${string}`): { readonly attacker: string; readonly defender: string } {
  const [attacker = '', defender = ''] = cell.split('/')
  return { attacker, defender }
}
