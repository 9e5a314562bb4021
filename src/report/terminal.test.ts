import { describe, it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'chai'
import { fullSizeCatalog } from './sample-catalog.fixture'
import {
  allConforming,
  allFailing,
  halfWay,
  hardlyBegun,
  hostile,
  outcome,
  sampleScorecard,
  someFailing,
} from './sample-scorecards.fixture'
import { renderTerminal } from './terminal'

const plain = (scorecard: Parameters<typeof renderTerminal>[0], columns = 100) =>
  renderTerminal(scorecard, { color: false, columns })

const lineWith = (text: string, words: string) => text.split('\n').find((line) => line.includes(words)) ?? ''

describe('the scorecard in a terminal', () => {
  it('has a line for every section, and the totals below', () => {
    const text = plain(allConforming())
    expect(lineWith(text, 'Rebellion')).to.match(/^12 +Rebellion +11 +11 +· +11 \/ 11$/)
    expect(lineWith(text, ' all ')).to.match(/40 +40 +· +1,000,038 \/ 1,000,038$/)
    expect(text.trim()).to.match(/Orlog 2\.4\.1: 40 of 40 rules conform \(100 %\), 1,000,038 of 1,000,038 points$/)
  })

  it('says what was wrong with a rule, and how to see it again', () => {
    const text = plain(halfWay())
    expect(text).to.include(
      [
        '✗ violates  6.1.7  Damaged: the ship is lost on arrival',
        '    Leaving Angoff with its PDB Up: Then Jon Kidu should be detected',
        '    expected detected, got undetected',
        "    npx fitg grade --sut 'python3 orlog/adapter.py' --rule 6.1.7",
      ].join('\n'),
    )
    expect(text).to.include('! errored  6.1.12  Once on the same planet')
    expect(text).to.include('    The program ended with exit code 1 while it was asked to submitOrder.')
    expect(text).to.include('⊘ unsupported  12.8, 12.9')
  })

  it('lists ten failing rules, and counts the others', () => {
    const text = plain(someFailing(fullSizeCatalog(), 29))
    expect(text.match(/--rule /g)).to.have.length(10)
    expect(text).to.include('… and 19 more rules: all are in the report')
  })

  it('never shows a section that was not selected', () => {
    const text = plain(
      sampleScorecard((rule) => [outcome(rule, 'violates')], { selected: new Set(['6.1.3', '6.1.4']) }),
    )
    expect(text).not.to.match(/Rebellion|Search| all /)
    expect(lineWith(text, 'Detection using')).to.match(/2 +· +2 +0 \/ 2$/)
  })

  it('puts sections of which nothing was tested in one line', () => {
    const text = plain(hardlyBegun())
    expect(lineWith(text, 'untested sections')).to.match(/^… +3 untested sections +39 +· +· +39 +0 \/ 39$/)
    expect(text.split('\n').filter((line) => line !== '')).to.have.length(5)
  })

  it('names the verdicts by their symbols, with a legend, where there is no room for words', () => {
    expect(plain(halfWay(), 140)).to.match(/rules +conforms +violates +errored +unsupported +untested +waived +points/)
    expect(plain(halfWay(), 100)).to.match(/rules +✓ +✗ +! +⊘ +○ +~ +points/)
    expect(plain(halfWay(), 100)).to.include('✓ conforms  ✗ violates  ! errored  ⊘ unsupported  ○ untested  ~ waived')
  })

  it('keeps to its width whatever a program says', () => {
    for (const columns of [80, 100]) {
      for (const scorecard of [hostile(), halfWay(), allFailing(fullSizeCatalog())]) {
        const widest = Math.max(
          ...plain(scorecard, columns)
            .split('\n')
            .map((line) => line.length),
        )
        expect(widest).to.be.at.most(columns)
      }
    }
  })

  it('says nothing by colour alone', () => {
    const colourful = renderTerminal(halfWay(), { color: true })
    expect(colourful).to.include('\u001b[31m')
    expect(stripVTControlCharacters(colourful)).to.equal(plain(halfWay()))
  })

  it('says that a run was interrupted', () => {
    expect(plain(hostile())).to.include('! The run was interrupted')
  })
})
