import { describe, it } from 'node:test'
import { expect } from 'chai'
import { DIE_FACES } from '../names'
import { DETECTION_RESULTS, DETECTION_TABLE, detectionColumn, detectionResult } from './detection'

const COLUMNS = DETECTION_TABLE.columns.map((_, column) => column)

describe('The Detection Table', () => {
  it('has eight cells in every row', () => {
    expect(DETECTION_TABLE.columns).to.have.length(8)
    for (const die of DIE_FACES) expect(DETECTION_TABLE[die], `die ${die}`).to.have.length(8)
  })

  it('has 16 U, 16 D, 11 Dd and 5 E, 16 of them with a star', () => {
    const results = DIE_FACES.flatMap((die) => COLUMNS.map((column) => detectionResult(column, die)))
    const counts = DETECTION_RESULTS.map((result) => results.filter((each) => each === result).length)
    expect(counts).to.deep.equal([16, 16, 11, 5])
    const cells = DIE_FACES.flatMap((die) => [...DETECTION_TABLE[die]])
    expect(cells.filter((cell) => cell.endsWith('*'))).to.have.length(16)
  })

  it('never spares a ship less for a higher evasion or a lower die', () => {
    const severity = (column: number, die: (typeof DIE_FACES)[number]) =>
      DETECTION_RESULTS.indexOf(detectionResult(column, die))
    for (const column of COLUMNS) {
      for (const die of DIE_FACES) {
        expect(severity(column + 1, die)).to.be.at.most(severity(column, die))
        if (die !== 1) expect(severity(column, die)).to.be.at.least(severity(column, DIE_FACES[die - 2] ?? 1))
      }
    }
  })

  it('puts evasion values from 5 on in three columns', () => {
    const columns = [0, 1, 4, 5, 6, 7, 8, 9, 12].map(detectionColumn)
    expect(columns).to.deep.equal([0, 1, 4, 5, 5, 6, 6, 7, 7])
  })

  it('gives for Zina Adora in the Solar Merchant U, D, D, Dd, Dd, E', () => {
    expect(DIE_FACES.map((die) => detectionResult(detectionColumn(2), die))).to.deep.equal([
      'U',
      'D',
      'D',
      'Dd',
      'Dd',
      'E',
    ])
  })

  it('gives at a 6, two columns to the left, E up to evasion 4', () => {
    const row = COLUMNS.map((column) => detectionResult(column - 2, 6))
    expect(row).to.deep.equal(['E', 'E', 'E', 'E', 'E', 'Dd', 'Dd', 'D'])
  })
})
