import { describe, it } from 'node:test'
import { expect } from 'chai'
import { DEFAULT_PROFILE } from '../grading/points'
import { type ChecklistSources, checklistOf, lastFailed } from './checklist'
import type { RuleStatus } from './checklist-schema'
import type { Claims } from './claims'
import { rewordedCatalog, runOn, smallCatalog } from './runs.fixture'

const CLAIMED: Claims = new Map([['6.1.1', { owner: 'Ben', claim: { by: 'Ana', on: '2025-11-20' } }]])

const checklistWith = (changes: Partial<ChecklistSources>) =>
  checklistOf({ catalog: smallCatalog(), runs: [], claims: new Map(), ...changes })

function statusIn(changes: Partial<ChecklistSources>, id = '6.1.1'): RuleStatus {
  const rule = checklistWith(changes)
    .sections.flatMap(({ rules }) => rules)
    .find((candidate) => candidate.id === id)
  if (rule === undefined) throw new Error(`${id} is not in the checklist`)
  return rule
}

describe('a rule of the checklist', () => {
  it('is untested before it was ever graded', () => {
    expect(statusIn({})).to.deep.equal({ id: '6.1.1', title: 'The rule 6.1.1', status: 'untested' })
    expect(statusIn({ runs: [runOn(1, { '12.1': 'conforms' })] }).status).to.equal('untested')
  })

  it('conforms since the first run of those in a row that found so', () => {
    const days = [
      runOn(1, { '6.1.1': 'violates' }),
      runOn(2, { '6.1.1': 'conforms' }),
      runOn(3, { '12.1': 'conforms' }),
      runOn(4, { '6.1.1': 'conforms' }),
    ]
    const { status, since, lastGraded } = statusIn({ runs: days })
    expect([status, since?.id, lastGraded?.id]).to.deep.equal(['conforms', 'day2', 'day4'])
    expect(since).to.deep.equal({ id: 'day2', at: '2025-11-02T08:00:00.000Z', commit: 'c0ffee2' })
  })

  it('has regressed when it conformed once, since the run that lost it', () => {
    const days = [
      runOn(1, { '6.1.1': 'conforms' }),
      runOn(2, { '6.1.1': ['violates', 'Jon Kidu is not detected.'] }),
      runOn(3, { '6.1.1': 'unsupported' }),
      runOn(4, { '6.1.1': 'errored' }),
    ]
    const rule = statusIn({ runs: days, claims: CLAIMED })
    expect(rule).to.include({ status: 'regressed', verdict: 'errored', owner: 'Ben' })
    expect([rule.since?.id, rule.lastConformed?.id, rule.claim?.by]).to.deep.equal(['day2', 'day1', 'Ana'])
  })

  it('is in progress while it was attempted and never conformed', () => {
    const runs = [runOn(1, { '6.1.1': 'errored' }), runOn(2, { '6.1.1': ['violates', 'Nobody is detected.'] })]
    const { status, since, message } = statusIn({ runs })
    expect([status, since?.id, message]).to.deep.equal(['in-progress', 'day1', 'Nobody is detected.'])
  })

  it('is claimed but not conforming, whether it was graded or not', () => {
    expect(statusIn({ claims: CLAIMED }).status).to.equal('claimed')
    expect(statusIn({ claims: CLAIMED, runs: [runOn(1, { '6.1.1': 'violates' })] }).status).to.equal('claimed')
    expect(statusIn({ claims: CLAIMED, runs: [runOn(1, { '6.1.1': 'unsupported' })] }).status).to.equal('claimed')
    expect(statusIn({ claims: CLAIMED, runs: [runOn(1, { '6.1.1': 'conforms' })] }).status).to.equal('conforms')
  })

  it('is not claimed by a note or an owner', () => {
    expect(statusIn({ claims: new Map([['6.1.1', { owner: 'Ben', note: 'soon' }]]) })).to.include({
      status: 'untested',
      note: 'soon',
    })
  })

  it('is unsupported when the program said so', () => {
    expect(statusIn({ runs: [runOn(1, { '6.1.1': 'unsupported' })] }).status).to.equal('unsupported')
  })

  it('is waived as the grader of the last run had it', () => {
    const profile = { ...DEFAULT_PROFILE, waivers: [{ rule: '6.1.1', reason: 'agreed', until: '2025-12-31' }] }
    const rule = statusIn({ runs: [runOn(1, { '6.1.1': 'violates' }, { profile })] })
    expect(rule.status).to.equal('waived')
    expect(rule.waiver).to.deep.equal({ reason: 'agreed', until: '2025-12-31' })
  })

  it('is stale when its statement changed since it was last graded, whatever it was', () => {
    const catalog = rewordedCatalog('6.1.1')
    const runs = [runOn(1, { '6.1.1': 'conforms', '6.1.2': 'conforms' })]
    const rule = statusIn({ catalog, runs })
    expect([rule.status, rule.verdict, rule.lastGraded?.id, rule.since]).to.deep.equal([
      'stale',
      'conforms',
      'day1',
      undefined,
    ])
    expect(statusIn({ catalog, runs }, '6.1.2').status).to.equal('conforms')
    expect(statusIn({ catalog, runs: [...runs, runOn(2, { '6.1.1': 'conforms' }, { catalog })] }).status).to.equal(
      'conforms',
    )
  })

  it('says when it regressed under other words than it conformed under', () => {
    const catalog = rewordedCatalog('6.1.1')
    const runs = [runOn(1, { '6.1.1': 'conforms' }), runOn(2, { '6.1.1': 'violates' }, { catalog })]
    expect(statusIn({ catalog, runs })).to.include({ status: 'regressed', reworded: true })
  })

  it('is not touched by an interrupted run that did not reach it', () => {
    const selected = new Set(['6.1.1', '6.1.2'])
    const interrupted = runOn(2, { '6.1.2': 'conforms' }, { complete: false, selected })
    const { status, since } = statusIn({ runs: [runOn(1, { '6.1.1': 'conforms' }), interrupted] })
    expect([status, since?.id]).to.deep.equal(['conforms', 'day1'])
  })
})

describe('the checklist', () => {
  const runs = [
    runOn(1, { '6.1.1': 'conforms', '6.1.2': 'conforms', '12.1': 'violates' }),
    runOn(2, { '6.1.2': 'violates', '12.1': 'conforms', '99.9': 'violates' }),
  ]

  it('counts its rules by status, in each section and in all', () => {
    const { totals, sections, lastRun } = checklistWith({ runs })
    expect(totals).to.include({ rules: 6, conforms: 2, regressed: 1, untested: 3 })
    expect(sections.map((section) => section.totals.conforms)).to.deep.equal([1, 1])
    expect(lastRun?.id).to.equal('day2')
  })

  it('counts all rules asked for, though it shows only some', () => {
    const { totals, sections } = checklistWith({ runs, only: ['regressed'], selected: new Set(['6.1.1', '6.1.2']) })
    expect(totals).to.include({ rules: 2, conforms: 1, regressed: 1 })
    expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id))).to.deep.equal(['6.1.2'])
  })

  it('knows which rules did not conform when they were last graded', () => {
    expect(lastFailed(smallCatalog(), runs)).to.deep.equal(['6.1.2'])
    expect(lastFailed(smallCatalog(), [...runs, runOn(3, { '12.3': 'unsupported' })])).to.deep.equal(['6.1.2', '12.3'])
    expect(lastFailed(smallCatalog(), [])).to.deep.equal([])
  })
})
