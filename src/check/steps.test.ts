import { describe, it } from 'node:test'
import { Given, Then } from '@cucumber/cucumber'
import { expect } from 'chai'
import { parseFeature } from '../catalog/gherkin'
import { FEATURE, FEATURE_FILE, phraseBook, problemsOfFeatureWith, problemsWith } from './sound-project.fixture'

describe('steps held against the phrases', () => {
  const messageFor = (from: string, to: string) =>
    problemsOfFeatureWith(from, to).find((line) => line.startsWith('undefined-step'))

  it('name the value that keeps a phrase from fitting', () => {
    expect(messageFor('PDB on Angoff is Up', 'PDB on Angof is Up')).to.equal(
      `undefined-step ${FEATURE_FILE}:5: no phrase fits "the PDB on Angof is Up"; in "the PDB on {planet} is {status}", "Angof" is no {planet}; did you mean "Angoff"?`,
    )
    expect(messageFor('PDB on <planet> should be Up', 'PDB on <planet> should be above')).to.equal(
      `undefined-step ${FEATURE_FILE}:24: no phrase fits "the PDB on Angoff should be above"; in "the PDB on {planet} should be {status}", "above" is no {status}`,
    )
  })

  it('tell the first row of the Examples that does not fit', () => {
    const found = problemsOfFeatureWith('| Egrix  |', '| Egrik  |\n        | Angrof |')
    expect(found.map((line) => line.split('; in ')[0])).to.deep.equal([
      `undefined-step ${FEATURE_FILE}:22: no phrase fits "the PDB on Egrik is Up"`,
      `undefined-step ${FEATURE_FILE}:24: no phrase fits "the PDB on Egrik should be Up"`,
    ])
  })

  it('suggest the phrase that shares most words, of the same keyword first', () => {
    expect(messageFor('the order should be refused', 'the order should be declined')).to.match(
      /; did you mean "the order should be refused"\?$/,
    )
    expect(messageFor('the order should be refused', 'Boccanegra is gone')).to.match(/fits "Boccanegra is gone"$/)
  })

  it('are compared with phrases that have brackets', () => {
    const phrases = phraseBook(() => Given('snow( fell)/rain on {planet} \\(wind', () => {}))
    const feature = FEATURE.replace('the PDB on Angoff is Up', 'snow fell on Angof (wind')
    const found = problemsWith({ phrases, features: parseFeature(feature, FEATURE_FILE) })
    expect(found[0]).to.match(/"Angof" is no \{planet\}; did you mean "Angoff"\?$/)
  })

  it('fit one phrase alone', () => {
    const phrases = phraseBook(() => Then('the order should be {word}', () => {}))
    expect(problemsWith({ phrases })[0]).to.match(
      /^ambiguous-step features\/8\.2\.feature:12: "the order should be refused" fits "the order should be refused" \(src.*\.ts:\d+\) and "the order should be \{word\}" \(src\/check\/steps\.test\.ts:\d+\)$/,
    )
  })

  it('stand under the keyword of their phrase', () => {
    expect(problemsOfFeatureWith('Given the PDB on <planet> is Up', 'Given the order should be refused')).to.deep.equal(
      [`wrong-keyword ${FEATURE_FILE}:22: "the order should be refused" stands under Given; it is a phrase for Then`],
    )
  })
})

describe('phrases held against the steps', () => {
  it('are used', () => {
    const phrases = phraseBook(() => Given('it rains', () => {}))
    expect(problemsWith({ phrases }).map((line) => line.replace(/\d+/, 'n'))).to.deep.equal([
      'unused-phrase src/check/steps.test.ts:n: no step uses "it rains"',
    ])
  })

  it('are not too many', () => {
    const phrases = phraseBook(() => {
      for (let count = 0; count < 77; count += 1) Given(`it rains for the ${count}th time`, () => {})
    })
    const found = problemsWith({ phrases }).filter((line) => line.startsWith('too-many-phrases'))
    expect(found).to.have.length(1)
    expect(found[0]).to.match(/there are 81 phrases, and there should be at most 80$/)
  })
})
