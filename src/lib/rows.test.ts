import { describe, it } from 'node:test'
import { expect } from 'chai'
import { altered, changeRows, mapRows } from './rows'

const table = { one: { size: 1, full: false }, two: { size: 2, full: false } }

describe('the rows of a table', () => {
  it('are changed all together, and the table with them', () => {
    expect(mapRows(table, ({ size }, name) => `${name} ${size}`)).to.deep.equal({ one: 'one 1', two: 'two 2' })
    expect(mapRows(undefined, String)).to.deep.equal({})
  })

  it('are changed by their names, where there are such rows', () => {
    const changed = changeRows(table, ['two', 'three'], (row) => ({ ...row, size: 9 }))
    expect(changed).to.deep.equal({ one: { size: 1, full: false }, two: { size: 9, full: false } })
    expect(changed['one']).to.equal(table.one)
    expect(table.two.size).to.equal(2)
  })

  it('leave the very same table where none of them became another', () => {
    expect(mapRows(table, (row) => row)).to.equal(table)
    expect(mapRows(table, (row) => altered(row, { full: false }))).to.equal(table)
    expect(changeRows(table, ['one'], (row) => row)).to.equal(table)
    expect(changeRows(table, ['three'], (row) => ({ ...row }))).to.equal(table)
  })

  it('take other values, and are the very same where they have them already', () => {
    expect(altered(table.one, { full: true })).to.deep.equal({ size: 1, full: true })
    expect(altered(table.one, { size: 1 })).to.equal(table.one)
  })
})
