import { expect } from 'chai'
import { parse } from 'csv-parse/sync'
import { XMLParser } from 'fast-xml-parser'
import MarkdownIt from 'markdown-it'
import { pointsFor, sumOf } from '../../grading/points'
import { countedRules, totalsOf } from '../../grading/scorecard'
import type { GradedRule, Scorecard, Totals } from '../../grading/scorecard-schema'
import type { RuleVerdict } from '../../grading/verdict'
import type { FormatName } from './index'

/** Reads the totals back from what each format writes, rule by rule where it has the rules. */

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]

type Graded = Pick<GradedRule, 'verdict' | 'points'>

function fromJson(text: string): Totals {
  const { sections } = JSON.parse(text) as Scorecard
  return totalsOf(sections.flatMap(({ rules }) => rules))
}

interface TestCase {
  readonly properties: { readonly property: readonly { readonly name: string; readonly value: string }[] }
}
interface TestSuite {
  readonly testcase: TestCase | readonly TestCase[]
}

function fromJunit(text: string): Totals {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
  const { testsuites } = parser.parse(text) as { testsuites: { testsuite: TestSuite | readonly TestSuite[] } }
  const cases = list(testsuites.testsuite).flatMap(({ testcase }) => list(testcase))
  return totalsOf(
    cases.map(({ properties }): Graded => {
      const value = (name: string) => properties.property.find((property) => property.name === name)?.value ?? ''
      const [possible = 0, earned = 0, lost = 0, notAttempted = 0] = ['possible', 'earned', 'lost', 'notAttempted'].map(
        (fate) => Number(value(`points.${fate}`)),
      )
      return { verdict: value('verdict') as RuleVerdict, points: { possible, earned, lost, notAttempted } }
    }),
  )
}

/** The last row of the only table; a verdict that no rule has is not in it. */
function fromMarkdown(text: string): Totals {
  const tokens = new MarkdownIt({ html: true }).parse(text, {})
  const cells = (kind: string) =>
    tokens.flatMap(({ type }, index) => (type === kind ? [tokens[index + 1]?.content.replace(/^\W /, '') ?? ''] : []))
  const names = cells('th_open')
  const last = cells('td_open').slice(-names.length)
  const figure = (name: string) => Number(last[names.indexOf(name)]?.replaceAll(',', '') ?? 0)
  return {
    rules: figure('rules'),
    conforms: figure('conforms'),
    violates: figure('violates'),
    unsupported: figure('unsupported'),
    errored: figure('errored'),
    untested: figure('untested'),
    waived: figure('waived'),
    points: {
      possible: figure('points'),
      earned: figure('earned'),
      lost: figure('lost'),
      notAttempted: figure('not attempted'),
    },
  }
}

function fromCsv(text: string): Totals {
  const rows = parse(text, { bom: true, columns: true }) as readonly Readonly<Record<string, string>>[]
  return totalsOf(
    rows.map(
      (row): Graded => ({
        verdict: row['verdict'] as RuleVerdict,
        points: {
          possible: Number(row['possible']),
          earned: Number(row['earned']),
          lost: Number(row['lost']),
          notAttempted: Number(row['notAttempted']),
        },
      }),
    ),
  )
}

/** What is waived has no test, and a line in the text on top. */
function fromGradescope(text: string): Totals {
  const { tests, output } = JSON.parse(text) as {
    readonly output: string
    readonly tests: readonly {
      score: number
      max_score: number
      status: string
      extra_data: { verdict: RuleVerdict }
    }[]
  }
  const graded = tests.map(({ score, max_score, status, extra_data: { verdict } }): Graded => {
    expect(status === 'passed').to.equal(verdict === 'conforms')
    const points = pointsFor(max_score, verdict)
    expect(points.earned).to.equal(score)
    return { verdict, points }
  })
  const waived = (output.match(/^Waived: /gm) ?? []).map((): Graded => ({ verdict: 'waived', points: sumOf([]) }))
  return totalsOf([...graded, ...waived])
}

/** The page says in words what the others have in cells. */
function fromHtml(text: string) {
  const words = text
    .replace(/<(style|script)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  const [, conforms, counted] = words.match(/([\d,]+) of ([\d,]+) rules? conforms?/) ?? []
  const [, earned, possible] = words.match(/([\d,]+) of ([\d,]+) points?\b/) ?? []
  return [conforms, counted, earned, possible].map((figure) => Number(figure?.replaceAll(',', '')))
}

/** Checks that every format, as it was written, says of a scorecard what that says itself. */
export function expectAgreement(
  { totals }: Pick<Scorecard, 'totals'>,
  written: Readonly<Record<FormatName, string>>,
): void {
  expect(fromJson(written.json), 'json').to.deep.equal(totals)
  expect(fromJunit(written.junit), 'junit').to.deep.equal(totals)
  expect(fromMarkdown(written.markdown), 'markdown').to.deep.equal(totals)
  expect(fromCsv(written.csv), 'csv').to.deep.equal(totals)
  expect(fromGradescope(written.gradescope), 'gradescope').to.deep.equal(totals)
  const { earned, possible } = totals.points
  expect(fromHtml(written.html), 'html').to.deep.equal([totals.conforms, countedRules(totals), earned, possible])
}
