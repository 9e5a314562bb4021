import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../protocol/schema/position'
import { apply } from './apply'
import { consequencesOf } from './consequences'
import { printedRulebook } from './rulebook'
import { stateOf } from './server/told'
import type { GameState, StackId } from './state'

const varu = (more: Position): GameState => stateOf({ scenario: 'The Varu Powderkeg', ...more })

/** A unit led by Derban in Cercis Wild, and Kogus with them. */
const led = varu({
  units: { 'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' } },
  characters: { 'Rayner Derban': { place: 'Cercis Wild' }, Kogus: { place: 'Cercis Wild' } },
  stacks: [
    {
      player: 'Rebel',
      environ: 'Cercis Wild',
      pieces: ['Rebel Wild 2-1 1', 'Rayner Derban', 'Kogus'],
      leader: 'Rayner Derban',
    },
  ],
})

const followsFrom = (state: GameState) => [...consequencesOf(state, printedRulebook)]

describe('what follows at once', () => {
  it('is nothing, as long as all stands as it should', () => {
    expect(followsFrom(led)).to.deep.equal([])
  })

  it('is that nobody leads where the leader has died', () => {
    const dead = apply(led, { type: 'characters-killed', characters: ['Rayner Derban'] })
    const [event, ...others] = followsFrom(dead)
    expect([event, others]).to.deep.equal([{ type: 'leader-named', stack: 'stack 1', character: undefined }, []])
    expect(event && apply(dead, event).stacks['stack 1' as StackId]).not.to.have.property('leader')
  })

  it('is that a planet whose rebellion was stopped is Imperial where Imperial units are alone', () => {
    const stopped = (units: Position['units']) =>
      varu({ units: units ?? {}, planets: { Solvia: { state: 'Rebellion Stopped' } } })
    const militia = { 'Militia 1': { kind: 'Militia', environ: 'Solvia Urban' } }
    const rebel = { 'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Solvia Wild' } }
    expect(followsFrom(stopped({}))).to.deep.equal([])
    expect(followsFrom(stopped({ ...militia, ...rebel }))).to.deep.equal([])
    const [event] = followsFrom(stopped(militia))
    expect(event).to.deep.equal({ type: 'state-changed', planet: 'Solvia', state: 'Imperial Control' })
  })
})

describe('events of pieces', () => {
  it('move all pieces of a stack to a stack of their own, with its leader, and tidy up', () => {
    const state = apply(led, {
      type: 'pieces-moved',
      pieces: ['Rebel Wild 2-1 1', 'Rayner Derban', 'Kogus'],
      to: 'Solvia Wild',
    })
    expect(Object.values(state.stacks)).to.deep.equal([
      { player: 'Rebel', environ: 'Solvia Wild', leader: 'Rayner Derban', offMissions: false },
    ])
    expect(state.units['Rebel Wild 2-1 1']?.moved).to.equal(true)
  })

  it('leave a state alone that has no such thing', () => {
    expect(apply(led, { type: 'pieces-stacked', pieces: ['Boccanegra'] })).to.equal(led)
    expect(apply(led, { type: 'pieces-moved', pieces: [], to: 'Solvia Wild' }).stacks).to.deep.equal(led.stacks)
    expect(apply(led, { type: 'leader-named', stack: 'stack 9' as StackId })).to.equal(led)
    expect(apply(led, { type: 'pdb-changed', planet: 'Angoff', status: 'Down', level: 0 })).to.equal(led)
    expect(apply(led, { type: 'state-changed', planet: 'Angoff', state: 'Rebellion' })).to.equal(led)
    expect(apply(led, { type: 'characters-detected', characters: ['Boccanegra'] })).to.deep.equal(led)
  })

  it('keep what is known of a character who comes into play again', () => {
    const hurt = varu({ characters: { Kogus: { place: 'space', wounds: 2, detected: true } } })
    const placed = apply(hurt, {
      type: 'pieces-placed',
      player: 'Rebel',
      environ: 'Cercis Wild',
      units: {},
      characters: ['Kogus'],
      ships: {},
    })
    expect(placed.characters['Kogus']).to.deep.equal({
      place: 'stack 1',
      detected: true,
      wounds: 2,
      moved: false,
      acted: false,
    })
  })
})

describe('the state of a planet', () => {
  for (const [state, loyalty, marker] of [
    ['Imperial Control', 'Dissent', undefined],
    ['Rebellion', undefined, undefined],
    ['Rebel Control', undefined, 'Unrest'],
    ['Rebellion Stopped', 'Unrest', 'Unrest'],
  ] as const) {
    it(`brings its markers with it: ${state}`, () => {
      const before = state === 'Imperial Control' ? 'Rebellion Stopped' : 'Imperial Control'
      const told = varu({ planets: { Solvia: { state: before, loyalty: 'Dissent' } } })
      const planet = apply(told, { type: 'state-changed', planet: 'Solvia', state }).planets['Solvia']
      expect(planet?.state).to.equal(state)
      expect([planet?.loyalty, planet?.rebelControlMarker]).to.deep.equal([loyalty, marker])
    })
  }
})
