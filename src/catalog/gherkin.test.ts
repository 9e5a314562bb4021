import { describe, it } from 'node:test'
import { expect } from 'chai'
import { parseFeature } from './gherkin'

const FEATURE = `@ruleset:summary @section:8.2
Feature: 8.2 PDB Combat

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Movement Segment

  Scenario: Outside
    When the Rebel Player waits

  @rule:8.2.4
  Rule: A level 0 PDB never attacks

    Background:
      Given Angoff is in Rebellion

    Scenario Outline: The PDB at level <level>
      And the PDB on Angoff is Up at level <level>
      When Line 1 moves to <place>
      But stops there
      Then <left> Lines should be there
      * all is well

      @rule:8.2.5
      Examples:
        | level | place  | left |
        | 0     | Angoff | 1    |
        | 1     | Egrix  | 0    |
`

describe('parseFeature', () => {
  const [file] = parseFeature(FEATURE, 'a.feature').files
  const [block] = file?.rules ?? []
  const [scenario] = block?.scenarios ?? []

  it('finds a rule by its tag, with the tags of its feature', () => {
    expect(file?.uri).to.equal('a.feature')
    expect(block).to.deep.include({
      name: 'A level 0 PDB never attacks',
      line: 12,
      ids: ['8.2.4'],
      sections: ['8.2'],
      rulesets: ['summary'],
    })
  })

  it('reads a scenario with its cases, and with tags that stand where they should not', () => {
    expect(scenario).to.deep.include({ name: 'The PDB at level <level>', line: 17, cases: 2, ids: ['8.2.5'] })
  })

  it('puts the steps of both backgrounds first, and says what And, But and * stand for', () => {
    expect(scenario?.steps.map(({ keyword, line, text }) => `${line} ${keyword} ${text}`)).to.deep.equal([
      '5 Given the scenario "Flight to Egrix"',
      '6 Given it is the Movement Segment',
      '15 Given Angoff is in Rebellion',
      '18 Given the PDB on Angoff is Up at level <level>',
      '19 When Line 1 moves to <place>',
      '20 When stops there',
      '21 Then <left> Lines should be there',
      '22 Then all is well',
    ])
  })

  it('fills in the steps of an outline, row by row', () => {
    expect(scenario?.steps.at(4)?.played).to.deep.equal(['Line 1 moves to Angoff', 'Line 1 moves to Egrix'])
    expect(scenario?.steps.at(0)?.played).to.deep.equal([
      'the scenario "Flight to Egrix"',
      'the scenario "Flight to Egrix"',
    ])
  })

  it('keeps scenarios outside any rule apart', () => {
    expect(file?.strays.map(({ name, steps }) => [name, steps.length])).to.deep.equal([['Outside', 3]])
  })

  for (const [what, text, problem] of [
    [
      'a line that is no Gherkin',
      'Feature: A\n  Scenario: B\n    Given c\n    Thenn d\n',
      {
        line: 4,
        message: '"Thenn d" cannot stand here',
        hint: 'a line begins with a keyword such as "Scenario:" or "When", or with @, | or #',
      },
    ],
    [
      'a row with a cell too many',
      'Feature: A\n  Scenario Outline: B\n    Given <c>\n    Examples:\n      | c |\n      | 1 | 2 |\n',
      { line: 6, message: 'this is not Gherkin: inconsistent cell count within the table' },
    ],
    [
      'a language that there is not',
      '# language: xx\nFeature: A\n',
      { line: 1, message: 'this is not Gherkin: Language not supported: xx' },
    ],
  ] as const) {
    it(`tells ${what}`, () => {
      expect(parseFeature(text, 'a.feature')).to.deep.equal({
        files: [],
        problems: [{ file: 'a.feature', ...problem }],
      })
    })
  }

  it('tells the first only of errors that follow from each other', () => {
    expect(parseFeature('One\nTwo\nThree\n', 'a.feature').problems).to.have.length(1)
  })
})
