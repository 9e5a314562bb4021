import { describe, it } from 'node:test'
import { expect } from 'chai'
import { SCENARIOS } from '../components/names'
import { wholeGame } from '../engine/self-play/whole-game'
import { TESTED_SEEDS, watchGame } from './whole-games.fixture'

for (const scenario of SCENARIOS) {
  describe(`${scenario}, played at random`, () => {
    it('comes to an end with a winner, and is always in order', () => {
      for (const seed of TESTED_SEEDS) expect(watchGame(scenario, seed).problems).to.deep.equal([])
    })

    it('is the same game from the same seed, and another from another', () => {
      const played = (seed: number) => JSON.stringify([...wholeGame(scenario, seed)].map(({ move }) => move))
      expect(played(1)).to.equal(played(1))
      expect(played(1)).not.to.equal(played(2))
    })
  })
}
