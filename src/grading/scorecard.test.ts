import { describe, it } from 'node:test'
import Ajv from 'ajv'
import { expect } from 'chai'
import fc from 'fast-check'
import { catalogWith, ruleOf } from './catalog.fixture'
import { SCENARIO_VERDICTS, type ScenarioOutcome, type ScenarioVerdict } from './outcome'
import { DEFAULT_PROFILE } from './points'
import { conformingShare, countedRules, type Grading, scorecardOf } from './scorecard'
import { type Points, type Scorecard, ScorecardSchema, type Totals } from './scorecard-schema'

const outcomeOf = (rule: string, verdict: ScenarioVerdict): ScenarioOutcome => ({
  rule,
  name: 'Leaving Angoff',
  location: `features/summary/06.feature:12`,
  verdict,
  steps: [{ text: 'Then it should be so', status: verdict === 'conforms' ? 'passed' : 'failed' }],
  ...(verdict === 'conforms'
    ? {}
    : { failure: { step: 'Then it should be so', message: 'It is not.', changes: [], exchange: [], expected: 1 } }),
})

const CATALOG = catalogWith(
  ['6.1', [ruleOf('6.1.1'), ruleOf('6.1.2', { reading: 'Read in favour of the player.', conflictsWith: ['17.1'] })]],
  ['17', [ruleOf('17.1', { metric: 999999 })]],
)

const graded = (changes: Partial<Grading> = {}): Scorecard =>
  scorecardOf({
    catalog: CATALOG,
    selected: new Set(CATALOG.rules.map(({ id }) => id)),
    outcomes: [],
    coverage: { scenarios: new Set(['6.1.1', '6.1.2']), proven: new Set(['6.1.1']) },
    complete: true,
    suite: { name: 'fitg-conformance', version: '1.2.3' },
    implementation: { name: 'Orlog', sut: 'python3 orlog.py' },
    run: { startedAt: '2026-01-31T12:00:00.000Z', seconds: 1.5, selection: [], command: 'fitg grade' },
    ...changes,
  })

const rulesOf = ({ sections }: Scorecard) => sections.flatMap(({ rules }) => rules)
const ruleIn = (scorecard: Scorecard, id: string) => rulesOf(scorecard).find((rule) => rule.id === id)

describe('a scorecard', () => {
  it('has every selected rule in it, tested or not', () => {
    const scorecard = graded({ outcomes: [outcomeOf('6.1.1', 'conforms')] })
    expect(rulesOf(scorecard).map(({ id, verdict }) => `${id} ${verdict}`)).to.deep.equal([
      '6.1.1 conforms',
      '6.1.2 untested',
      '17.1 untested',
    ])
    expect(scorecard.totals).to.deep.include({ rules: 3, conforms: 1, untested: 2 })
    expect(scorecard.totals.points).to.deep.equal({ possible: 1000001, earned: 1, lost: 0, notAttempted: 1000000 })
  })

  it('has no rule in it that was not selected, though it ran', () => {
    const scorecard = graded({ selected: new Set(['17.1']), outcomes: [outcomeOf('6.1.1', 'violates')] })
    expect(scorecard.sections.map(({ id }) => id)).to.deep.equal(['17'])
    expect(scorecard.totals).to.deep.include({ rules: 1, violates: 0, untested: 1 })
  })

  it('says of a rule what the catalog says', () => {
    const rule = ruleIn(graded(), '6.1.2')
    expect(rule?.reading).to.equal('Read in favour of the player.')
    expect(rule?.conflictsWith).to.deep.equal(['17.1'])
    expect(ruleIn(graded(), '6.1.1')).not.to.have.any.keys('reading', 'waiver')
  })

  it('counts what the suite covers beside what the program achieved', () => {
    const { coverage, sections } = graded()
    expect(coverage).to.deep.equal({ rules: 3, withScenarios: 2, proven: 1 })
    expect(sections.map((section) => section.coverage.withScenarios)).to.deep.equal([2, 0])
  })

  it('keeps what was observed of a waived rule, and why it is waived', () => {
    const profile = { ...DEFAULT_PROFILE, waivers: [{ rule: '17.1', reason: 'a house rule', until: '2026-02-01' }] }
    const scorecard = graded({ profile, outcomes: [outcomeOf('17.1', 'violates')] })
    const rule = ruleIn(scorecard, '17.1')
    expect(rule?.verdict).to.equal('waived')
    expect(rule?.waiver).to.deep.equal({ reason: 'a house rule', until: '2026-02-01' })
    expect(rule?.scenarios[0]?.verdict).to.equal('violates')
    expect(scorecard.totals.points.possible).to.equal(2)
    expect(countedRules(scorecard.totals)).to.equal(2)
  })

  it('cleans what the program says of itself', () => {
    const { implementation } = graded({
      implementation: { name: '\u001b[31m\u202EOrlog', version: 'v'.repeat(500), sut: './run' },
    })
    expect(implementation.name).to.equal('Orlog')
    expect(implementation.version).to.have.length.below(80)
    expect(graded({ implementation: { name: '\u0000', sut: './run' } }).implementation.name).to.equal('unnamed')
  })

  it('has no share of conforming rules where none counts', () => {
    const waivers = CATALOG.rules.map(({ id }) => ({ rule: id, reason: 'not this year' }))
    const { totals } = graded({ profile: { ...DEFAULT_PROFILE, waivers } })
    expect(conformingShare(totals)).to.equal(undefined)
    expect(conformingShare(graded({ outcomes: [outcomeOf('6.1.1', 'conforms')] }).totals)).to.be.closeTo(1 / 3, 1e-9)
  })
})

