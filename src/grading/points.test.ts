import { describe, it } from 'node:test'
import { expect } from 'chai'
import { placed } from './catalog.fixture'
import { DEFAULT_PROFILE, type GradingProfile, pointsFor, sumOf, waiverOf, worthOf } from './points'

const profileWith = (changes: Partial<GradingProfile>): GradingProfile => ({ ...DEFAULT_PROFILE, ...changes })

describe('what a rule is worth', () => {
  it('is its printed metric, zero included', () => {
    expect(worthOf(placed('17.1', { metric: 999999 }), DEFAULT_PROFILE)).to.equal(999999)
    expect(worthOf(placed('17.1', { metric: 0 }), DEFAULT_PROFILE)).to.equal(0)
  })

  it('is one point, or what the profile says, where none is printed', () => {
    expect(worthOf(placed('2.1'), DEFAULT_PROFILE)).to.equal(1)
    expect(worthOf(placed('2.1'), profileWith({ defaultPoints: 5 }))).to.equal(5)
  })

  it('is what the profile says of the rule, else of its section, else of the section above', () => {
    const profile = profileWith({ rulePoints: { '8.1.1': 4 }, sectionPoints: { '8.1': 3, '8': 2, M: 7 } })
    expect(worthOf(placed('8.1.1'), profile)).to.equal(4)
    expect(worthOf(placed('8.1.2'), profile)).to.equal(3)
    expect(worthOf(placed('8.2.1', { metric: 100 }), profile)).to.equal(2)
    expect(worthOf(placed('M.2.1'), profile)).to.equal(7)
    expect(worthOf(placed('9.1'), profile)).to.equal(1)
  })
})

describe('the points of a rule', () => {
  it('are earned by conforming alone', () => {
    expect(pointsFor(3, 'conforms')).to.deep.equal({ possible: 3, earned: 3, lost: 0, notAttempted: 0 })
  })

  it('are lost by breaking it, and by breaking down', () => {
    expect(pointsFor(3, 'violates')).to.deep.equal({ possible: 3, earned: 0, lost: 3, notAttempted: 0 })
    expect(pointsFor(3, 'errored')).to.deep.equal({ possible: 3, earned: 0, lost: 3, notAttempted: 0 })
  })

  it('are not attempted where nothing could be observed', () => {
    expect(pointsFor(3, 'unsupported')).to.deep.equal({ possible: 3, earned: 0, lost: 0, notAttempted: 3 })
    expect(pointsFor(3, 'untested')).to.deep.equal({ possible: 3, earned: 0, lost: 0, notAttempted: 3 })
  })

  it('were never possible where it is waived', () => {
    expect(pointsFor(3, 'waived')).to.deep.equal({ possible: 0, earned: 0, lost: 0, notAttempted: 0 })
  })

  it('add up', () => {
    const sum = sumOf([
      pointsFor(3, 'conforms'),
      pointsFor(2, 'violates'),
      pointsFor(1, 'untested'),
      pointsFor(9, 'waived'),
    ])
    expect(sum).to.deep.equal({ possible: 6, earned: 3, lost: 2, notAttempted: 1 })
  })
})

describe('a waiver', () => {
  const profile = profileWith({
    waivers: [
      { rule: '2.1', reason: 'until the end of the month', until: '2026-01-31' },
      { rule: '2.2', reason: 'for good' },
    ],
  })

  it('holds up to its last day, and no longer', () => {
    expect(waiverOf('2.1', profile, '2026-01-31T23:59:00.000Z')?.reason).to.equal('until the end of the month')
    expect(waiverOf('2.1', profile, '2026-02-01T00:00:00.000Z')).to.equal(undefined)
  })

  it('holds for good where no day is given', () => {
    expect(waiverOf('2.2', profile, '2099-01-01')?.reason).to.equal('for good')
    expect(waiverOf('2.3', profile, '2099-01-01')).to.equal(undefined)
  })
})
