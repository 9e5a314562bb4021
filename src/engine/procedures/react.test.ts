import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Order } from '../orders'
import { environOf } from '../pieces'
import { after, outcome, stacksAt } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

/** The Rebel Player has moved a unit to Solvia Wild; Kogus is in Solvia Subterranean, and not detected. */
const raid = (more: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    segment: 'Enemy Reaction',
    units: {
      'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Solvia Wild' },
      'Line 1': { kind: 'Line', environ: 'Solvia Urban' },
      'Militia 1': { kind: 'Militia', environ: 'Solvia Urban' },
      'Patrol 1': { kind: 'Patrol', environ: 'Horon Liquid' },
    },
    characters: { Kogus: { place: 'Solvia Subterranean' }, Gelba: { place: 'Solvia Urban' } },
    ...more,
  })

const react = (pieces: string[], to = 'Solvia Wild'): Order => ({ type: 'react', pieces, to })

describe('a reaction move', () => {
  it('brings a unit, and the second into the environ is refused', () => {
    const state = after(raid(), 'Imperial', react(['Militia 1']))
    expect(environOf(state, 'Militia 1')).to.equal('Solvia Wild')
    expect(state.environs['Solvia Wild']).to.deep.include({ reacted: true, fought: false })
    expect(outcome(state, 'Imperial', react(['Line 1']))).to.match(/has had its reaction move/)
  })

  it('brings a unit and the leader who is stacked with it', () => {
    const stacked = after(raid(), 'Imperial', { type: 'stack', pieces: ['Line 1', 'Gelba'] })
    const state = after(stacked, 'Imperial', react(['Line 1', 'Gelba']))
    expect(stacksAt(state, 'Solvia Wild', ['Line 1', 'Gelba'])).to.deep.equal([['Gelba', 'Line 1']])
    expect(outcome(raid(), 'Imperial', react(['Line 1', 'Gelba']))).to.match(/one unit, one unit and a leader/)
  })

  it('answers a detected character', () => {
    expect(outcome(raid(), 'Imperial', react(['Line 1'], 'Solvia Subterranean'))).to.match(/nothing in/)
    const found = raid({ characters: { Kogus: { place: 'Solvia Subterranean', detected: true } } })
    expect(outcome(found, 'Imperial', react(['Line 1'], 'Solvia Subterranean'))).to.be.an('object')
  })

  for (const [what, player, order, because] of [
    ['the phasing player', 'Rebel', react(['Rebel Wild 2-1 1'], 'Solvia Urban'), /cannot react now/],
    ['a move from another planet', 'Imperial', react(['Patrol 1']), /stays on its planet/],
    ['two units', 'Imperial', react(['Line 1', 'Militia 1']), /one unit, one unit and a leader/],
    ['pieces of two environs', 'Imperial', react(['Line 1', 'Patrol 1']), /start together/],
    ['pieces of the other side', 'Imperial', react(['Kogus']), /not a piece of the Imperial/],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(outcome(raid(), player, order)).to.match(because)
    })
  }
})
