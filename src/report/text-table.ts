import Table from 'cli-table3'

/** Tables as text: without a frame, and as wide as there is room for. */

export type Row = readonly string[]

const GAP = '  '
/** What the column that gives way keeps in any case. */
const LEAST_ROOM = 10

export interface TextTable {
  readonly head: Row
  readonly body: readonly Row[]
  /** How wide the table may be. */
  readonly columns: number
  /** The column whose texts are cut short where there is no room for all. */
  readonly giving: number
  /** The columns of figures. */
  readonly isFigure: (column: number) => boolean
  /** Paints a cell, given its row in the body: -1 for the head. */
  readonly painted?: (cell: string, column: number, row: number) => string
}

/** The table, without a newline at its end. */
export function textTable({ head, body, columns, giving, isFigure, painted = (cell) => cell }: TextTable): string {
  const width = Math.min(widthOf(giving, head, body), roomFor(giving, head, body, columns))
  const table = new Table({
    chars: NO_FRAME,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colWidths: head.map((_, column) => (column === giving ? width : null)),
    colAligns: head.map((_, column) => (isFigure(column) ? 'right' : 'left')),
  })
  for (const [row, cells] of [head, ...body].entries()) {
    table.push(cells.map((cell, column) => painted(cell, column, row - 1)))
  }
  return table.toString().replace(/ +$/gm, '')
}

const widthOf = (column: number, head: Row, body: readonly Row[]) =>
  Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0))

/** The room that all other columns leave to one. */
export function roomFor(giving: number, head: Row, body: readonly Row[], columns: number): number {
  const others = head.map((_, column) => (column === giving ? 0 : widthOf(column, head, body) + GAP.length))
  return Math.max(
    LEAST_ROOM,
    others.reduce((room, width) => room - width, columns),
  )
}

const NO_FRAME = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: GAP,
}