/** Any catalog, any profile, any outcomes of any selection. */
const gradings: fc.Arbitrary<Grading> = fc
  .array(fc.array(fc.option(fc.nat(1_000_000)), { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 })
  .chain((sections) => {
    const catalog = catalogWith(
      ...sections.map((metrics, index) => {
        const id = `${index + 2}`
        return [id, metrics.map((metric, place) => ruleOf(`${id}.${place + 1}`, { metric }))] as const
      }),
    )
    const ids = catalog.rules.map(({ id }) => id)
    const someIds = fc.subarray(ids).map((some) => new Set(some))
    return fc
      .record({
        selected: someIds,
        outcomes: fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...SCENARIO_VERDICTS))),
        waived: fc.subarray(ids),
        defaultPoints: fc.nat(10),
        scenarios: someIds,
        proven: someIds,
      })
      .map(({ selected, outcomes, waived, defaultPoints, scenarios, proven }) => ({
        catalog,
        selected,
        outcomes: outcomes.map(([rule, verdict]) => outcomeOf(rule, verdict)),
        coverage: { scenarios, proven },
        complete: true,
        suite: { name: 'fitg-conformance', version: '1.2.3' },
        implementation: { name: 'Orlog', sut: './run' },
        run: { startedAt: '2026-01-31T12:00:00.000Z', seconds: 1, selection: [], command: 'fitg grade' },
        profile: { ...DEFAULT_PROFILE, defaultPoints, waivers: waived.map((rule) => ({ rule, reason: 'agreed' })) },
      }))
  })

const addsUp = ({ possible, earned, lost, notAttempted }: Points) => earned + lost + notAttempted === possible

const sum = (totals: readonly Totals[], of: (each: Totals) => number) => totals.reduce((all, each) => all + of(each), 0)

describe('any scorecard', () => {
  it('adds up: rules by verdict, points by fate, sections to the whole', () => {
    fc.assert(
      fc.property(gradings, (grading) => {
        const { totals, sections, coverage } = scorecardOf(grading)
        const parts = sections.map((section) => section.totals)
        expect(totals.rules).to.equal(grading.selected.size)
        for (const each of [totals, ...parts]) {
          const { rules, conforms, violates, unsupported, errored, untested, waived, points } = each
          expect(conforms + violates + unsupported + errored + untested + waived).to.equal(rules)
          expect(addsUp(points)).to.equal(true)
        }
        for (const verdict of ['rules', ...SCENARIO_VERDICTS, 'untested', 'waived'] as const) {
          expect(sum(parts, (each) => each[verdict])).to.equal(totals[verdict])
        }
        for (const fate of ['possible', 'earned', 'lost', 'notAttempted'] as const) {
          expect(sum(parts, ({ points }) => points[fate])).to.equal(totals.points[fate])
          for (const { rules, totals: own } of sections) {
            expect(rules.reduce((all, { points }) => all + points[fate], 0)).to.equal(own.points[fate])
          }
        }
        for (const field of ['rules', 'withScenarios', 'proven'] as const) {
          expect(sections.reduce((all, section) => all + section.coverage[field], 0)).to.equal(coverage[field])
        }
      }),
    )
  })

  it('gives nothing for what was not observed to conform', () => {
    fc.assert(
      fc.property(gradings, (grading) => {
        for (const { verdict, points, scenarios } of rulesOf(scorecardOf(grading))) {
          if (points.earned === 0) continue
          expect(verdict).to.equal('conforms')
          expect(scenarios.length).to.be.above(0)
          expect(scenarios.every((scenario) => scenario.verdict === 'conforms')).to.equal(true)
        }
      }),
    )
  })

  it('is the document that its schema describes, and the same when it is read again', () => {
    const validate = new Ajv({ strict: false }).compile(ScorecardSchema)
    fc.assert(
      fc.property(gradings, (grading) => {
        const scorecard = scorecardOf(grading)
        const again = JSON.parse(JSON.stringify(scorecard)) as unknown
        expect(again).to.deep.equal(scorecard)
        expect(validate(again), JSON.stringify(validate.errors)).to.equal(true)
      }),
    )
  })
})
