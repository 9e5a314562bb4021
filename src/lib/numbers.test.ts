import { describe, it } from 'node:test'
import { expect } from 'chai'
import { counted, duration, grouped, percent } from './numbers'

describe('numbers', () => {
  it('are grouped by thousands', () => {
    expect(grouped(999999)).to.equal('999,999')
    expect(counted(1, 'rule')).to.equal('1 rule')
    expect(counted(1000, 'rule')).to.equal('1,000 rules')
  })

  it('call nothing but the whole 100 %', () => {
    expect(percent(1)).to.equal('100 %')
    expect(percent(2999 / 3000)).to.equal('99.9 %')
    expect(percent(0.29)).to.equal('29 %')
    expect(percent(0)).to.equal('0 %')
  })

  it('say durations in minutes where there are any', () => {
    expect(duration(0.123)).to.equal('0.1 s')
    expect(duration(42.4)).to.equal('42 s')
    expect(duration(125)).to.equal('2 min 5 s')
  })
})
