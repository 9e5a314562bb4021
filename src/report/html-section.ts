import { countedRules } from '../grading/scorecard'
import type { GradedRule, GradedSection, Points, SectionCoverage, Totals } from '../grading/scorecard-schema'
import { counted, grouped } from '../lib/numbers'
import { type Slice, slicesOf } from './bars'
import { featureOf, type RuleView, ruleView, type Surroundings } from './html-rule'
import { SHOWN_VERDICTS, type ShownVerdict } from './verdicts'

/** A section as the page shows it: a row of the table, and its rules. */

export interface Bar {
  readonly label: string
  readonly slices: readonly Slice[]
}

export interface Tally extends ShownVerdict {
  readonly count: string
}

/** A row of the table of sections. */
export interface SectionFigures {
  readonly conforming: string
  readonly of: string
  readonly earned: string
  readonly lost: string
  readonly notAttempted: string
  readonly withScenarios: string
  readonly proven: string
}

export interface SectionView extends SectionFigures {
  readonly id: string
  readonly title: string
  readonly allConform: boolean
  readonly tally: readonly Tally[]
  readonly bar: Bar
  readonly pointsInWords: string
  readonly coverageInWords: string
  /** The feature that all its scenarios stand in. */
  readonly file: string | null
  /** Rules that were tried, or that somebody has waived. */
  readonly rules: readonly RuleView[]
  readonly untested: UntestedView | null
  /** Nothing at all of it was tested. */
  readonly isUntested: boolean
}

interface UntestedView {
  readonly heading: string
  readonly rules: readonly { readonly id: string; readonly title: string }[]
  readonly folded: boolean
}

/** More untested rules than this are folded away. */
const MANY = 12

/** What the page shows of a section. */
export function sectionView(section: GradedSection, surroundings: Omit<Surroundings, 'file'>): SectionView {
  const { id, title, totals, coverage, rules } = section
  const file = featureOf(rules.flatMap(({ scenarios }) => scenarios))
  const tried = rules.filter(({ verdict }) => verdict !== 'untested')
  return {
    id,
    title,
    ...figuresOf(totals, coverage),
    allConform: totals.conforms + totals.waived === totals.rules,
    tally: tallyOf(totals),
    bar: pointsBar(totals.points),
    pointsInWords: pointsInWords(totals.points),
    coverageInWords: coverageInWords(coverage),
    file,
    rules: tried.map((rule) => ruleView(rule, { ...surroundings, file })),
    untested: untestedView(rules),
    isUntested: totals.untested === totals.rules,
  }
}

const figure = (count: number) => (count === 0 ? '–' : grouped(count))

/** The numbers of a section, or of all of them. */
export const figuresOf = (totals: Totals, coverage: SectionCoverage): SectionFigures => ({
  conforming: grouped(totals.conforms),
  of: grouped(countedRules(totals)),
  earned: figure(totals.points.earned),
  lost: figure(totals.points.lost),
  notAttempted: figure(totals.points.notAttempted),
  withScenarios: figure(coverage.withScenarios),
  proven: figure(coverage.proven),
})

const pointsBar = (points: Points): Bar => ({
  label: pointsInWords(points),
  slices: slicesOf([
    ['conforms', points.earned],
    ['violates', points.lost],
    ['untested', points.notAttempted],
  ]),
})

function pointsInWords({ possible, earned, lost, notAttempted }: Points): string {
  const missed = [
    ...(lost === 0 ? [] : [`${grouped(lost)} lost`]),
    ...(notAttempted === 0 ? [] : [`${grouped(notAttempted)} not attempted`]),
  ]
  return [`${grouped(earned)} of ${counted(possible, 'point')} earned`, ...missed].join(', ')
}

const coverageInWords = ({ rules, withScenarios, proven }: SectionCoverage): string =>
  `${grouped(withScenarios)} of ${counted(rules, 'rule')} with scenarios, ${grouped(proven)} proven`

function untestedView(rules: readonly GradedRule[]): UntestedView | null {
  const untested = rules.filter(({ verdict }) => verdict === 'untested')
  if (untested.length === 0) return null
  return {
    heading: `${counted(untested.length, 'rule')} untested`,
    rules: untested.map(({ id, title }) => ({ id, title })),
    folded: untested.length > MANY,
  }
}

/** The verdicts that there are, counted. */
export const tallyOf = (totals: Totals): readonly Tally[] =>
  SHOWN_VERDICTS.filter(({ verdict }) => totals[verdict] > 0).map((shown) => ({
    ...shown,
    count: grouped(totals[shown.verdict]),
  }))
