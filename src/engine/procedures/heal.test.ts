import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { after, passed } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const told = (more: Position): GameState => stateOf({ scenario: 'The Varu Powderkeg', ...more })
const wounds = (state: GameState, ...names: string[]) => names.map((name) => state.characters[name]?.wounds)

describe('at the end of a player-turn', () => {
  const end = (playerTurn: 'Rebel' | 'Imperial', characters: NonNullable<Position['characters']>) =>
    passed(told({ phase: 'End', playerTurn, characters }), playerTurn)

  it('the wounds of those heal who have done nothing in it', () => {
    const healed = end('Rebel', {
      Boccanegra: { place: 'Cercis Wild', wounds: 4 },
      Tourag: { place: 'Cercis Wild', wounds: 2, acted: true },
    })
    expect(wounds(healed, 'Boccanegra', 'Tourag')).to.deep.equal([0, 2])
  })

  it('the other player has not rested', () => {
    const characters = {
      Boccanegra: { place: 'Cercis Wild', wounds: 1 },
      Barca: { place: 'Solvia Wild', wounds: 1 },
    }
    expect(wounds(end('Rebel', characters), 'Boccanegra', 'Barca')).to.deep.equal([0, 1])
    expect(wounds(end('Imperial', characters), 'Boccanegra', 'Barca')).to.deep.equal([1, 0])
  })

  it('captives get no better', () => {
    const characters = {
      Barca: { place: 'Solvia Wild' },
      Boccanegra: { place: 'Solvia Wild', wounds: 1, captive: { by: 'Imperial', guard: 'Barca' } },
    } as const
    expect(wounds(end('Rebel', characters), 'Boccanegra')).to.deep.equal([1])
  })
})

describe('rest', () => {
  /** Boccanegra walks or pilots, Tourag comes along; then the rest of the player-turn goes by. */
  function afterMoving(more: Position, pieces: string[], to: string): GameState {
    const state = told({
      planets: { Solvia: { pdb: { level: 0, status: 'Down' } } },
      characters: {
        Boccanegra: { place: 'Solvia Wild', wounds: 1 },
        Tourag: { place: 'Solvia Wild', wounds: 1 },
        Kogus: { place: 'Solvia Wild', wounds: 1 },
      },
      ...more,
    })
    const moved = after(state, 'Rebel', { type: 'move', pieces, to })
    return passed(moved, 'Rebel', 'Imperial', 'Rebel', 'Imperial', 'Imperial', 'Rebel', 'Rebel')
  }

  it('is not for those who walk', () => {
    const state = afterMoving({}, ['Boccanegra', 'Tourag'], 'Solvia Urban')
    expect(state.turn.player).to.equal('Imperial')
    expect(wounds(state, 'Boccanegra', 'Tourag', 'Kogus')).to.deep.equal([1, 1, 0])
  })

  it('is for passengers, and not for their pilot', () => {
    const ships = { 'Planetary Privateer': { holder: 'Boccanegra' } }
    const state = afterMoving({ ships }, ['Boccanegra', 'Tourag', 'Planetary Privateer'], 'Solvia Urban')
    expect(wounds(state, 'Boccanegra', 'Tourag')).to.deep.equal([1, 0])
  })

  it('is for those who go along with military units', () => {
    const units = { 'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Solvia Wild' } }
    const state = afterMoving({ units }, ['Boccanegra', 'Rebel Wild 2-1 1'], 'Solvia Urban')
    expect(wounds(state, 'Boccanegra')).to.deep.equal([0])
  })
})

describe('Doctor Sontag', () => {
  const place = 'Cercis Wild'
  const patients = {
    'Doctor Sontag': { place, wounds: 1, acted: true },
    Boccanegra: { place, wounds: 3, acted: true },
    Tourag: { place, wounds: 2, acted: true },
    Kogus: { place: 'Cercis Subterranean', wounds: 1, acted: true },
    Barca: { place, wounds: 1, acted: true },
  }
  const stacks = [
    { player: 'Rebel', environ: place, pieces: ['Doctor Sontag', 'Boccanegra'] },
    { player: 'Rebel', environ: place, pieces: ['Tourag'] },
  ] satisfies Position['stacks']

  it('heals himself and who is stacked with him as the Rebel player-turn begins', () => {
    const state = passed(told({ phase: 'End', playerTurn: 'Imperial', characters: patients, stacks }), 'Imperial')
    expect(state.turn).to.include({ player: 'Rebel', gameTurn: 2 })
    expect(wounds(state, ...Object.keys(patients))).to.deep.equal([0, 0, 2, 1, 1])
  })

  it('heals nobody as the Imperial player-turn begins', () => {
    const state = passed(told({ phase: 'End', characters: patients, stacks }), 'Rebel')
    expect(state.turn.player).to.equal('Imperial')
    expect(wounds(state, ...Object.keys(patients))).to.deep.equal([1, 3, 2, 1, 1])
  })

  it('heals nobody as a captive', () => {
    const held = {
      Boccanegra: { place, wounds: 3 },
      Barca: { place, wounds: 1 },
      'Doctor Sontag': { place, wounds: 1, captive: { by: 'Imperial', guard: 'Barca' } },
    } as const
    const state = passed(told({ phase: 'End', playerTurn: 'Imperial', characters: held }), 'Imperial')
    expect(wounds(state, 'Doctor Sontag', 'Boccanegra')).to.deep.equal([1, 3])
  })
})
