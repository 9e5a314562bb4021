import { describe, it } from 'node:test'
import { expect } from 'chai'
import { SQUAD_CHART, squadOf } from './squads'

describe('The Squad Chart', () => {
  it('grows by two in strength from row to row', () => {
    expect(SQUAD_CHART.map((squad) => squad.strength)).to.deep.equal([4, 6, 8, 10, 12, 14])
    expect(SQUAD_CHART.map((squad) => squad.endurance)).to.deep.equal([4, 4, 6, 6, 8, 8])
  })

  it('gives the squad of any number of units', () => {
    const rows = [1, 2, 3, 4, 5, 7, 8, 11, 12, 20].map((strength) => squadOf(strength).militaryStrength)
    expect(rows).to.deep.equal(['1', '2', '3-4', '3-4', '5-7', '5-7', '8-11', '8-11', '12+', '12+'])
  })

  it('makes a Line a squad of 8 and 6', () => {
    expect(squadOf(3)).to.deep.equal({ militaryStrength: '3-4', strength: 8, endurance: 6 })
  })
})
