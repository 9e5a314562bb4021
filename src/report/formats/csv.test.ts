import { describe, it } from 'node:test'
import { expect } from 'chai'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { halfWay, hostile } from '../sample-scorecards.fixture'
import { anyScorecard } from './any-scorecard.fixture'
import { csvTable } from './csv'

type Row = Readonly<Record<string, string>>

const read = (text: string, delimiter = ',') =>
  parse(text, { bom: true, delimiter, relax_quotes: true, relax_column_count: true })

const rowsOf = (text: string) => parse(text, { bom: true, columns: true }) as readonly Row[]

const IS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

describe('the scorecard as comma-separated values', () => {
  it('has a row for every rule', () => {
    const rows = rowsOf(csvTable(halfWay()))
    expect(rows).to.have.length(40)
    expect(rows.find(({ rule }) => rule === '6.1.7')).to.deep.include({
      ruleset: 'summary',
      section: '6.1',
      title: '6.1.7 Damaged: the ship is lost on arrival',
      verdict: 'violates',
      possible: '1',
      earned: '0',
      lost: '1',
      reason: 'Jon Kidu is not detected, but should be.',
      implementation: 'Orlog',
    })
  })

  it('says nothing more of a rule that conforms', () => {
    const row = rowsOf(csvTable(halfWay())).find(({ rule }) => rule === '17.1')
    expect(row).to.deep.include({ metric: '999999', earned: '999999', reason: '', scenario: '', location: '' })
  })

  it('begins with the mark by which spreadsheets know the encoding, before a column that nobody misses', () => {
    expect(csvTable(hostile())).to.match(/^\uFEFF"ruleset",/)
  })

  it('has no cell that is a formula, whatever a program says', () => {
    fc.assert(
      fc.property(anyScorecard, (scorecard) => {
        for (const cell of read(csvTable(scorecard)).flat()) expect(cell).not.to.match(IS_FORMULA)
      }),
    )
  })

  it('has none either where a spreadsheet parts the cells at semicolons', () => {
    fc.assert(
      fc.property(anyScorecard, (scorecard) => {
        for (const line of csvTable(scorecard).split('\r\n')) {
          for (const cell of line.split(';').slice(1)) expect(cell.replace(/^["']+/, '')).not.to.match(IS_FORMULA)
        }
      }),
    )
  })

  it('keeps every row on a line of its own', () => {
    fc.assert(
      fc.property(anyScorecard, (scorecard) => {
        const lines = csvTable(scorecard).split(/\r\n|[\r\n]/)
        expect(lines).to.have.length(scorecard.totals.rules + 2)
      }),
    )
  })
})
