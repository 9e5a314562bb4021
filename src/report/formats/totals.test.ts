import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Scorecard } from '../../grading/scorecard-schema'
import { fullSizeCatalog } from '../sample-catalog.fixture'
import { allConforming, allFailing, halfWay, hardlyBegun, hostile } from '../sample-scorecards.fixture'
import { anyScorecard } from './any-scorecard.fixture'
import { FORMATS } from './index'
import { expectAgreement } from './read-back.fixture'

const written = (scorecard: Scorecard) => ({
  html: FORMATS.html.render(scorecard),
  json: FORMATS.json.render(scorecard),
  junit: FORMATS.junit.render(scorecard),
  markdown: FORMATS.markdown.render(scorecard),
  csv: FORMATS.csv.render(scorecard),
  gradescope: FORMATS.gradescope.render(scorecard),
})

describe('the totals', () => {
  it('are the same in every format, with all six verdicts', () => {
    const samples = [halfWay(), hostile(), hardlyBegun(), allConforming(), allFailing(fullSizeCatalog())]
    for (const scorecard of samples) expectAgreement(scorecard, written(scorecard))
  })

  it('are the same in every format, whatever was graded', () => {
    fc.assert(fc.property(anyScorecard, (scorecard) => expectAgreement(scorecard, written(scorecard))))
  })
})

describe('the formats', () => {
  it('each have a file of their own', () => {
    const files = Object.values(FORMATS).map(({ file }) => file)
    expect(new Set(files).size).to.equal(files.length)
  })
})
