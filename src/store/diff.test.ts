import { describe, it } from 'node:test'
import { expect } from 'chai'
import { DEFAULT_PROFILE } from '../grading/points'
import { diffOf } from './diff'
import type { RuleChange } from './diff-schema'
import { rewordedCatalog, runOn, smallCatalog } from './runs.fixture'

const before = runOn(1, {
  '6.1.1': ['violates', 'Nobody is detected.'],
  '6.1.2': 'conforms',
  '6.1.10': ['violates', 'The ship is lost.'],
  '12.1': 'conforms',
  '12.2': 'conforms',
})
const after = runOn(2, {
  '6.1.1': 'conforms',
  '6.1.2': ['errored', 'The program ended.'],
  '6.1.10': ['violates', 'The crew is lost.'],
  '12.1': 'unsupported',
  '12.3': 'violates',
})

const ids = (changes: readonly RuleChange[]) => changes.map(({ id }) => id)

describe('what changed between two runs', () => {
  const diff = diffOf(before, after, smallCatalog())

  it('is told by what it means', () => {
    expect(ids(diff.newlyConforming)).to.deep.equal(['6.1.1'])
    expect(ids(diff.newlyViolating)).to.deep.equal(['6.1.2'])
    expect(ids(diff.otherVerdict)).to.deep.equal(['12.1'])
    expect(diff.changedMessage).to.deep.equal([
      {
        id: '6.1.10',
        title: 'The rule 6.1.10',
        from: 'violates',
        to: 'violates',
        messageBefore: 'The ship is lost.',
        message: 'The crew is lost.',
      },
    ])
  })

  it('is told of rules that both graded, and which those are not', () => {
    expect(diff.compared).to.equal(4)
    expect([diff.onlyInFrom, diff.onlyInTo]).to.deep.equal([['12.2'], ['12.3']])
  })

  it('is told in points, too', () => {
    expect(diff.from).to.include({ id: 'day1', conforms: 2, rules: 5, implementation: 'Orlog 2.4.1' })
    expect(diff.from.points).to.deep.equal({ possible: 4, earned: 2, lost: 2, notAttempted: 0 })
    expect(diff.to.points).to.deep.equal({ possible: 4, earned: 1, lost: 2, notAttempted: 1 })
  })

  it('leaves the points of a waived rule out', () => {
    const profile = { ...DEFAULT_PROFILE, waivers: [{ rule: '6.1.1', reason: 'agreed' }] }
    const waived = diffOf(before, runOn(2, { '6.1.1': 'violates' }, { profile }), smallCatalog())
    expect(waived.to.points.possible).to.equal(0)
    expect(ids(waived.otherVerdict)).to.deep.equal(['6.1.1'])
  })

  it('says where the rule changed, and not only the program', () => {
    const reworded = runOn(2, { '12.1': 'violates' }, { catalog: rewordedCatalog('12.1') })
    expect(diffOf(before, reworded, smallCatalog()).newlyViolating[0]).to.include({ id: '12.1', reworded: true })
  })

  it('is nothing between a run and itself', () => {
    const same = diffOf(before, before, smallCatalog())
    expect([same.newlyConforming, same.newlyViolating, same.otherVerdict, same.changedMessage].flat()).to.deep.equal([])
  })

  it('still tells of rules that the catalog no longer has', () => {
    const gone = (day: number, verdict: 'conforms' | 'violates') => {
      const run = runOn(day, { '6.1.1': verdict })
      return { ...run, record: { ...run.record, rules: { '99.1': Object.values(run.record.rules)[0] ?? noRule() } } }
    }
    expect(diffOf(gone(1, 'violates'), gone(2, 'conforms'), smallCatalog()).newlyConforming[0]?.id).to.equal('99.1')
  })
})

function noRule(): never {
  throw new Error('the run has no rule')
}
