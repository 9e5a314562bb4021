import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Order } from '../orders'
import { after, outcome } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const receive = (character: string): Order => ({ type: 'receive-ship', character })

/** Redjac, whose ship is lost, at the end of an Imperial player-turn. */
const stranded = (more: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    playerTurn: 'Imperial',
    phase: 'End',
    characters: {
      Redjac: { place: 'Solvia Urban' },
      Gelba: { place: 'Solvia Urban' },
      Kogus: { place: 'Solvia Urban' },
    },
    ...more,
  })

describe('receiving a spaceship', () => {
  it('gives a Knight a ship of the Empire, and no more than there were', () => {
    const state = after(stranded(), 'Imperial', receive('Redjac'))
    expect(state.ships).to.deep.equal({ 'Imperial Spaceship 1': { holder: { character: 'Redjac' }, moved: false } })
    expect(outcome(state, 'Imperial', receive('Redjac'))).to.match(/no Imperial spaceship has been lost/)
  })

  it('takes the first counter that is not in play, and ends with the last', () => {
    const fleet = (...ships: string[]) =>
      stranded({
        atStart: { imperialShips: 5 },
        ships: Object.fromEntries(ships.map((ship) => [ship, { holder: 'Gelba' }])),
      })
    const second = after(fleet('Imperial Spaceship 1'), 'Imperial', receive('Redjac'))
    expect(Object.keys(second.ships)).to.deep.equal(['Imperial Spaceship 1', 'Imperial Spaceship 2'])
    const all = fleet('Imperial Spaceship 1', 'Imperial Spaceship 2', 'Imperial Spaceship 3')
    expect(outcome(all, 'Imperial', receive('Redjac'))).to.match(/no Imperial spaceship left/)
  })

  it('gives a Knight no second ship', () => {
    const flying = stranded({
      atStart: { imperialShips: 2 },
      ships: { 'Imperial Spaceship 1': { holder: 'Redjac' } },
    })
    expect(outcome(flying, 'Imperial', receive('Redjac'))).to.match(/has a spaceship/)
  })

  for (const [what, player, order, because] of [
    ['the Rebel Player', 'Rebel', receive('Kogus'), /the Imperial Player receives/],
    ['who is not in play', 'Imperial', receive('Barca'), /no character in play/],
    ['who is of the other side', 'Imperial', receive('Kogus'), /not a piece of the Imperial/],
    ['who is no Knight', 'Imperial', receive('Gelba'), /no Knight/],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(outcome(stranded(), player, order)).to.match(because)
    })
  }

  it('asks for a planet under Imperial control, at the end of the player-turn', () => {
    const abroad = stranded({ characters: { Redjac: { place: 'Cercis Wild' } } })
    expect(outcome(abroad, 'Imperial', receive('Redjac'))).to.match(/under Imperial control/)
    expect(outcome(stranded({ phase: 'Mission' }), 'Imperial', receive('Redjac'))).to.match(/end of his player-turn/)
  })
})
