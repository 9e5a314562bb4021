import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Order } from '../orders'
import { after, outcome, stacksAt } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const place = (pieces: string[], environ: string): Order => ({ type: 'place', pieces, environ })

/** The beginning of an Imperial player-turn in which a Line and a Patrol are due. */
const relief = (more: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    playerTurn: 'Imperial',
    gameTurn: 2,
    reinforcements: { Rebel: [], Imperial: ['Line', 'Patrol'] },
    units: {
      'Line 1': { kind: 'Line', environ: 'Solvia Urban' },
      'Militia 1': { kind: 'Militia', environ: 'Horon Liquid' },
    },
    characters: { Redjac: { place: 'Solvia Urban' } },
    ...more,
  })

describe('placing reinforcements', () => {
  it('adds them to the units that are there, and to no stack of characters', () => {
    const state = after(relief(), 'Imperial', place(['Line 2'], 'Solvia Urban'))
    expect(stacksAt(state, 'Solvia Urban', ['Line 1', 'Line 2', 'Redjac'])).to.have.deep.members([
      ['Line 1', 'Line 2'],
      ['Redjac'],
    ])
    expect(state.due.Imperial).to.deep.equal(['Patrol'])
  })

  it('makes them a stack where there are none', () => {
    const state = after(relief(), 'Imperial', place(['Line 2', 'Patrol 1'], 'Solvia Wild'))
    expect(stacksAt(state, 'Solvia Wild', ['Line 2', 'Patrol 1'])).to.deep.equal([['Line 2', 'Patrol 1']])
    expect(state.units['Line 2']).to.deep.include({ face: 'mobile', moved: false })
  })

  it('is over when something has moved', () => {
    const moved = after(relief(), 'Imperial', { type: 'move', pieces: ['Line 1'], to: 'Solvia Wild' })
    expect(outcome(moved, 'Imperial', place(['Line 2'], 'Solvia Urban'))).to.match(/before anything moves/)
  })

  for (const [what, state, player, order, because] of [
    ['a kind that is not due', relief(), 'Imperial', place(['Militia 2'], 'Solvia Urban'), /not to be placed/],
    ['a name that is taken', relief(), 'Imperial', place(['Line 1'], 'Solvia Urban'), /Line 1 is not to be placed/],
    ['a character', relief(), 'Imperial', place(['Gelba'], 'Solvia Urban'), /Gelba is not to be placed/],
    [
      'another segment',
      relief({ segment: 'Enemy Reaction' }),
      'Imperial',
      place(['Line 2'], 'Solvia Urban'),
      /Movement/,
    ],
    ['a planet of the enemy', relief(), 'Imperial', place(['Line 2'], 'Cercis Wild'), /no reinforcement/],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(outcome(state, player, order)).to.match(because)
    })
  }
})
