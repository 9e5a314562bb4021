import type { Scorecard } from '../../grading/scorecard-schema'

/** A way to write a scorecard down. */
export interface Format {
  /** The name of its file in the folder of reports. */
  readonly file: string
  readonly render: (scorecard: Scorecard) => string
}

export const FORMAT_NAMES = ['html', 'json', 'junit', 'markdown', 'csv', 'gradescope'] as const
export type FormatName = (typeof FORMAT_NAMES)[number]

/** Every format of a report, by the name it is asked for. What one needs is loaded once it is asked for. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  html: {
    file: 'scorecard.html',
    render: (scorecard) => (require('../html') as typeof import('../html')).renderScorecard(scorecard),
  },
  json: { file: 'scorecard.json', render: (scorecard) => `${JSON.stringify(scorecard, null, 2)}\n` },
  junit: {
    file: 'junit.xml',
    render: (scorecard) => (require('./junit') as typeof import('./junit')).junitReport(scorecard),
  },
  markdown: {
    file: 'scorecard.md',
    render: (scorecard) => (require('./markdown') as typeof import('./markdown')).markdownSummary(scorecard),
  },
  csv: {
    file: 'scorecard.csv',
    render: (scorecard) => (require('./csv') as typeof import('./csv')).csvTable(scorecard),
  },
  gradescope: {
    file: 'results.json',
    render: (scorecard) => (require('./gradescope') as typeof import('./gradescope')).gradescopeResults(scorecard),
  },
}
