import { describe, it } from 'node:test'
import Ajv from 'ajv'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Scorecard } from '../../grading/scorecard-schema'
import { fullSizeCatalog } from '../sample-catalog.fixture'
import { allFailing, halfWay, hostile, outcome, sampleScorecard } from '../sample-scorecards.fixture'
import { anyScorecard } from './any-scorecard.fixture'
import { gradescopeResults } from './gradescope'
import { GRADESCOPE_SCHEMA } from './gradescope-schema.fixture'

interface Results {
  readonly output: string
  readonly visibility: string
  readonly tests: readonly {
    readonly number: string
    readonly name: string
    readonly score: number
    readonly max_score: number
    readonly status: string
    readonly output: string
  }[]
}

const read = (scorecard: Scorecard) => JSON.parse(gradescopeResults(scorecard)) as Results
const testOf = (scorecard: Scorecard, rule: string) => read(scorecard).tests.find(({ number }) => number === rule)

describe('the scorecard for Gradescope', () => {
  const validate = new Ajv().compile(GRADESCOPE_SCHEMA)

  it('has the documented fields and no others', () => {
    for (const scorecard of [halfWay(), hostile(), allFailing(fullSizeCatalog())]) {
      expect(validate(read(scorecard)), JSON.stringify(validate.errors)).to.equal(true)
    }
    fc.assert(
      fc.property(anyScorecard, (scorecard) => {
        expect(validate(read(scorecard)), JSON.stringify(validate.errors)).to.equal(true)
      }),
    )
  })

  it('has a test for each rule, and says what was wrong with it', () => {
    const test = testOf(halfWay(), '6.1.7')
    expect(test).to.deep.include({ score: 0, max_score: 1, status: 'failed' })
    expect(test?.name).to.equal('Damaged: the ship is lost on arrival (violates)')
    expect(test?.output).to.include('Jon Kidu is not detected, but should be.')
    expect(testOf(halfWay(), '17.1')).to.deep.include({ score: 999999, max_score: 999999, status: 'passed' })
  })

  it('hides no test, for that would hide the total', () => {
    const results = read(halfWay())
    expect(results.visibility).to.equal('visible')
    for (const test of results.tests) expect(test).not.to.have.property('visibility')
  })

  it('calls a rule that is worth nothing failed when it fails', () => {
    const worthless = sampleScorecard((rule) => [outcome(rule, 'violates')], {
      profile: { defaultPoints: 0, sectionPoints: { 17: 0 }, rulePoints: {}, waivers: [] },
    })
    for (const test of read(worthless).tests) expect(test).to.deep.include({ score: 0, max_score: 0, status: 'failed' })
  })

  it('names waived rules in the text on top, and has no test for them', () => {
    expect(testOf(halfWay(), '12.2')).to.equal(undefined)
    expect(read(halfWay()).output).to.include('Waived: 12.2 Only the Imperial Player stops one: agreed with the team')
  })

  it('says so where one rule outweighs all others', () => {
    expect(read(halfWay()).output).to.include('Rule 17.1 alone is worth 999,999 of them')
    const level = sampleScorecard(() => [], {
      profile: { defaultPoints: 1, sectionPoints: {}, rulePoints: { '17.1': 1 }, waivers: [] },
    })
    expect(read(level).output).not.to.include('alone')
  })

  it('says that a run was interrupted', () => {
    expect(read(hostile()).output).to.include('The run was interrupted')
  })
})
