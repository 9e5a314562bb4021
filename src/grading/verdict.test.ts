import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { SCENARIO_VERDICTS } from './outcome'
import { verdictOf } from './verdict'

describe('the verdict on a rule', () => {
  it('is the first of errored, violates, unsupported and conforms among its scenarios', () => {
    expect(verdictOf(['conforms', 'unsupported', 'violates', 'errored'])).to.equal('errored')
    expect(verdictOf(['conforms', 'unsupported', 'violates'])).to.equal('violates')
    expect(verdictOf(['conforms', 'unsupported'])).to.equal('unsupported')
    expect(verdictOf(['conforms', 'conforms'])).to.equal('conforms')
  })

  it('is untested where no scenario ran', () => {
    expect(verdictOf([])).to.equal('untested')
  })

  it('is waived whatever was observed, where the grader says so', () => {
    expect(verdictOf(['errored'], true)).to.equal('waived')
    expect(verdictOf([], true)).to.equal('waived')
  })

  it('conforms only where every scenario does, in whatever order they ran', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SCENARIO_VERDICTS), { minLength: 1 }), (verdicts) => {
        expect(verdictOf(verdicts) === 'conforms').to.equal(verdicts.every((verdict) => verdict === 'conforms'))
        expect(verdictOf(verdicts)).to.equal(verdictOf([...verdicts].reverse()))
      }),
    )
  })
})
