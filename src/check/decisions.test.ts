import { describe, it } from 'node:test'
import { expect } from 'chai'
import { changedPdbRulebook, printedRulebook } from '../engine/rulebook'
import { decisionsOf } from './decisions'

describe('decisionsOf', () => {
  const printed = decisionsOf(printedRulebook)

  it('lists the decisions that answer for a rule', () => {
    const sees = printed.find(({ name }) => name === 'sees')
    expect(sees).to.deep.include({ subject: 'pdb' })
    expect(sees?.answersFor).to.include('8.2.13')
    expect(printed.every(({ answersFor }) => answersFor.length > 0)).to.equal(true)
  })

  it('lists what two rulebooks share once', () => {
    const both = decisionsOf(printedRulebook, changedPdbRulebook)
    expect(both.filter(({ answersFor }) => answersFor.includes('17.1'))).to.have.length(1)
    expect(both.length - printed.length).to.be.within(1, 3)
  })
})
