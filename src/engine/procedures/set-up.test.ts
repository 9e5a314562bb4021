import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { ScenarioName } from '../../components/names'
import type { Order } from '../orders'
import { after, outcome } from '../playing.fixture'
import { printedRulebook } from '../rulebook'
import { createEngine } from '../server/handler'
import type { GameState } from '../state'
import { newGame } from './set-up'

function shown(scenario: ScenarioName) {
  const engine = createEngine()
  engine('setPosition', { scenario })
  return (engine('getPosition', {}) as { position: Record<string, unknown> }).position
}

const game = (scenario: ScenarioName) => newGame(scenario, printedRulebook)
const place = (pieces: readonly string[], environ: string): Order => ({ type: 'place', pieces, environ })
const EMPIRE_IN_VARU = ['Line 1', 'Line 2', 'Line 3', 'Militia 1', 'Militia 2', 'Militia 3']

/** Varu, when it is for the Rebel Player to set up. */
const rebelPart = (): GameState =>
  after(
    after(game('The Varu Powderkeg'), 'Imperial', place(EMPIRE_IN_VARU, 'Horon Liquid')),
    'Imperial',
    place(['Gelba', 'Redjac', "Redjac's Spaceship"], 'Solvia Wild'),
  )

describe('a new game by name', () => {
  it('of Flight to Egrix shows the printed beginning', () => {
    const { planets, reinforcements, characters, units, ships, playerTurn, phase, segment } = shown('Flight to Egrix')
    const planet = (loyalty: string, level: number) => ({
      loyalty,
      state: 'Imperial Control',
      rebelControlMarker: null,
      controller: 'Imperial',
      rebelledThisPhase: false,
      pdb: { level, status: 'Up' },
    })
    expect(planets).to.deep.equal({
      Quibron: planet('Loyal', 1),
      Angoff: planet('Neutral', 2),
      Charkhan: planet('Patriotic', 0),
    })
    expect(reinforcements).to.deep.equal({
      Rebel: [],
      Imperial: ['Line', 'Patrol', 'Patrol', 'Patrol', 'Militia', 'Militia', 'Militia'],
    })
    const inSpace = { place: 'space', detected: false, wounds: 0, captive: null, moved: false, acted: false }
    expect(characters).to.deep.equal({ Boccanegra: inSpace, 'Doctor Sontag': inSpace, 'Frun Sentel': inSpace })
    expect({ units, ships }).to.deep.equal({ units: {}, ships: {} })
    expect({ playerTurn, phase, segment }).to.deep.equal({ playerTurn: 'Imperial', phase: 'Set-up', segment: null })
  })

  it('of The Varu Powderkeg shows the printed beginning', () => {
    const { planets, reinforcements, characters, units, ships } = shown('The Varu Powderkeg')
    const imperial = (loyalty: string, level: number) => ({
      loyalty,
      state: 'Imperial Control',
      rebelControlMarker: null,
      controller: 'Imperial',
      rebelledThisPhase: false,
      pdb: { level, status: 'Up' },
    })
    expect(planets).to.deep.equal({
      Horon: imperial('Neutral', 1),
      Solvia: imperial('Dissent', 2),
      Cercis: {
        loyalty: null,
        state: 'Rebel Control',
        rebelControlMarker: 'Unrest',
        controller: 'Rebel',
        rebelledThisPhase: false,
        pdb: { level: 1, status: 'Up' },
      },
    })
    expect(reinforcements).to.deep.equal({
      Rebel: ['Rebel Subterranean 2-1', 'Rebel Wild 2-1', 'Rebel Wild 2-1'],
      Imperial: ['Line', 'Line', 'Line', 'Militia', 'Militia', 'Militia'],
    })
    expect({ characters, units, ships }).to.deep.equal({ characters: {}, units: {}, ships: {} })
  })
})

