import { describe, it } from 'node:test'
import { expect } from 'chai'
import { CHARACTERS } from './characters'
import { SHIPS, type ShipCard, shipNamed } from './ships'

const ships = [...SHIPS.values()]
const of = (player: ShipCard['player']) => ships.filter((ship) => ship.player === player)
const total = (rating: 'cannon' | 'shields' | 'maneuver' | 'passengers') => (sum: number, ship: ShipCard) =>
  sum + ship[rating]

describe('The spaceships', () => {
  it('are cards 33 to 40 of the Rebel and four Imperial counters', () => {
    expect(of('Rebel').map(({ card }) => card)).to.deep.equal([33, 34, 35, 36, 37, 38, 39, 40])
    expect(of('Imperial').map(({ name }) => name)).to.deep.equal([
      "Redjac's Spaceship",
      'Imperial Spaceship 1',
      'Imperial Spaceship 2',
      'Imperial Spaceship 3',
    ])
    expect(of('Imperial').every(({ card }) => card === undefined)).to.equal(true)
  })

  for (const [rating, rebel, imperial] of [
    ['cannon', 10, 5],
    ['shields', 16, 6],
    ['maneuver', 22, 10],
    ['passengers', 67, 16],
  ] as const) {
    it(`add up to ${rebel} and ${imperial} in ${rating}`, () => {
      expect(of('Rebel').reduce(total(rating), 0)).to.equal(rebel)
      expect(of('Imperial').reduce(total(rating), 0)).to.equal(imperial)
    })
  }

  it('have owners and a pilot among the characters, of the same player', () => {
    for (const { player, owner, pilot } of ships) {
      for (const name of [owner, pilot]) if (name !== undefined) expect(CHARACTERS.get(name)?.player).to.equal(player)
    }
    expect(ships.flatMap(({ pilot = [] }) => pilot)).to.deep.equal(['Redjac'])
    expect(ships.flatMap(({ owner = [] }) => owner)).to.deep.equal(['Ly Mantok', 'Boccanegra', 'Tourag'])
  })

  it('count the full maneuver of the S-XIII alone', () => {
    expect(ships.filter(({ fullManeuver }) => fullManeuver)).to.deep.equal([shipNamed('S-XIII')])
  })

  it('show the Planetary Privateer as printed', () => {
    expect(shipNamed('Planetary Privateer')).to.deep.equal({
      name: 'Planetary Privateer',
      player: 'Rebel',
      card: 36,
      cannon: 3,
      shields: 2,
      maneuver: 3,
      passengers: 6,
      owner: 'Boccanegra',
      fullManeuver: false,
    })
  })
})
