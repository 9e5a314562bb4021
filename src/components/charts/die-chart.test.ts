import { describe, it } from 'node:test'
import { expect } from 'chai'
import { cellOf, columnFor, columnNamed, type DieChart, halvesOf, readChart } from './die-chart'

const CHART = {
  columns: ['<=-2', '-1', '0', '+1..+3', '4+'],
  1: ['a', 'b', 'c', 'd', 'e'],
  2: ['f', 'g', 'h', 'i', 'j'],
  3: ['k', 'l', 'm', 'n', 'o'],
  4: ['p', 'q', 'r', 's', 't'],
  5: ['u', 'v', 'w', 'x', 'y'],
  6: ['z', 'z', 'z', 'z', 'z'],
} as const satisfies DieChart<string>

describe('A chart read with a die', () => {
  it('gives the cell under the column in the row of the die', () => {
    expect(readChart(CHART, 0, 1)).to.equal('a')
    expect(readChart(CHART, 3, 4)).to.equal('s')
  })

  it('is read in its outermost columns when a shift leads beyond them', () => {
    expect(readChart(CHART, -3, 2)).to.equal('f')
    expect(readChart(CHART, 9, 2)).to.equal('j')
  })

  it('refuses a column that is no whole number', () => {
    expect(() => cellOf([1, 2], 0.5)).to.throw('whole numbers')
    expect(() => cellOf([1, 2], Number.NaN)).to.throw('whole numbers')
  })

  it('finds a column by its label', () => {
    expect(columnNamed(CHART, '+1..+3')).to.equal(3)
  })

  it('finds the column of a value by the labels', () => {
    const columns = [-5, -2, -1, 0, 1, 3, 4, 40].map((value) => columnFor(CHART.columns, value))
    expect(columns).to.deep.equal([0, 0, 1, 2, 3, 3, 4, 4])
  })

  it('splits a cell into the half of the attacker and that of the defender', () => {
    expect(halvesOf('2*/0')).to.deep.equal({ attacker: '2*', defender: '0' })
  })
})
