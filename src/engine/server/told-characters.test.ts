import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Player } from '../../components/names'
import type { Position } from '../../protocol/schema/position'
import type { GameState } from '../state'
import { stateOf } from './told'

const PLACE = 'Solvia Wild'

/** Zina Adora as a captive in Solvia Wild, with others there or elsewhere. */
const held = (
  by: Player,
  guard: string | null,
  others: Position['characters'] = {},
  units: Position['units'] = {},
): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    characters: { 'Zina Adora': { place: PLACE, captive: { by, guard } }, ...others },
    units: units ?? {},
  })

const guards = (state: GameState) => state.characters['Zina Adora']?.captive?.guard
const line = (environ: string) => ({ 'Line 1': { kind: 'Line', environ } })

describe('a captive that is told', () => {
  it('stands with the guard that is named', () => {
    const state = held('Imperial', 'Barca', { Barca: { place: PLACE }, Gelba: { place: PLACE } })
    expect(guards(state)).to.equal('Barca')
    expect(state.characters['Zina Adora']?.place).to.equal(state.characters['Barca']?.place)
  })

  it('is guarded by a unit of the captors, else by a character, where nobody is named', () => {
    expect(guards(held('Imperial', null, { Barca: { place: PLACE } }, line(PLACE)))).to.equal('Line 1')
    expect(guards(held('Imperial', null, { Barca: { place: PLACE } }, line('Solvia Urban')))).to.equal('Barca')
  })

  for (const [title, build] of [
    ['nobody to hold him', () => held('Imperial', null)],
    ['captors elsewhere alone', () => held('Imperial', null, {}, line('Solvia Urban'))],
    ['only friends there', () => held('Imperial', null, { Kogus: { place: PLACE } })],
    ['a guard who is elsewhere', () => held('Imperial', 'Barca', { Barca: { place: 'Solvia Urban' } })],
    ['a friend for a guard', () => held('Imperial', 'Kogus', { Kogus: { place: PLACE } }, line(PLACE))],
    ['his own side for captors', () => held('Rebel', null, { Kogus: { place: PLACE } })],
  ] as const) {
    it(`cannot have ${title}`, () => {
      expect(build).to.throw('characters.Zina Adora.captive')
    })
  }
})

describe('a search that is told', () => {
  it('is declared, unless something else is said', () => {
    const { searches } = stateOf({
      scenario: 'The Varu Powderkeg',
      phase: 'Search',
      searches: [
        { environ: PLACE, by: 'military units' },
        { environ: PLACE, by: 'characters', characters: ['Barca'], outcome: 'failed' },
      ],
    })
    expect(searches).to.deep.equal([
      { environ: PLACE, by: 'military units', characters: [], outcome: 'declared' },
      { environ: PLACE, by: 'characters', characters: ['Barca'], outcome: 'failed' },
    ])
  })
})
