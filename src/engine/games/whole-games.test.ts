import { describe, it } from 'node:test'
import { expect } from 'chai'
import { SCENARIOS } from '../../components/names'
import { printedRulebook } from '../rulebook'
import { reportOf } from '../server/report'
import { keptGames, played, WHOLE_GAMES_FOLDER } from './kept-games.fixture'

const GAMES = keptGames(WHOLE_GAMES_FOLDER)

describe('the whole games that are kept', () => {
  it('are one of each scenario', () => {
    expect(GAMES.map(({ scenario }) => scenario)).to.have.members([...SCENARIOS])
  })

  for (const game of GAMES) {
    it(`end as they ended: ${game.name}`, () => {
      const last = [...played(game)].at(-1)
      expect(last?.after.result?.winner).to.be.oneOf(['Rebel', 'Imperial'])
      expect(last && reportOf(last.after, printedRulebook)).to.deep.equal(game.end)
    })
  }
})
