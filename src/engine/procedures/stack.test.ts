import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Order } from '../orders'
import { after, outcome, passed, stacksAt } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const CAMP = ['Rebel Wild 2-1 1', 'Rebel Wild 2-1 2', 'Kogus', 'Zina Adora', 'Rayner Derban']

/** Two units and three characters in Cercis Wild, one of them with a ship; a Line and Gelba in Solvia Wild. */
const camp = (more: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    units: {
      'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' },
      'Rebel Wild 2-1 2': { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' },
      'Line 1': { kind: 'Line', environ: 'Solvia Wild' },
    },
    characters: {
      Kogus: { place: 'Cercis Wild' },
      'Zina Adora': { place: 'Cercis Wild' },
      'Rayner Derban': { place: 'Cercis Wild' },
      Gelba: { place: 'Solvia Wild' },
      'Vudot Vodot': { place: 'killed' },
    },
    ships: { 'Star Cruiser': { holder: 'Zina Adora' } },
    ...more,
  })

const stack = (...pieces: string[]): Order => ({ type: 'stack', pieces })
const leader = (environ: string, character: string | null): Order => ({ type: 'leader', environ, character })

describe('forming stacks', () => {
  it('brings the named pieces together, and leaves the others as they are', () => {
    const state = after(camp(), 'Rebel', stack('Rebel Wild 2-1 1', 'Rayner Derban'))
    expect(stacksAt(state, 'Cercis Wild', CAMP)).to.have.deep.members([
      ['Rayner Derban', 'Rebel Wild 2-1 1'],
      ['Rebel Wild 2-1 2'],
      ['Kogus', 'Zina Adora'],
    ])
  })

  it('keeps a leader who comes with units, and ends the leadership of one who does not', () => {
    const led = after(
      after(camp(), 'Rebel', stack('Rebel Wild 2-1 1', 'Rebel Wild 2-1 2', 'Rayner Derban')),
      'Rebel',
      leader('Cercis Wild', 'Rayner Derban'),
    )
    const leaders = (state: GameState) => Object.values(state.stacks).flatMap(({ leader: name }) => name ?? [])
    expect(leaders(led)).to.deep.equal(['Rayner Derban'])
    expect(leaders(after(led, 'Rebel', stack('Rebel Wild 2-1 1', 'Rayner Derban')))).to.deep.equal(['Rayner Derban'])
    expect(leaders(after(led, 'Rebel', stack('Rayner Derban')))).to.deep.equal([])
    expect(leaders(after(led, 'Rebel', leader('Cercis Wild', null)))).to.deep.equal([])
  })

  it('makes characters who leave units seen by their detected friends', () => {
    const seen = camp({
      characters: { Kogus: { place: 'Cercis Wild' }, 'Zina Adora': { place: 'Cercis Wild', detected: true } },
      stacks: [
        { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Rebel Wild 2-1 1', 'Rebel Wild 2-1 2', 'Kogus'] },
        { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Zina Adora'] },
      ],
    })
    expect(seen.characters['Kogus']?.detected).to.equal(false)
    expect(after(seen, 'Rebel', stack('Kogus')).characters['Kogus']?.detected).to.equal(true)
  })

  it('takes a ship along with the units that carry it', () => {
    const carried = camp({
      ships: { 'Star Cruiser': { holder: 'units' } },
      stacks: [
        {
          player: 'Rebel',
          environ: 'Cercis Wild',
          pieces: ['Rebel Wild 2-1 1', 'Rebel Wild 2-1 2', 'Star Cruiser'],
        },
      ],
    })
    const both = after(carried, 'Rebel', stack('Rebel Wild 2-1 1', 'Rebel Wild 2-1 2', 'Star Cruiser', 'Kogus'))
    const holder = both.ships['Star Cruiser']?.holder
    expect(holder).to.deep.equal({ stack: both.units['Rebel Wild 2-1 1']?.stack })
    const left = outcome(carried, 'Rebel', stack('Rebel Wild 2-1 1', 'Rebel Wild 2-1 2'))
    expect(left).to.match(/Star Cruiser stays/)
    expect(outcome(carried, 'Rebel', stack('Rebel Wild 2-1 1'))).to.be.an('object')
  })

  const REFUSED: [what: string, player: 'Rebel' | 'Imperial', order: Order, because: RegExp][] = [
    ['the player who is not phasing', 'Imperial', stack('Line 1', 'Gelba'), /cannot form stacks now/],
    ['what is not in play', 'Rebel', stack('Kogus', 'Boccanegra'), /Boccanegra is not in play/],
    ['the dead', 'Rebel', stack('Vudot Vodot'), /one environ/],
    ['pieces of two environs', 'Rebel', stack('Kogus', 'Line 1'), /one environ/],
    ['pieces of the other side', 'Rebel', stack('Line 1'), /not a piece of the Rebel/],
    ['a ship without its pilot', 'Rebel', stack('Kogus', 'Star Cruiser'), /Star Cruiser stays/],
    ['a ship by itself', 'Rebel', stack('Star Cruiser'), /military unit or a character/],
  ]
  for (const [what, player, order, because] of REFUSED) {
    it(`refuses ${what}`, () => {
      expect(outcome(camp(), player, order)).to.match(because)
    })
  }

  it('is over with the Operations Phase', () => {
    const searching = passed(camp(), 'Rebel', 'Imperial', 'Rebel', 'Imperial')
    expect(outcome(searching, 'Rebel', stack('Kogus'))).to.match(/cannot form stacks now/)
  })
})

describe('naming a leader', () => {
  for (const [what, order, because] of [
    ['somebody of the other side', leader('Solvia Wild', 'Gelba'), /no character of the Rebel/],
    ['somebody who is elsewhere', leader('Cercis Subterranean', 'Rayner Derban'), /is not in Cercis Subterranean/],
    ['somebody without leadership', leader('Cercis Wild', 'Kogus'), /cannot lead/],
    ['nobody, where nobody leads', leader('Cercis Wild', null), /nobody leads/],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(outcome(camp(), 'Rebel', order)).to.match(because)
    })
  }
})
