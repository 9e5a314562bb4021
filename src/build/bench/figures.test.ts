import { describe, it } from 'node:test'
import { expect } from 'chai'
import { median, medianRatio, rounded } from './figures'

describe('the figures of the bench', () => {
  it('take the middle of an odd and of an even number of values', () => {
    expect(median([3, 1, 2])).to.equal(2)
    expect(median([4, 1, 3, 2])).to.equal(2.5)
  })

  it('compare round by round, so that one slow round says nothing', () => {
    expect(medianRatio([1.2, 12, 1.2], [1, 10, 1])).to.equal(1.2)
  })

  it('keep three places', () => {
    expect(rounded(0.12345)).to.equal(0.123)
  })
})
