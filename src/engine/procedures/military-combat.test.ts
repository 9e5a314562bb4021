import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Order } from '../orders'
import { after, combatDice, outcome } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const attack = (environ: string): Order => ({ type: 'military-combat', environ, target: 'units' })

const rebels = (environ: string, ...kinds: string[]): Position['units'] =>
  Object.fromEntries(kinds.map((kind, index) => [`${kind} ${index + 1}`, { kind, environ }]))

/** Units of both sides in an environ, in the Military Combat Segment. */
const battle = (player: 'Rebel' | 'Imperial', units: Position['units'], more: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    playerTurn: player,
    segment: 'Military Combat',
    units: units ?? {},
    ...more,
  })

const line = (environ: string) => ({ 'Line 1': { kind: 'Line', environ } })
const left = (state: GameState) => Object.keys(state.units).sort()

describe('combat of military units', () => {
  const urban = battle('Rebel', {
    ...rebels('Solvia Urban', 'Rebel Wild 2-1', 'Rebel Wild 2-1'),
    ...line('Solvia Urban'),
  })

  it('reads each die for the loss of the side it is named after', () => {
    // 4 against 3 is 1-1: a 6 costs the defender 3, and the attacker nothing.
    const won = after(urban, 'Rebel', attack('Solvia Urban'), { dice: combatDice(6, 6) })
    expect(left(won)).to.deep.equal(['Rebel Wild 2-1 1', 'Rebel Wild 2-1 2'])
    const lost = after(urban, 'Rebel', attack('Solvia Urban'), { dice: combatDice(1, 1) })
    expect(left(lost)).to.deep.equal(['Line 1'])
  })

  it('is fought once in a segment, after which Lines show their mobile side again', () => {
    const fought = after(urban, 'Rebel', attack('Solvia Urban'), { dice: combatDice(1, 6) })
    expect(fought.units['Line 1']?.face).to.equal('mobile')
    expect(outcome(fought, 'Rebel', attack('Solvia Urban'))).to.match(/have fought/)
  })

  it('may be declared by the other player once the phasing player has passed', () => {
    expect(outcome(urban, 'Imperial', attack('Solvia Urban'))).to.match(/not for the Imperial Player/)
    const turn = after(urban, 'Rebel', { type: 'pass' })
    expect(outcome(turn, 'Rebel', attack('Solvia Urban'))).to.match(/not for the Rebel Player/)
    // 3 against 4 is 1-2: a 6 costs the defender 2.
    const won = after(turn, 'Imperial', attack('Solvia Urban'), { dice: combatDice(6, 6) })
    expect(left(won)).to.deep.equal(['Line 1', 'Rebel Wild 2-1 2'])
  })

  it('asks the owner which of unlike units he gives up, and goes on with his answer', () => {
    const mixed = battle('Imperial', {
      ...rebels('Solvia Urban', 'Rebel Wild 2-1', 'Rebel Air 2-1'),
      ...line('Solvia Urban'),
    })
    const waiting = after(mixed, 'Imperial', attack('Solvia Urban'), { dice: combatDice(6, 6) })
    expect(waiting.awaiting).to.deep.include({ player: 'Rebel', purpose: 'losses' })
    const answer = (value: unknown): Order => ({ type: 'answer', purpose: 'losses', value })
    expect(outcome(waiting, 'Imperial', answer(['Rebel Air 2-1 2']))).to.match(/for the Rebel Player to choose/)
    expect(outcome(waiting, 'Rebel', answer(['Line 1']))).to.match(/no answer to losses/)
    expect(outcome(waiting, 'Rebel', { type: 'answer', purpose: 'use-pdb', value: 'use' })).to.match(/losses is to be/)
    expect(outcome(waiting, 'Imperial', { type: 'pass' })).to.match(/for the Rebel Player to choose/)
    const done = after(waiting, 'Rebel', answer(['Rebel Air 2-1 2']))
    expect(left(done)).to.deep.equal(['Line 1', 'Rebel Wild 2-1 1'])
    expect(done.awaiting).to.equal(undefined)
    expect(outcome(done, 'Rebel', answer(['Rebel Wild 2-1 1']))).to.match(/no choice is awaited/)
  })

  it('asks nothing where only one loss fits', () => {
    // 3 and 1 against 4 is 1-1, a 5 costs 2: the Militia alone fits.
    const garrison = battle('Rebel', {
      ...rebels('Solvia Urban', 'Rebel Wild 2-1', 'Rebel Wild 2-1'),
      ...line('Solvia Urban'),
      'Militia 1': { kind: 'Militia', environ: 'Solvia Urban' },
    })
    const done = after(garrison, 'Rebel', attack('Solvia Urban'), { dice: combatDice(5, 6) })
    expect(left(done)).to.deep.equal(['Line 1', 'Rebel Wild 2-1 1', 'Rebel Wild 2-1 2'])
  })

  /** Whether a 3 costs two units of a kind, attacking at 1-1, the Line they attack. It does from 3-1 on. */
  const losesLine = (environ: string, kind: string, more: Position = {}): boolean => {
    const state = battle('Rebel', { ...rebels(environ, kind, kind), ...line(environ) }, more)
    return !left(after(state, 'Rebel', attack(environ), { dice: combatDice(3, 6) })).includes('Line 1')
  }
  const led = (player: 'Rebel' | 'Imperial', character: string, environ: string, units: string[]): Position => ({
    characters: { [character]: { place: environ } },
    stacks: [{ player, environ, pieces: [...units, character], leader: character }],
  })

  it('is shifted by leaders, by home and by special environs', () => {
    const derban = led('Rebel', 'Rayner Derban', 'Solvia Urban', ['Rebel Wild 2-1 1', 'Rebel Wild 2-1 2'])
    expect(losesLine('Solvia Urban', 'Rebel Wild 2-1')).to.equal(false)
    expect(losesLine('Solvia Urban', 'Rebel Wild 2-1', derban)).to.equal(true)
    expect(losesLine('Solvia Wild', 'Rebel Wild 2-1')).to.equal(false)
    expect(losesLine('Solvia Subterranean', 'Rebel Wild 2-1')).to.equal(false)
    expect(losesLine('Solvia Subterranean', 'Rebel Subterranean 2-1')).to.equal(true)
  })

  it('is shifted the other way by an Imperial leader, who knows special environs as well', () => {
    const gelba = led('Imperial', 'Gelba', 'Solvia Subterranean', ['Line 1'])
    expect(losesLine('Solvia Subterranean', 'Rebel Subterranean 2-1', gelba)).to.equal(false)
  })

  for (const [what, state, player, order, because] of [
    ['the wrong segment', battle('Rebel', {}, { segment: 'Movement' }), 'Rebel', attack('Solvia Urban'), /not for the/],
    [
      'a target that is no unit',
      urban,
      'Rebel',
      { ...attack('Solvia Urban'), target: 'PDB Solvia' },
      /cannot be attacked/,
    ],
    ['an attacker without units', urban, 'Rebel', attack('Solvia Wild'), /no military unit in/],
    [
      'an environ without enemies',
      battle('Rebel', rebels('Cercis Wild', 'Rebel Wild 2-1')),
      'Rebel',
      attack('Cercis Wild'),
      /no enemy/,
    ],
  ] as const) {
    it(`refuses ${what}`, () => {
      expect(outcome(state, player, order as Order)).to.match(because)
    })
  }
})
