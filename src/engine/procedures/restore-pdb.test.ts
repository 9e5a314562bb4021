import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Order } from '../orders'
import { after, outcome } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const down = { level: 1, status: 'Down' } as const
const restore = (planet: string): Order => ({ type: 'restore-pdb', planet })

/** Every PDB Down, in the Movement Segment of a player. */
const ruins = (player: 'Rebel' | 'Imperial', gameTurn: number, more: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    playerTurn: player,
    gameTurn,
    planets: { Horon: { pdb: down }, Solvia: { pdb: down }, Cercis: { pdb: down } },
    ...more,
  })

describe('putting a PDB Up', () => {
  it('brings it Up at the level that is left, once in a player-turn', () => {
    const state = after(ruins('Imperial', 2), 'Imperial', restore('Solvia'))
    expect(state.planets['Solvia']?.pdb).to.deep.equal({ level: 1, status: 'Up' })
    expect(outcome(state, 'Imperial', restore('Horon'))).to.match(/one PDB/)
  })

  it('is for the Rebel Player in odd game-turns, and for the Imperial Player in even ones', () => {
    expect(outcome(ruins('Rebel', 1), 'Rebel', restore('Cercis'))).to.be.an('object')
    expect(outcome(ruins('Rebel', 2), 'Rebel', restore('Cercis'))).to.match(/in this game-turn/)
    expect(outcome(ruins('Imperial', 1), 'Imperial', restore('Horon'))).to.match(/in this game-turn/)
  })

  it('brings a Patrol in the place of the Line that is due, while that is not placed', () => {
    const due = ruins('Imperial', 4, { reinforcements: { Imperial: ['Line', 'Militia'], Rebel: [] } })
    expect(after(due, 'Imperial', restore('Solvia')).due.Imperial).to.deep.equal(['Militia', 'Patrol'])
    const placed = after(due, 'Imperial', { type: 'place', pieces: ['Line 1'], environ: 'Horon Liquid' })
    expect(after(placed, 'Imperial', restore('Solvia')).due.Imperial).to.deep.equal(['Militia'])
  })

  it('is for the Rebel Player on a planet in Rebellion too, where no Imperial unit stands', () => {
    const planets = { Solvia: { state: 'Rebellion', pdb: down } } as const
    expect(outcome(ruins('Rebel', 3, { planets }), 'Rebel', restore('Solvia'))).to.be.an('object')
    const units = { 'Militia 1': { kind: 'Militia', environ: 'Solvia Urban' } }
    expect(outcome(ruins('Rebel', 3, { planets, units }), 'Rebel', restore('Solvia'))).to.match(/cannot put/)
  })

  for (const [what, order, because] of [
    ['a planet of the enemy', restore('Cercis'), /cannot put/],
    ['a planet elsewhere', restore('Angoff'), /no planet in play/],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(outcome(ruins('Imperial', 2), 'Imperial', order)).to.match(because)
    })
  }

  it('belongs to the Movement Segment', () => {
    expect(outcome(ruins('Imperial', 2, { phase: 'End' }), 'Imperial', restore('Solvia'))).to.match(/Movement Segment/)
  })
})
