import { describe, it } from 'node:test'
import { expect } from 'chai'
import { SCENARIOS } from '../../components/names'
import type { SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { apply } from '../apply'
import { newGame } from '../procedures/set-up'
import { printedRulebook } from '../rulebook'
import { createEngine } from '../server/handler'
import { reportOf } from '../server/report'
import { keptGames, played } from './kept-games.fixture'

const GAMES = keptGames()

describe('the games that are kept', () => {
  it('open every scenario', () => {
    expect(GAMES.map(({ scenario }) => scenario)).to.have.members([...SCENARIOS])
  })

  it('hold every order that the engine has but one, and every event of the Operations Phase', () => {
    const orders = new Set(GAMES.flatMap((game) => game.orders.map(({ order }) => order.type)))
    expect([...orders].sort()).to.deep.equal([
      'answer',
      'give',
      'leader',
      'military-combat',
      'move',
      'pass',
      'place',
      'react',
      'restore-pdb',
      'stack',
    ])
    const events = new Set(GAMES.flatMap((game) => [...played(game)].flatMap((step) => step.events)).map((e) => e.type))
    expect([...events].sort()).to.deep.equal([
      'characters-busy',
      'characters-detected',
      'characters-undetected',
      'choice-awaited',
      'choice-made',
      'combat-fought',
      'leader-named',
      'missions-barred',
      'part-ended',
      'pdb-changed',
      'pdb-restored',
      'pieces-moved',
      'pieces-placed',
      'pieces-stacked',
      'reaction-made',
      'segment-begun',
      'ship-given',
      'units-due',
      'units-lost',
    ])
  })
})

for (const game of GAMES) {
  describe(`the opening of ${game.scenario}`, () => {
    it('leads where it led, with the dice that were rolled and no other', () => {
      const steps = [...played(game)]
      const last = steps.at(-1)
      expect(last && reportOf(last.after, printedRulebook)).to.deep.equal(game.end)
      for (const [index, { taken }] of steps.entries())
        expect(taken, `order ${index + 1}`).to.have.deep.members([...(game.orders[index]?.chance ?? [])])
    })

    it('comes of its events alone, without dice', () => {
      const steps = [...played(game)]
      const events = steps.flatMap((step) => step.events)
      expect(events.reduce(apply, newGame(game.scenario, printedRulebook))).to.deep.equal(steps.at(-1)?.after)
    })

    it('is the same behind the protocol', () => {
      const engine = createEngine()
      engine('setPosition', { scenario: game.scenario })
      for (const submission of game.orders) {
        const { ruling, used } = engine('submitOrder', submission) as SubmitOrderResult
        expect({ ruling, used }).to.deep.equal({ ruling: 'carried out', used: submission.chance })
      }
      expect((engine('getPosition', {}) as { position: Position }).position).to.deep.equal(game.end)
    })

    it('leads elsewhere with another last die', () => {
      const rolled = game.orders.findLastIndex(({ chance }) => chance.length > 0)
      const orders = game.orders.map((entry, index) =>
        index === rolled ? { ...entry, chance: entry.chance.map((roll) => ({ ...roll, die: 6 as const })) } : entry,
      )
      const last = [...played({ ...game, orders })].at(-1)
      expect(last && reportOf(last.after, printedRulebook)).not.to.deep.equal(game.end)
    })
  })
}
