import pc from 'picocolors'
import { counted, grouped } from '../lib/numbers'
import { cutShort } from '../lib/text'
import type { History, HistoryRun, SectionTrend } from '../store/history-schema'
import { listOf } from './checklist-diff'
import { cleaned, conformInWords, timeOf } from './checklist-words'
import { plainText } from './formats/markdown-text'
import type { TerminalOptions } from './terminal'
import { sparkline } from './trend'

/** How the rules came to conform, as text and as Markdown. */

const MOST_RUNS = 10
const TREND_WIDTH = 30
const TITLE_WIDTH = 32
/** As wide as the time of a run. */
const INDENT = ' '.repeat(18)

/** The history as text: the trend of each section, the last runs, and what they changed. */
export function renderHistory(history: History, options: TerminalOptions = {}): string {
  const { color = pc.isColorSupported, columns = 100 } = options
  const palette = pc.createColors(color)
  const width = Math.max(1, Math.min(TREND_WIDTH, history.runs.length))
  const trendLine = ({ id, title, rules, conforms }: SectionTrend) =>
    [
      id.padEnd(5),
      cutShort(title, TITLE_WIDTH).padEnd(TITLE_WIDTH),
      sparkline(conforms, rules, width).padEnd(width),
      `${grouped(conforms.at(-1) ?? 0)} / ${grouped(rules)}`.padStart(9),
    ].join('  ')
  const runLines = (run: HistoryRun) => [
    cutShort([timeOf(run), run.id, factsOf(run, history.rules)].join('  '), columns),
    ...changesOf(run).map((text) => palette.dim(cutShort(`${INDENT}${text}`, columns))),
  ]
  if (history.runs.length === 0) return `${NO_RUNS}\n`
  const shown = history.runs.slice(-MOST_RUNS)
  const left = history.runs.length - shown.length
  const blocks = [
    [
      palette.bold(`Rules that conform, over ${counted(history.runs.length, 'run')}`),
      ...history.sections.map(trendLine),
      palette.bold(trendLine(wholeOf(history))),
    ],
    [
      palette.bold(left === 0 ? 'Runs' : `The last ${MOST_RUNS} runs`),
      ...shown.flatMap(runLines),
      ...(left === 0 ? [] : [palette.dim(`${counted(left, 'earlier run')}: --json has all of them`)]),
    ],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const NO_RUNS = 'No run is kept yet: "fitg grade --sut <command>" keeps one.'

/** All sections as one. */
export const wholeOf = ({ rules, runs }: History): SectionTrend => ({
  id: '',
  ruleset: '',
  title: 'all',
  rules,
  conforms: runs.map(({ conforms }) => conforms),
})

const factsOf = ({ graded, conforms, complete }: HistoryRun, rules: number): string =>
  `${grouped(graded)} graded${complete ? '' : ', interrupted'}, ${conformInWords(conforms, rules)}`

/** What a run changed, as `+1: 6.1.7` and `−1: 6.1.3`. */
export const changesOf = ({ gained, lost }: Pick<HistoryRun, 'gained' | 'lost'>): readonly string[] => [
  ...(gained.length === 0 ? [] : [`+${gained.length}: ${listOf(gained)}`]),
  ...(lost.length === 0 ? [] : [`−${lost.length}: ${listOf(lost)}`]),
]

/** The history as tables of Markdown. */
export function historyMarkdown(history: History): string {
  if (history.runs.length === 0) return `# History\n\n${NO_RUNS}\n`
  const trendRow = ({ id, title, rules, conforms }: SectionTrend) =>
    row([id, plainText(title), sparkline(conforms, rules, TREND_WIDTH), `${conforms.at(-1) ?? 0} of ${rules}`])
  const runRow = (run: HistoryRun) =>
    row([
      timeOf(run),
      `\`${run.id}\``,
      plainText(cleaned(run.implementation)),
      run.commit ?? '',
      `${run.graded}${run.complete ? '' : ', interrupted'}`,
      `${run.conforms} of ${history.rules}`,
      changesOf(run).join('; '),
    ])
  const trends = [row(['section', 'title', 'trend', 'conform']), '| --- | --- | --- | --- |']
  const runs = [
    row(['run', 'id', 'program', 'commit', 'rules graded', 'conform', 'changed']),
    '| --- | --- | --- | --- | --- | --- | --- |',
  ]
  const blocks = [
    '# History',
    [...trends, ...[...history.sections, wholeOf(history)].map(trendRow)].join('\n'),
    `The last ${counted(Math.min(MOST_RUNS, history.runs.length), 'run')} of ${grouped(history.runs.length)}:`,
    [...runs, ...history.runs.slice(-MOST_RUNS).map(runRow)].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
