import { conformingShare } from '../grading/scorecard'
import type { GradedRule, Scorecard } from '../grading/scorecard-schema'
import { counted, duration, grouped, percent } from '../lib/numbers'
import { cutShort } from '../lib/text'
import { slicesOf } from './bars'
import {
  type Bar,
  figuresOf,
  type SectionFigures,
  type SectionView,
  sectionView,
  type Tally,
  tallyOf,
} from './html-section'
import { isFailing, resultInWords, SHOWN_VERDICTS, type ShownVerdict, symbolOf } from './verdicts'

/** What the page shows, counted and put into words: the templates hold loops and conditions, no arithmetic. */

interface Fact {
  readonly term: string
  readonly value: string
}

interface HeadlineView {
  readonly share: string
  readonly result: string
  readonly waived: string | null
  readonly allConform: boolean
  readonly points: { readonly earned: string; readonly possible: string; readonly missed: string }
  readonly covered: string
  readonly proven: string
  readonly bar: Bar
  readonly tally: readonly Tally[]
}

interface IndexEntry extends ShownVerdict {
  readonly id: string
  readonly title: string
  readonly message: string | null
}

interface IndexView {
  readonly heading: string
  readonly first: readonly IndexEntry[]
  readonly rest: readonly IndexEntry[]
  readonly more: string
  /** There are too many to list them apart from where they stand. */
  readonly isLong: boolean
}

export interface PageView {
  readonly name: string
  readonly about: string
  readonly facts: readonly Fact[]
  readonly interrupted: boolean
  readonly headline: HeadlineView
  readonly toLookAt: IndexView | null
  /** What there was no room for. */
  readonly abridged: string | null
  readonly all: SectionFigures
  readonly sections: readonly SectionView[]
}

/** How much is said of the failures: characters of each message, and how many failing rules are shown in full. */
export interface Richness {
  readonly messages: number
  readonly exchanges: number
  readonly rules: number
}

/** No more of the rules to look at are listed at first. */
const MANY = 12

/** The page of a scorecard. */
export function pageView(scorecard: Scorecard, richness: Richness): PageView {
  const { implementation, sections, totals, coverage, run } = scorecard
  const { command, replayCommand } = run
  const failing = sections.flatMap(({ rules }) => rules).filter(({ verdict }) => isFailing(verdict))
  const detailed = failing.slice(0, richness.rules).map(({ id }) => id)
  const detail = { messages: richness.messages, exchanges: richness.exchanges, rules: new Set(detailed) }
  const about = [implementation.version && `version ${implementation.version}`, implementation.language]
  return {
    name: implementation.name,
    about: about.filter((part) => part).join(' · '),
    facts: factsOf(scorecard),
    interrupted: !scorecard.complete,
    headline: headlineView(scorecard),
    toLookAt: indexView(sections.flatMap(({ rules }) => rules)),
    abridged: detailed.length < failing.length ? abridgement(detailed.length, command) : null,
    all: figuresOf(totals, coverage),
    sections: sections.map((section) => sectionView(section, { command, replayCommand, detail })),
  }
}

function abridgement(detailed: number, command: string): string {
  const shown = detailed === 0 ? 'no failing rule is' : `only the first ${counted(detailed, 'failing rule')} are`
  return `There is no room for it all: ${shown} shown step by step. To see another, run ${command} --rule followed by its number. Everything is in the JSON scorecard.`
}

function factsOf({ run, suite, implementation }: Scorecard): readonly Fact[] {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return [
    { term: 'Graded', value: `${time.format(new Date(run.startedAt))} UTC, in ${duration(run.seconds)}` },
    { term: 'Program', value: run.sandbox === 'bwrap' ? `${implementation.sut} (in a sandbox)` : implementation.sut },
    { term: 'Rules', value: run.selection.length === 0 ? 'all' : run.selection.join(', ') },
    { term: 'Suite', value: `${suite.name} ${suite.version}, catalog ${suite.catalogHash.slice(0, 12)}` },
  ]
}

function headlineView({ totals, coverage }: Scorecard): HeadlineView {
  const share = conformingShare(totals)
  const { earned, possible, lost, notAttempted } = totals.points
  const tally = tallyOf(totals)
  return {
    share: share === undefined ? '–' : percent(share),
    result: resultInWords(totals),
    waived: totals.waived === 0 ? null : `${counted(totals.waived, 'waived rule')} left out`,
    allConform: share === 1,
    points: {
      earned: grouped(earned),
      possible: counted(possible, 'point'),
      missed: `${grouped(lost)} lost, ${grouped(notAttempted)} not attempted`,
    },
    covered: `${grouped(coverage.withScenarios)} of ${grouped(coverage.rules)}`,
    proven: `${grouped(coverage.proven)} proven by a broken engine`,
    bar: {
      label: tally.map(({ count, verdict }) => `${count} ${verdict}`).join(', '),
      slices: slicesOf(SHOWN_VERDICTS.map(({ verdict }) => [verdict, totals[verdict]])),
    },
    tally,
  }
}

function indexView(rules: readonly GradedRule[]): IndexView | null {
  const entries = rules.filter(({ verdict }) => isFailing(verdict) || verdict === 'unsupported').map(indexEntry)
  if (entries.length === 0) return null
  const rest = entries.slice(MANY)
  return {
    heading: `${counted(entries.length, 'rule')} to look at`,
    first: entries.slice(0, MANY),
    rest,
    more: `${grouped(rest.length)} more`,
    isLong: rest.length > 5 * MANY,
  }
}

function indexEntry({ id, title, verdict, scenarios }: GradedRule): IndexEntry {
  const decisive = scenarios.find((scenario) => scenario.verdict === verdict)
  const message = decisive?.failure?.message
  return { id, title, verdict, symbol: symbolOf(verdict), message: message ? cutShort(message, 160) : null }
}
