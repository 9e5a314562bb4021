import { describe, it } from 'node:test'
import { expect } from 'chai'
import { SEARCH_TABLE, searchNumber } from './search'

describe('The Search Table', () => {
  it('adds up in every row', () => {
    const totals = Object.values(SEARCH_TABLE.rows).map((row) => row.reduce((total: number, each) => total + each, 0))
    expect(totals).to.deep.equal([31, 26, 20, 13, 8])
  })

  it('has eight cells in every row', () => {
    for (const row of Object.values(SEARCH_TABLE.rows)) expect(row).to.have.length(SEARCH_TABLE.columns.length)
  })

  it('finds Doctor Sontag, hiding value 6, with 6 on a 1, and not with 2', () => {
    expect(searchNumber(6, 6)).to.equal(1)
    expect(searchNumber(2, 6)).to.equal(0)
  })

  it('reads hiding values below 2 and above 7 in the outer rows', () => {
    expect(searchNumber(23, -3)).to.equal(6)
    expect(searchNumber(40, 12)).to.equal(3)
  })

  it('finds nobody with a search value below 1', () => {
    expect(searchNumber(0, 0)).to.equal(0)
  })
})
