import { describe, it } from 'node:test'
import { expect } from 'chai'
import { DIE_FACES } from '../names'
import {
  breakOffNumber,
  CHARACTER_COMBAT_TABLE,
  type CombatHalf,
  combatRound,
  differentialColumn,
  differentialColumnOf,
} from './character-combat'

const COLUMNS = CHARACTER_COMBAT_TABLE.columns.map(differentialColumnOf)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const totals = (halves: readonly CombatHalf[]) => [
  sum(halves.map((half) => half.wounds)),
  halves.filter((half) => half.star).length,
]

describe('The Character Combat Table', () => {
  it('adds up in every row, wounds and stars', () => {
    const rows = DIE_FACES.map((die) => {
      const rounds = COLUMNS.map((column) => combatRound(column, die))
      return [...totals(rounds.map((round) => round.attacker)), ...totals(rounds.map((round) => round.defender))]
    })
    expect(rows).to.deep.equal([
      [21, 1, 4, 1],
      [17, 5, 6, 0],
      [14, 1, 8, 3],
      [10, 1, 12, 4],
      [6, 1, 15, 2],
      [3, 0, 20, 0],
    ])
  })

  it('has ten cells in every row', () => {
    for (const die of DIE_FACES) expect(CHARACTER_COMBAT_TABLE[die], `die ${die}`).to.have.length(10)
  })

  it('puts every differential in its column', () => {
    const differentials = [-9, -7, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 7, 10, 11, 15]
    const columns = [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9]
    expect(differentials.map(differentialColumn)).to.deep.equal(columns)
  })

  it('captures by a star in either half', () => {
    expect(combatRound(differentialColumnOf('0'), 3).defender).to.deep.equal({ wounds: 0, star: true })
    expect(combatRound(differentialColumnOf('-1'), 2).attacker).to.deep.equal({ wounds: 2, star: true })
  })

  it('is read in its outermost columns when shifts lead beyond them', () => {
    expect(combatRound(-2, 1)).to.deep.equal(combatRound(0, 1))
    expect(combatRound(12, 6)).to.deep.equal(combatRound(9, 6))
  })

  it('lets the inactive escape and holds the active at +1 and a 3', () => {
    expect(breakOffNumber(differentialColumn(1), 'inactive')).to.equal(4)
    expect(breakOffNumber(differentialColumn(1), 'active')).to.equal(2)
  })

  it('lets everyone break off on a 1 in every column, the inactive more often', () => {
    expect(sum(COLUMNS.map((column) => breakOffNumber(column, 'active')))).to.equal(26)
    expect(sum(COLUMNS.map((column) => breakOffNumber(column, 'inactive')))).to.equal(43)
    for (const column of COLUMNS)
      expect(breakOffNumber(column, 'active')).to.be.within(1, breakOffNumber(column, 'inactive'))
  })
})
