import { describe, it } from 'node:test'
import { expect } from 'chai'
import { POSSESSION_TYPES, POSSESSIONS, possessionNamed, type RepairClass } from './possessions'
import { SHIPS } from './ships'

const cards = [...POSSESSIONS.values()]
const withRepair = (repair: RepairClass) => cards.filter((card) => card.repair === repair).map(({ card }) => card)
const withEffect = (code: string) =>
  cards.filter(({ effects }) => effects.some((effect) => effect.code === code)).map(({ card }) => card)

describe('The possession cards', () => {
  it('are cards 33 to 52', () => {
    expect(cards.map(({ card }) => card)).to.deep.equal(Array.from({ length: 20 }, (_, index) => 33 + index))
  })

  it('are 8 spaceships, 2 weapons, 6 objects and 4 companions', () => {
    const counts = POSSESSION_TYPES.map((type) => [type, cards.filter((card) => card.type === type).length])
    expect(Object.fromEntries(counts)).to.deep.equal({ spaceship: 8, weapon: 2, object: 6, companion: 4 })
  })

  it('name the Rebel spaceships, by the same card', () => {
    const ships = [...SHIPS.values()].filter(({ player }) => player === 'Rebel')
    const possessed = cards.filter(({ type }) => type === 'spaceship')
    expect(possessed.map(({ card, name }) => [card, name])).to.deep.equal(ships.map(({ card, name }) => [card, name]))
    expect(withEffect('full-maneuver')).to.deep.equal(ships.flatMap((ship) => (ship.fullManeuver ? [ship.card] : [])))
  })

  it('need repair as printed', () => {
    expect(withRepair('never needs repair')).to.deep.equal([41, 44, 47, 51, 52])
    expect(withRepair('inoperative after use')).to.deep.equal([45, 46, 49, 50])
    expect(withRepair('returned to the deck after one use')).to.deep.equal([48])
    expect(withRepair('removed from play after one use')).to.deep.equal([42, 43])
    expect(withRepair('lost when damaged')).to.deep.equal([33, 34, 35, 36, 37, 38, 39, 40])
  })

  it('list the rolls that make them inoperative exactly where a roll is made', () => {
    expect(cards.flatMap(({ card, inoperativeOn }) => (inoperativeOn ? [[card, ...inoperativeOn]] : []))).to.deep.equal(
      [
        [45, 3, 4, 5, 6],
        [46, 6],
        [49, 5, 6],
        [50, 6],
      ],
    )
  })

  it('have the effects of the printed cards', () => {
    expect(cards.flatMap(({ effects }) => effects)).to.have.length(29)
    expect(withEffect('combat')).to.deep.equal([41, 42, 50])
    expect(withEffect('bonus-draws')).to.deep.equal([41, 42, 48])
    expect(withEffect('hiding-bonus')).to.deep.equal([44, 45])
    expect(withEffect('intelligence')).to.deep.equal([49, 52])
    expect(withEffect('diplomacy')).to.deep.equal([51, 52])
    expect(withEffect('ignore-event')).to.deep.equal([50, 51, 52])
  })

  it('show the Scrambler as printed', () => {
    expect(possessionNamed('Scrambler')).to.deep.equal({
      card: 45,
      name: 'Scrambler',
      type: 'object',
      repair: 'inoperative after use',
      inoperativeOn: [3, 4, 5, 6],
      effects: [
        { code: 'hiding-bonus', amount: 4 },
        { code: 'irate-locals-strength', factor: 0.5 },
        { code: 'pdb-down', whose: 'enemy', where: 'same planet' },
      ],
    })
  })
})
