import { conformingShare } from '../grading/scorecard'
import type { GradedRule, Scorecard } from '../grading/scorecard-schema'
import { counted, duration, grouped, percent } from '../lib/numbers'
import { cutShort } from '../lib/text'
import { slicesOf } from './bars'
import { heaviestOf } from './formats/reason'
import type { Detail } from './html-rule'
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
  readonly points: {
    readonly earned: string
    readonly possible: string
    readonly missed: string
    /** Said where one rule is worth more than all others together. */
    readonly heaviest: string | null
  }
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

/** By what the rules can be narrowed: by nothing that they all have in common. */
interface FilterView {
  readonly verdicts: readonly Tally[] | null
  readonly sections: readonly Pick<SectionView, 'id' | 'title'>[]
}

export interface PageView {
  readonly name: string
  readonly about: string
  readonly facts: readonly Fact[]
  /** The rules that took longest, where any took long. */
  readonly slowest: readonly { readonly id: string; readonly time: string }[]
  readonly notes: readonly string[]
  readonly interrupted: boolean
  readonly headline: HeadlineView
  readonly toLookAt: IndexView | null
  /** What there was no room for. */
  readonly abridged: string | null
  readonly all: SectionFigures
  readonly filter: FilterView
  readonly sections: readonly SectionView[]
}

/** How much is said of the failures. */
export interface Richness extends Pick<Detail, 'messages' | 'exchanges' | 'scenarios' | 'named'> {
  /** How many failing rules are shown step by step, and how many of them with their messages. */
  readonly rules: number
  readonly told: number
}

/** No more of the rules to look at are listed at first. */
const MANY = 12

/** Seconds that are worth a mention, and how many rules are mentioned. */
const LONG = 0.5
const MOST_SLOW = 5

/** The page of a scorecard. */
export function pageView(scorecard: Scorecard, richness: Richness): PageView {
  const { implementation, sections, totals, coverage, run, notes = [] } = scorecard
  const { command, replayCommand } = run
  const rules = sections.flatMap((section) => section.rules)
  const failing = rules.filter(({ verdict }) => isFailing(verdict))
  const first = (count: number) => new Set(failing.slice(0, count).map(({ id }) => id))
  const detail = { ...richness, rules: first(richness.rules), told: first(richness.told) }
  const tally = tallyOf(totals)
  const about = [implementation.version && `version ${implementation.version}`, implementation.language]
  return {
    name: implementation.name,
    about: about.filter((part) => part).join(' · '),
    facts: factsOf(scorecard),
    slowest: slowestOf(rules),
    notes: notes.map((note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`),
    interrupted: !scorecard.complete,
    headline: headlineView(scorecard),
    toLookAt: indexView(rules),
    abridged: detail.told.size < failing.length ? abridgement(detail, failing.length, command) : null,
    all: figuresOf(totals, coverage),
    filter: {
      verdicts: tally.length > 1 ? tally : null,
      sections: sections.map(({ id, title }) => ({ id, title })),
    },
    sections: sections.map((section) => sectionView(section, { command, replayCommand, detail })),
  }
}

/** What there was no room for, and where it is. */
function abridgement({ rules, told }: Pick<Detail, 'rules' | 'told'>, failing: number, command: string): string {
  const first = (count: number, what: string) =>
    count === 0 ? `no failing rule is ${what}` : `only the first ${counted(count, 'failing rule')} are ${what}`
  const shown = [
    ...(rules.size < failing ? [first(rules.size, 'shown step by step')] : []),
    ...(told.size > 0 || rules.size === failing ? [first(told.size, 'shown with the messages exchanged')] : []),
  ]
  return `There is no room for it all: ${shown.join(', and ')}. To see another in full, run ${command} --rule followed by its number. Everything is in the JSON scorecard.`
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

/** The rules whose scenarios took longest together. */
const slowestOf = (rules: readonly GradedRule[]): PageView['slowest'] =>
  rules
    .map(({ id, scenarios }) => ({ id, seconds: scenarios.reduce((sum, { seconds = 0 }) => sum + seconds, 0) }))
    .filter(({ seconds }) => seconds >= LONG)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_SLOW)
    .map(({ id, seconds }) => ({ id, time: duration(seconds) }))

function headlineView(scorecard: Scorecard): HeadlineView {
  const { totals, coverage } = scorecard
  const share = conformingShare(totals)
  const { earned, possible, lost, notAttempted } = totals.points
  const tally = tallyOf(totals)
  const heaviest = heaviestOf(scorecard)
  return {
    share: share === undefined ? '–' : percent(share),
    result: resultInWords(totals),
    waived: totals.waived === 0 ? null : `${counted(totals.waived, 'waived rule')} left out`,
    allConform: share === 1,
    points: {
      earned: grouped(earned),
      possible: counted(possible, 'point'),
      missed: `${grouped(lost)} lost, ${grouped(notAttempted)} not attempted`,
      heaviest:
        heaviest === undefined ? null : `rule ${heaviest.id} alone is worth ${grouped(heaviest.points.possible)}`,
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

/** What was got wrong comes before what was not attempted. */
function indexView(rules: readonly GradedRule[]): IndexView | null {
  const failing = rules.filter(({ verdict }) => isFailing(verdict))
  const unsupported = rules.filter(({ verdict }) => verdict === 'unsupported')
  const entries = [...failing, ...unsupported].map(indexEntry)
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
