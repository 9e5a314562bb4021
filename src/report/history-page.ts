import { counted, grouped, percent } from '../lib/numbers'
import type { History, HistoryRun, SectionTrend } from '../store/history-schema'
import { changesOf, wholeOf } from './checklist-history'
import { cleaned, dayOf, timeOf } from './checklist-words'
import { renderPage } from './compiled-page'
import { sampled, stepPath } from './trend'

/** The history as a page: one file that needs nothing else, with a plot for every section. */

const LARGE = { width: 720, height: 160, points: 240 }
const SMALL = { width: 220, height: 36, points: 60 }
const MOST_RUNS = 100

interface Plot {
  readonly id: string
  readonly title: string
  readonly label: string
  readonly conforms: string
  readonly rules: string
  readonly share: string
  readonly path: string
  readonly width: number
  readonly height: number
}

/** The page of a history. */
export const renderHistoryPage = (history: History): string => renderPage('history', viewOf(history))

function viewOf(history: History) {
  const { runs, sections } = history
  const first = runs[0]
  const last = runs.at(-1)
  return {
    title: `History of ${counted(history.rules, 'rule')} over ${counted(runs.length, 'run')}`,
    programs: [...new Set(runs.map(({ implementation }) => cleaned(implementation)))].join(', '),
    hasRuns: first !== undefined,
    whole: plotOf(wholeOf(history), LARGE),
    first: first === undefined ? '' : dayOf(first),
    last: last === undefined ? '' : dayOf(last),
    sections: sections.map((section) => plotOf(section, SMALL)),
    runs: runs
      .slice(-MOST_RUNS)
      .toReversed()
      .map((run) => runView(run, history)),
    left: runs.length > MOST_RUNS ? `${counted(runs.length - MOST_RUNS, 'earlier run')} not listed` : '',
  }
}

function plotOf({ id, title, rules, conforms }: SectionTrend, { width, height, points }: typeof SMALL): Plot {
  const values = sampled(conforms, points)
  const now = values.at(-1) ?? 0
  return {
    id,
    title,
    label: `from ${grouped(conforms[0] ?? 0)} to ${grouped(now)} of ${counted(rules, 'rule')}`,
    conforms: grouped(now),
    rules: grouped(rules),
    share: percent(rules === 0 ? 0 : now / rules),
    path: values.length === 0 ? '' : stepPath(values, rules, width, height),
    width,
    height,
  }
}

const runView = (run: HistoryRun, { rules }: History) => ({
  time: timeOf(run),
  id: run.id,
  program: cleaned(run.implementation),
  commit: run.commit ?? '',
  graded: `${grouped(run.graded)}${run.complete ? '' : ', interrupted'}`,
  conforms: `${grouped(run.conforms)} of ${grouped(rules)}`,
  changed: changesOf(run).join('; '),
})
