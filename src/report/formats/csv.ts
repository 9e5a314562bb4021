import { stringify } from 'csv-stringify/sync'
import type { GradedRule, GradedSection, Scorecard } from '../../grading/scorecard-schema'
import { decisiveScenario, reasonOf } from './reason'

/**
 * The scorecard as a table of comma-separated values, a row for every rule: for spreadsheets, and to be put together
 * with those of other teams. It begins with a byte order mark, without which spreadsheets take it for another encoding.
 */
export const csvTable = (scorecard: Scorecard): string =>
  stringify(
    scorecard.sections.flatMap((section) => section.rules.map((rule) => rowOf(rule, section, scorecard))),
    {
      header: true,
      columns: [...COLUMNS],
      bom: true,
      record_delimiter: 'windows',
      quoted_string: true,
      // What a program says must not become a formula where staff open it.
      escape_formulas: true,
    },
  )

/** Whoever reads the file without minding the mark at its beginning misses the first name: that is one to do without. */
const COLUMNS = [
  'ruleset',
  'section',
  'rule',
  'title',
  'kind',
  'references',
  'metric',
  'verdict',
  'possible',
  'earned',
  'lost',
  'notAttempted',
  'reason',
  'scenario',
  'location',
  'implementation',
  'version',
  'gradedAt',
] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string | number>>

function rowOf(rule: GradedRule, section: GradedSection, { implementation, run }: Scorecard): Row {
  const { name = '', location = '' } = (rule.verdict === 'conforms' ? undefined : decisiveScenario(rule)) ?? {}
  return {
    ruleset: section.ruleset,
    section: section.id,
    rule: rule.id,
    // A spreadsheet takes rule 2.10 for the number 2.1: in the title it keeps its zero.
    title: cell(`${rule.id} ${rule.title}`),
    kind: rule.kind,
    references: cell(rule.references.join(' ')),
    metric: rule.metric ?? '',
    verdict: rule.verdict,
    ...rule.points,
    reason: cell(reasonOf(rule)),
    scenario: cell(name),
    location: cell(location),
    implementation: cell(implementation.name),
    version: cell(implementation.version ?? ''),
    gradedAt: run.startedAt,
  }
}

/**
 * Text on one line, in which no further cell begins with a formula: in some countries spreadsheets part the cells at
 * semicolons, even within quotes.
 */
const cell = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;(?=["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, '; ')
