import { describe, it } from 'node:test'
import { expect } from 'chai'
import { FEATURE_FILE, problemsOfFeatureWith } from './sound-project.fixture'

describe('a scenario', () => {
  it('has a When and a Then', () => {
    const when = '      When the Rebel Player attacks the PDB\n'
    expect(problemsOfFeatureWith(when, '')).to.deep.equal([
      `no-when ${FEATURE_FILE}:10: the scenario "The PDB" has no When`,
    ])
    expect(problemsOfFeatureWith('      Then the order should be refused\n', '')).to.include(
      `no-then ${FEATURE_FILE}:10: the scenario "The PDB" has no Then`,
    )
  })

  it('has no second When, not even as an And', () => {
    const when = 'When the Rebel Player attacks the PDB\n'
    expect(problemsOfFeatureWith(when, `${when}      And the Imperial Player attacks the PDB\n`)).to.deep.equal([
      `several-whens ${FEATURE_FILE}:12: the scenario "The PDB" has a second When; one scenario shows one act`,
    ])
  })

  it('has Examples with rows, if it has any', () => {
    const rows = '        | Angoff |\n        | Egrix  |\n'
    expect(problemsOfFeatureWith(rows, '')).to.include(
      `no-examples ${FEATURE_FILE}:21: the Examples of "The PDB on <planet>" have no rows, so it is never played`,
    )
  })

  it('loses no line to a description', () => {
    expect(
      problemsOfFeatureWith('      Given the PDB on <planet> is Up', '      Gven the PDB on <planet> is Up'),
    ).to.deep.equal([
      `read-as-description ${FEATURE_FILE}:21: "Gven the PDB on <planet> is Up" below it is no step; how does the line begin?`,
    ])
    const message = '"Given the PDB on Angoff is Up" is read as a description; is the keyword above it misspelled?'
    expect(problemsOfFeatureWith('Background:', 'Backgroud:')).to.deep.equal([
      `read-as-description ${FEATURE_FILE}:2: ${message}`,
    ])
  })

  it('has a name of its own within the rule', () => {
    expect(problemsOfFeatureWith('Scenario: The Militia beside it', 'Scenario: The PDB')).to.deep.equal([
      `repeated-name ${FEATURE_FILE}:14: this rule has a scenario "The PDB" already, in line 10`,
    ])
  })

  for (const [text, word] of [
    ['rule 8.2.1 should hold', '8.2.1'],
    ['the rules should hold', 'rules'],
    ['M.1.15 should be refused', 'M.1.15'],
  ]) {
    it(`does not say "${text}"`, () => {
      expect(problemsOfFeatureWith('the order should be refused', text ?? '')).to.include(
        `rule-in-step ${FEATURE_FILE}:12: "${text}" says "${word}"; a step speaks of the game, not of its rules`,
      )
    })
  }

  it('may name the changed PDB rule, for that is what the variant is called', () => {
    const found = problemsOfFeatureWith('Given the PDB on Angoff is Up', 'Given the changed PDB rule is in force')
    expect(found.filter((line) => line.startsWith('rule-in-step'))).to.deep.equal([])
  })
})
