import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { after, outcome, passed, stacksAt } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const varu = (more: Position = {}): GameState => stateOf({ scenario: 'The Varu Powderkeg', ...more })
const at = ({ turn }: GameState) => `${turn.gameTurn} ${turn.player} ${turn.segment ?? turn.phase}`

/** Who ends each part of a player-turn, the phasing player first. */
const wholeTurn = (player: 'Rebel' | 'Imperial') => {
  const other = player === 'Rebel' ? 'Imperial' : 'Rebel'
  return [player, other, player, other, other, player, player] as const
}

describe('the sequence of play', () => {
  it('goes from part to part, each ended by its player', () => {
    const moments: string[] = []
    let state = varu()
    for (const player of [...wholeTurn('Rebel'), ...wholeTurn('Imperial')]) {
      moments.push(at(state))
      state = passed(state, player)
    }
    const turn = (player: string) => [
      `1 ${player} Movement`,
      `1 ${player} Enemy Reaction`,
      `1 ${player} Military Combat`,
      `1 ${player} Military Combat`,
      `1 ${player} Search`,
      `1 ${player} Mission Assignment`,
      `1 ${player} End`,
    ]
    expect(moments).to.deep.equal([...turn('Rebel'), ...turn('Imperial')])
    expect(at(state)).to.equal('2 Rebel Movement')
  })

  it('lets nobody else pass', () => {
    expect(outcome(varu(), 'Imperial', { type: 'pass' })).to.match(/for the Rebel Player to pass/)
    const combat = varu({ segment: 'Military Combat', passed: ['Rebel'] })
    expect(outcome(combat, 'Rebel', { type: 'pass' })).to.match(/for the Imperial Player to pass/)
    expect(at(passed(combat, 'Imperial'))).to.equal('1 Rebel Search')
  })

  it('ends after the last game-turn', () => {
    const over = passed(varu({ gameTurn: 7, playerTurn: 'Imperial', phase: 'End' }), 'Imperial')
    expect(over.turn.phase).to.equal('Game over')
    expect(outcome(over, 'Rebel', { type: 'pass' })).to.match(/the game is over/)
  })

  for (const [gameTurn, due] of [
    [2, ['Line']],
    [3, []],
    [4, ['Line']],
    [6, ['Line']],
    [7, []],
  ] as const) {
    it(`brings ${due.length === 0 ? 'nothing' : 'a Line'} in game-turn ${gameTurn} of Varu`, () => {
      const movement = passed(varu({ gameTurn, playerTurn: 'Rebel', phase: 'End' }), 'Rebel')
      expect(movement.due).to.deep.equal({ Rebel: [], Imperial: due })
    })
  }

  it('forgets what has moved and happened when a segment begins', () => {
    const moved = after(varu({ characters: { Kogus: { place: 'Cercis Wild' } } }), 'Rebel', {
      type: 'move',
      pieces: ['Kogus'],
      to: 'Cercis Subterranean',
    })
    expect(moved.characters['Kogus']?.moved).to.equal(true)
    expect(passed(moved, 'Rebel').characters['Kogus']?.moved).to.equal(false)
    const fought = varu({
      segment: 'Military Combat',
      environs: { 'Cercis Wild': { reacted: true, fought: true } },
      passed: ['Rebel'],
    })
    expect(passed(fought, 'Imperial').environs['Cercis Wild']).to.deep.include({ reacted: false, fought: false })
  })

  it('remembers a restored PDB to the end of the player-turn', () => {
    const restored = varu({ pdbRestored: true })
    const [first, ...others] = wholeTurn('Rebel')
    expect(passed(restored, first).pdbRestored).to.equal(true)
    expect(passed(restored, first, ...others).pdbRestored).to.equal(false)
  })
})

describe('the end of the Movement Segment', () => {
  const ALL = ['Kogus', 'Rayner Derban', 'Zina Adora', 'Rebel Wild 2-1 1', 'Rebel Wild 2-1 2']
  const scattered = varu({
    units: {
      'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' },
      'Rebel Wild 2-1 2': { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' },
    },
    characters: {
      Kogus: { place: 'Cercis Wild' },
      'Zina Adora': { place: 'Cercis Wild' },
      'Rayner Derban': { place: 'Cercis Wild' },
    },
    stacks: [
      { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Rebel Wild 2-1 1', 'Kogus'] },
      { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Rebel Wild 2-1 2'] },
      { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Zina Adora'] },
      { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Rayner Derban'] },
    ],
  })

  it('leaves two stacks: units with those who go with them, and characters who are free for missions', () => {
    expect(stacksAt(scattered, 'Cercis Wild', ALL)).to.have.length(4)
    const sorted = passed(scattered, 'Rebel')
    expect(stacksAt(sorted, 'Cercis Wild', ALL)).to.have.deep.members([
      ['Kogus', 'Rebel Wild 2-1 1', 'Rebel Wild 2-1 2'],
      ['Rayner Derban', 'Zina Adora'],
    ])
    const barred = Object.values(sorted.stacks).map(({ offMissions }) => offMissions)
    expect(barred).to.have.members([true, false])
  })

  it('bars those with units from missions to the end of the player-turn, even away from them', () => {
    const apart = after(passed(scattered, 'Rebel'), 'Rebel', { type: 'stack', pieces: ['Kogus'] })
    const offMissions = (state: GameState) => {
      const place = state.characters['Kogus']?.place
      return place === undefined || place === 'space' || place === 'killed' ? place : state.stacks[place]?.offMissions
    }
    expect(offMissions(apart)).to.equal(true)
    expect(offMissions(passed(apart, 'Imperial', 'Rebel', 'Imperial', 'Imperial', 'Rebel', 'Rebel'))).to.equal(false)
  })

  it('loses the units that were due and not placed', () => {
    const due = varu({ playerTurn: 'Imperial', gameTurn: 2, reinforcements: { Imperial: ['Line'], Rebel: [] } })
    expect(passed(due, 'Imperial').due.Imperial).to.deep.equal([])
  })
})

describe('the end of the Imperial player-turn', () => {
  const rebellion = (pdb: 'Up' | 'Down', units: Position['units'] = {}): GameState =>
    varu({
      playerTurn: 'Imperial',
      phase: 'End',
      units,
      planets: { Solvia: { state: 'Rebellion', pdb: { level: 1, status: pdb } } },
    })
  const stateOfSolvia = (state: GameState) => passed(state, 'Imperial').planets['Solvia']?.state

  it('brings a rebellion without Imperial units under Rebel Control, its PDB being Up', () => {
    expect(stateOfSolvia(rebellion('Up'))).to.equal('Rebel Control')
    expect(stateOfSolvia(rebellion('Down'))).to.equal('Rebellion')
    const militia = { 'Militia 1': { kind: 'Militia', environ: 'Solvia Urban' } }
    expect(stateOfSolvia(rebellion('Up', militia))).to.equal('Rebellion')
  })
})
