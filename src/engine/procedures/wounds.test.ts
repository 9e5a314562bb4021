import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { scriptedChance } from '../chance'
import type { Answer } from '../orders'
import { ChoiceMissing, startPlay } from '../play'
import { printedRulebook } from '../rulebook'
import { stateOf } from '../server/told'
import type { GameState } from '../state'
import { passShipsOn, sufferWounds, woundsLeft } from './wounds'

const PLACE = 'Cercis Wild'
const COMPANY = ['Zina Adora', 'Kogus', 'Tourag']

const company = (more: Position = {}): GameState =>
  stateOf({
    scenario: 'The Varu Powderkeg',
    characters: Object.fromEntries(COMPANY.map((name) => [name, { place: PLACE }])),
    ships: { 'Star Cruiser': { holder: 'Zina Adora' } },
    ...more,
  })

const playOn = (state: GameState, ...answers: Answer[]) =>
  startPlay(state, printedRulebook, scriptedChance([]), answers).play

describe('the wounds of a round', () => {
  const share = (value: unknown): Answer => ({ purpose: 'wounds', value })

  function wounded(due: number, names: readonly string[], ...answers: Answer[]): GameState {
    const play = playOn(company(), ...answers, { purpose: 'recipient', value: 'pass' })
    sufferWounds(play, 'Rebel', names, due)
    return play.state()
  }

  it('are shared out as their side says', () => {
    const { characters } = wounded(3, ['Kogus', 'Tourag'], share({ Kogus: 2, Tourag: 1, 'Zina Adora': 0 }))
    expect([characters['Kogus']?.wounds, characters['Tourag']?.wounds]).to.deep.equal([2, 1])
  })

  for (const [title, value, due = 3] of [
    ['fewer', { Kogus: 2 }],
    ['more', { Kogus: 2, Tourag: 2 }],
    ['fewer than none', { Kogus: 4, Tourag: -1 }],
    ['more than one can bear', { Tourag: 4 }, 4],
    ['parts of a wound', { Kogus: 1.5, Tourag: 1.5 }],
    ['others', { 'Zina Adora': 1, Kogus: 2 }],
    ['a list', ['Kogus', 'Kogus', 'Tourag']],
    ['nothing', null],
    ['words', { Kogus: 'three' }],
  ] as const satisfies [title: string, value: unknown, due?: number][]) {
    it(`are not shared out as ${title}`, () => {
      expect(() => wounded(due, ['Kogus', 'Tourag'], share(value))).to.throw(ChoiceMissing, 'wounds')
    })
  }

  it('are no choice for one, for all or for none', () => {
    expect(wounded(2, ['Kogus']).characters['Kogus']?.wounds).to.equal(2)
    expect(wounded(0, COMPANY)).to.deep.equal(company())
    const dead = wounded(99, ['Zina Adora', 'Tourag']).characters
    expect([dead['Zina Adora']?.place, dead['Tourag']?.place]).to.deep.equal(['killed', 'killed'])
  })

  it('kill whoever has no endurance left, and leave the others as they are', () => {
    const { characters } = wounded(3, ['Zina Adora', 'Kogus'], share({ 'Zina Adora': 2, Kogus: 1 }))
    expect(characters['Zina Adora']?.place).to.equal('killed')
    expect(characters['Kogus']?.wounds).to.equal(1)
  })

  it('count against endurance', () => {
    const hurt = company({ characters: { Tourag: { place: PLACE, wounds: 1 }, Kogus: { place: 'killed' } }, ships: {} })
    expect(['Tourag', 'Kogus', 'Zina Adora'].map((name) => woundsLeft(hurt, name))).to.deep.equal([2, 0, 0])
  })
})

describe('the ship of a fallen holder', () => {
  const units = { 'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: PLACE } }
  const to = (value: string): Answer => ({ purpose: 'recipient', value })

  function passedOn(state: GameState, fallen: readonly string[], ...answers: Answer[]): GameState {
    const play = playOn(state, ...answers)
    passShipsOn(play, fallen)
    return play.state()
  }
  const holder = (state: GameState) => state.ships['Star Cruiser']?.holder

  it('goes to a friend of his stack, or is given up', () => {
    expect(holder(passedOn(company(), ['Zina Adora'], to('Kogus')))).to.deep.equal({ character: 'Kogus' })
    expect(passedOn(company(), ['Zina Adora'], to('pass')).ships).to.deep.equal({})
  })

  it('goes to military units of his side in the environ', () => {
    const state = company({ units })
    expect(holder(passedOn(state, ['Zina Adora'], to('units')))).to.deep.equal({
      stack: state.units['Rebel Wild 2-1 1']?.stack,
    })
  })

  it('is lost where nobody is there to take it', () => {
    const alone = company({ characters: { 'Zina Adora': { place: PLACE }, Kogus: { place: 'Cercis Subterranean' } } })
    expect(passedOn(alone, ['Zina Adora']).ships).to.deep.equal({})
    expect(passedOn(company(), COMPANY).ships).to.deep.equal({})
  })

  const refused: [who: string, state: GameState, fallen: string[], name: string][] = [
    ['another who falls', company(), ['Zina Adora', 'Kogus'], 'Kogus'],
    [
      'a captor',
      company({ units, characters: { 'Zina Adora': { place: PLACE }, Barca: { place: PLACE } } }),
      ['Zina Adora'],
      'Barca',
    ],
    [
      'a friend of another stack',
      company({ stacks: [{ player: 'Rebel', environ: PLACE, pieces: ['Zina Adora', 'Tourag'] }] }),
      ['Zina Adora'],
      'Kogus',
    ],
    [
      'a friend who has a ship',
      company({ ships: { 'Star Cruiser': { holder: 'Zina Adora' }, Explorer: { holder: 'Kogus' } } }),
      ['Zina Adora'],
      'Kogus',
    ],
    ['units that are not there', company(), ['Zina Adora'], 'units'],
  ]
  for (const [who, state, fallen, name] of refused) {
    it(`does not go to ${who}`, () => {
      expect(() => passedOn(state, fallen, to(name))).to.throw(ChoiceMissing, 'recipient')
    })
  }

  it('is no matter where he falls without one', () => {
    expect(passedOn(company(), ['Kogus'])).to.deep.equal(company())
  })
})
