import { describe, it } from 'node:test'
import { expect } from 'chai'
import { sampled, sparkline, stepPath } from './trend'

describe('a sparkline', () => {
  it('is at the bottom for nothing and at the top for the whole, and for nothing else', () => {
    expect(sparkline([0, 1, 50, 99, 100], 100, 10)).to.equal('▁▂▅▇█')
  })

  it('is no longer than asked, and ends with the last value', () => {
    const values = Array.from({ length: 1000 }, (_, index) => (index === 999 ? 100 : 0))
    expect(sparkline(values, 100, 5)).to.equal('▁▁▁▁█')
  })

  it('is empty for no values', () => {
    expect(sparkline([], 10, 5)).to.equal('')
  })
})

describe('a sample', () => {
  it('takes the last of each stretch', () => {
    expect(sampled([1, 2, 3, 4, 5, 6], 3)).to.deep.equal([2, 4, 6])
    expect(sampled([1, 2, 3, 4, 5], 2)).to.deep.equal([3, 5])
    expect(sampled([1, 2], 3)).to.deep.equal([1, 2])
  })
})

describe('the path of a plot', () => {
  it('goes from value to value in steps, the whole at the top', () => {
    expect(stepPath([0, 5, 10], 10, 90, 20)).to.equal('M0 20H30V10H60V0H90')
    expect(stepPath([10], 10, 90, 20)).to.equal('M0 0H90')
  })
})