describe('setting up', () => {
  it('takes what is placed off what is due, kind by kind', () => {
    const state = after(game('The Varu Powderkeg'), 'Imperial', place(['Line 7', 'Militia 1'], 'Solvia Urban'))
    expect(state.due.Imperial).to.deep.equal(['Line', 'Line', 'Militia', 'Militia'])
    expect(state.units['Line 7']).to.deep.include({ kind: 'Line', face: 'mobile', moved: false })
    expect(state.units['Militia 1']).to.deep.include({ kind: 'Militia', face: 'open' })
  })

  it('gives a ship to the first named with it who can pilot it', () => {
    const pieces = ['Vudot Vodot', 'Kogus', 'Star Cruiser', 'Zina Adora']
    expect(after(rebelPart(), 'Rebel', place(pieces, 'Cercis Wild')).ships['Star Cruiser']?.holder).to.deep.equal({
      character: 'Kogus',
    })
  })

  it('gives a ship that is placed alone to somebody who was placed before', () => {
    const crew = after(rebelPart(), 'Rebel', place(['Vudot Vodot', 'Rayner Derban'], 'Cercis Wild'))
    const ship = after(crew, 'Rebel', place(['Star Cruiser'], 'Cercis Wild'))
    expect(ship.ships['Star Cruiser']?.holder).to.deep.equal({ character: 'Rayner Derban' })
  })

  it('lets a player hand a ship over, and then over again', () => {
    const crew = after(rebelPart(), 'Rebel', place(['Vudot Vodot', 'Zina Adora'], 'Cercis Wild'))
    const give = (to: string): Order => ({ type: 'give', possession: 'Star Cruiser', to })
    const first = after(crew, 'Rebel', give('Zina Adora'))
    expect(first.ships['Star Cruiser']?.holder).to.deep.equal({ character: 'Zina Adora' })
    const second = after(first, 'Rebel', give('Vudot Vodot'))
    expect(second.ships['Star Cruiser']?.holder).to.deep.equal({ character: 'Vudot Vodot' })
  })

  it('ends a part, and the whole, when nothing is left to place or to assign', () => {
    expect(rebelPart().turn).to.deep.equal({ gameTurn: 1, player: 'Rebel', phase: 'Set-up', passed: [] })
    const empire = [
      place(['Line 1', 'Patrol 1', 'Patrol 2', 'Patrol 3', 'Militia 1', 'Militia 2'], 'Angoff Urban'),
      place(['Militia 3'], 'Charkhan Air'),
      place(['Jon Kidu', 'Vans Ka-Tie-A', 'Imperial Spaceship 1'], 'Angoff Urban'),
    ].reduce((state, order) => after(state, 'Imperial', order), game('Flight to Egrix'))
    expect(empire.turn).to.deep.include({ player: 'Rebel', phase: 'Set-up' })
    const begun = after(empire, 'Rebel', { type: 'give', possession: 'Planetary Privateer', to: 'Boccanegra' })
    expect(begun.turn).to.deep.equal({
      gameTurn: 1,
      player: 'Rebel',
      phase: 'Operations',
      segment: 'Movement',
      passed: [],
    })
  })

  const REFUSED: [what: string, state: () => GameState, player: 'Rebel' | 'Imperial', order: Order, because: RegExp][] =
    [
      ['no piece', rebelPart, 'Rebel', place([], 'Cercis Wild'), /no piece/],
      ['an environ elsewhere', rebelPart, 'Rebel', place(['Kogus'], 'Quibron Wild'), /no environ in play/],
      ['a character of another game', rebelPart, 'Rebel', place(['Boccanegra'], 'Cercis Wild'), /not to be placed/],
      [
        'more units than there are',
        rebelPart,
        'Rebel',
        place(['Rebel Subterranean 2-1 1', 'Rebel Subterranean 2-1 2'], 'Cercis Subterranean'),
        /2-1 2 is not to be placed/,
      ],
      [
        'a ship that nobody there can pilot',
        rebelPart,
        'Rebel',
        place(['Star Cruiser', 'Vudot Vodot'], 'Cercis Wild'),
        /needs a pilot/,
      ],
      ['a pass while there is something to place', rebelPart, 'Rebel', { type: 'pass' }, /pieces to place/],
      [
        'a ship that is nowhere',
        rebelPart,
        'Rebel',
        { type: 'give', possession: 'Explorer', to: 'Kogus' },
        /no spaceship of the Rebel/,
      ],
      [
        'a ship to somebody who is not placed',
        rebelPart,
        'Rebel',
        { type: 'give', possession: 'Star Cruiser', to: 'Kogus' },
        /no character of the Rebel Player in play/,
      ],
      [
        'a ship in the other part',
        rebelPart,
        'Imperial',
        { type: 'give', possession: "Redjac's Spaceship", to: 'Redjac' },
        /Rebel Player sets up first/,
      ],
      [
        'more units than an environ holds',
        () => game('Flight to Egrix'),
        'Imperial',
        place(['Line 1', 'Patrol 1', 'Patrol 2', 'Patrol 3', 'Militia 1'], 'Quibron Wild'),
        /holds 4/,
      ],
    ]
  for (const [what, state, player, order, because] of REFUSED) {
    it(`refuses ${what}`, () => {
      expect(outcome(state(), player, order)).to.match(because)
    })
  }
})
