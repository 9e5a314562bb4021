import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { apply } from '../apply'
import { type Roll, scriptedChance } from '../chance'
import { decide } from '../decide'
import { environOf } from '../pieces'
import { printedRulebook } from '../rulebook'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const quietEgrix: Position = {
  planets: {
    Quibron: { pdb: { level: 1, status: 'Down' } },
    Angoff: { pdb: { level: 2, status: 'Down' } },
    Charkhan: { pdb: { level: 0, status: 'Down' } },
  },
}

/** Kogus and Boccanegra in Charkhan Wild, Boccanegra with his ship; two units. */
const rebels = (more: Position = {}): GameState =>
  stateOf({
    ...quietEgrix,
    characters: { Boccanegra: { place: 'Charkhan Wild' }, Kogus: { place: 'Charkhan Wild' } },
    ships: { 'Planetary Privateer': { holder: 'Boccanegra' } },
    units: {
      'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Charkhan Wild' },
      'Rebel Wild 1-0 1': { kind: 'Rebel Wild 1-0', environ: 'Charkhan Wild' },
    },
    ...more,
  })

function move(state: GameState, pieces: string[], to: string, dice: readonly Roll[] = []): GameState | string {
  const submission = { player: 'Rebel', order: { type: 'move', pieces, to }, answers: [] } as const
  const ruling = decide(state, printedRulebook, submission, scriptedChance(dice))
  return ruling.allowed ? ruling.events.reduce(apply, state) : ruling.because
}

const moved = (state: GameState, pieces: string[], to: string, dice: readonly Roll[] = []): GameState => {
  const after = move(state, pieces, to, dice)
  if (typeof after === 'string') throw new Error(after)
  return after
}

describe('moving', () => {
  it('carries a unit and whoever is with it to another planet', () => {
    const after = moved(rebels(), ['Rebel Wild 2-1 1', 'Kogus'], 'Quibron Wild')
    expect(environOf(after, 'Kogus')).to.equal('Quibron Wild')
    expect(environOf(after, 'Rebel Wild 2-1 1')).to.equal('Quibron Wild')
    expect(environOf(after, 'Boccanegra')).to.equal('Charkhan Wild')
  })

  it('leaves the ship of a pilot who walks off to a friend, and loses it where none stays', () => {
    const handed = moved(rebels(), ['Boccanegra'], 'Charkhan Air')
    expect(handed.ships['Planetary Privateer']?.holder).to.deep.equal({ character: 'Kogus' })
    const alone = moved(rebels(), ['Boccanegra', 'Kogus'], 'Charkhan Air')
    expect(alone.ships).to.deep.equal({})
  })

  it('ends for the ship and the captive of units that a PDB destroys on the way', () => {
    const convoy = ['Rebel Wild 2-1 1', 'Planetary Privateer', 'Redjac']
    const guarded = rebels({
      planets: { ...quietEgrix.planets, Quibron: { pdb: { level: 1, status: 'Up' } } },
      characters: { Redjac: { place: 'Charkhan Wild', captive: { by: 'Rebel', guard: 'Rebel Wild 2-1 1' } } },
      ships: { 'Planetary Privateer': { holder: 'units', environ: 'Charkhan Wild' } },
      units: { 'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Charkhan Wild' } },
      stacks: [{ player: 'Rebel', environ: 'Charkhan Wild', pieces: ['Rebel Wild 2-1 1', 'Planetary Privateer'] }],
    })
    const fired = (die: Roll['die']): readonly Roll[] => [
      { purpose: 'pdb-attack', die },
      { purpose: 'pdb-loss', die: 1 },
    ]
    const missed = moved(guarded, convoy, 'Quibron Wild', fired(1))
    expect(convoy.map((piece) => environOf(missed, piece))).to.deep.equal(convoy.map(() => 'Quibron Wild'))
    const hit = moved(guarded, convoy, 'Quibron Wild', fired(6))
    expect(hit.units).to.deep.equal({})
    expect(hit.ships).to.deep.equal({})
    expect(environOf(hit, 'Redjac')).to.equal('Charkhan Wild')
    expect(Object.values(hit.stacks).map(({ player }) => player)).to.deep.equal(['Imperial'])
  })

  it('drops a stack that has lost its last piece', () => {
    const after = moved(rebels(), ['Rebel Wild 2-1 1', 'Rebel Wild 1-0 1'], 'Charkhan Air')
    const environs = Object.values(after.stacks).map(({ environ }) => environ)
    expect(environs.sort()).to.deep.equal(['Charkhan Air', 'Charkhan Wild'])
  })

  const refusals: [title: string, pieces: string[], to: string, because: RegExp][] = [
    ['a bound unit on its planet', ['Rebel Wild 1-0 1'], 'Quibron Wild', /cannot leave its planet/],
    ['walkers on their planet', ['Kogus'], 'Quibron Wild', /need a spaceship/],
    ['a ship with its pilot', ['Kogus', 'Planetary Privateer'], 'Quibron Wild', /needs its pilot/],
    ['pieces of the game', ['Darth'], 'Quibron Wild', /not in play/],
    ['environs of the star system', ['Kogus'], 'Solvia Wild', /no environ in play/],
    ['a journey that leads somewhere', ['Kogus'], 'Charkhan Wild', /already/],
  ]
  for (const [title, pieces, to, because] of refusals) {
    it(`keeps ${title}`, () => {
      expect(move(rebels(), pieces, to)).to.match(because)
    })
  }

  it('lets a player fill an environ and no more', () => {
    const kind = 'Rebel Wild 2-1'
    const garrison = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`${kind} ${i + 2}`, { kind, environ: 'Charkhan Air' }]),
      )
    const mover = { [`${kind} 1`]: { kind, environ: 'Charkhan Wild' } }
    const full = rebels({ units: { ...mover, ...garrison(5) } })
    const room = rebels({ units: { ...mover, ...garrison(4) } })
    expect(move(full, [`${kind} 1`], 'Charkhan Air')).to.match(/holds 5 military units/)
    expect(move(room, [`${kind} 1`], 'Charkhan Air')).to.be.an('object')
  })
})
