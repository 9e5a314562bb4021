import { describe, it } from 'node:test'
import { expect } from 'chai'
import { DIE_FACES } from '../names'
import { columnOf, combatLosses, MILITARY_COMBAT_TABLE, ratioColumn } from './military-combat'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const ratio = (attacker: number, defender: number) => MILITARY_COMBAT_TABLE.columns[ratioColumn(attacker, defender)]

describe('The Military Combat Table', () => {
  it('adds up in every row', () => {
    const totals = DIE_FACES.map((die) => {
      const losses = MILITARY_COMBAT_TABLE.columns.map((label) => combatLosses(columnOf(label), die))
      return [sum(losses.map((loss) => loss.attacker)), sum(losses.map((loss) => loss.defender))]
    })
    expect(totals).to.deep.equal([
      [46, 12],
      [37, 18],
      [33, 20],
      [26, 26],
      [20, 33],
      [15, 40],
    ])
  })

  it('has eleven cells in every row', () => {
    for (const die of DIE_FACES) expect(MILITARY_COMBAT_TABLE[die], `die ${die}`).to.have.length(11)
  })

  it('gives a PDB of level 2 three and one of level 1 one at a 3', () => {
    expect(combatLosses(columnOf('3-1'), 3).defender).to.equal(3)
    expect(combatLosses(columnOf('1-1'), 3).defender).to.equal(1)
  })

  it('is read in its outermost columns when shifts lead beyond them', () => {
    expect(combatLosses(-2, 1)).to.deep.equal({ attacker: 8, defender: 0 })
    expect(combatLosses(14, 6)).to.deep.equal({ attacker: 0, defender: 8 })
  })

  it('rounds the ratio in the defender’s favour', () => {
    expect([ratio(4, 4), ratio(3, 2), ratio(5, 2), ratio(2, 3), ratio(3, 7)]).to.deep.equal([
      '1-1',
      '1-1',
      '2-1',
      '1-2',
      '1-3',
    ])
  })

  it('is entered from 1-5 to 5-1 only', () => {
    expect([ratio(9, 1), ratio(5, 1), ratio(1, 5), ratio(1, 9)]).to.deep.equal(['5-1', '5-1', '1-5', '1-5'])
  })
})
