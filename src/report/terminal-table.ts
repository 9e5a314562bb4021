import type { GradedSection, Scorecard, Totals } from '../grading/scorecard-schema'
import { grouped } from '../lib/numbers'
import { type Palette, paintOf } from './paint'
import { roomFor, textTable } from './text-table'
import { SHOWN_VERDICTS } from './verdicts'

/** The table of the sections, as text. */

interface Line {
  readonly id: string
  readonly title: string
  readonly totals: Totals
}

/** The column of the titles. */
const TITLE = 1
/** The room that titles get before the names of the verdicts give way to their symbols. */
const TITLE_ROOM = 26

/** A line for every section, and the totals below; as wide as `columns` at most. */
export function sectionTable({ sections, totals }: Scorecard, palette: Palette, columns: number): string {
  const shown = SHOWN_VERDICTS.filter(({ verdict }) => isShown(verdict) || totals[verdict] > 0)
  const lines = linesOf(sections)
  const rowOf = ({ id, title, totals: of }: Line) => [
    id,
    title,
    ...[of.rules, ...shown.map(({ verdict }) => of[verdict])].map(figure),
    `${grouped(of.points.earned)} / ${grouped(of.points.possible)}`,
  ]
  const body = [...lines.map(rowOf), ...(lines.length > 1 ? [rowOf({ id: '', title: 'all', totals })] : [])]
  const headOf = (names: readonly string[]) => ['section', 'title', 'rules', ...names, 'points']
  const words = headOf(shown.map(({ verdict }) => verdict))
  const wordsFit = roomFor(TITLE, words, body, columns) >= TITLE_ROOM
  const head = wordsFit ? words : headOf(shown.map(({ symbol }) => symbol))

  const paints = [String, String, String, ...shown.map(({ verdict }) => paintOf(verdict, palette)), String]
  const painted = (cell: string, column: number, row: number) => {
    if (row === -1) return palette.dim(cell)
    if (row >= lines.length) return palette.bold(cell)
    return (cell === NONE ? palette.dim : (paints[column] ?? String))(cell)
  }
  const table = textTable({ head, body, columns, giving: TITLE, isFigure: (column) => column > TITLE, painted })
  const legend = shown.map(({ symbol, verdict }) => `${symbol} ${verdict}`).join('  ')
  return [table, ...(wordsFit ? [] : [palette.dim(legend)])].join('\n')
}

/** These two always have a column; the others where a rule has that verdict. */
const isShown = (verdict: string) => verdict === 'conforms' || verdict === 'violates'

const NONE = '·'
const figure = (count: number) => (count === 0 ? NONE : grouped(count))

/** A line a section; those of which nothing was tested share one, for there is nothing to tell them apart by. */
function linesOf(sections: readonly GradedSection[]): readonly Line[] {
  const isUntested = ({ totals }: GradedSection) => totals.untested === totals.rules
  const untested = sections.filter(isUntested)
  const [first] = untested
  if (first === undefined || untested.length === 1) return sections
  const rules = untested.reduce((sum, { totals }) => sum + totals.rules, 0)
  const possible = untested.reduce((sum, { totals }) => sum + totals.points.possible, 0)
  const totals = { ...first.totals, rules, untested: rules, points: { ...first.totals.points, possible } }
  const together = { id: '…', title: `${untested.length} untested sections`, totals }
  return [...sections.filter((section) => !isUntested(section)), together]
}
