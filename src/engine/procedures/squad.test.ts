import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { scriptedChance } from '../chance'
import { startPlay } from '../play'
import { printedRulebook } from '../rulebook'
import { stateOf } from '../server/told'
import { squadFrom } from './squad'

const PLACE = 'Solvia Wild'

function squad(units: Position['units'], more: Position = {}) {
  const state = stateOf({ scenario: 'The Varu Powderkeg', units: units ?? {}, ...more })
  return squadFrom(startPlay(state, printedRulebook, scriptedChance([]), []).play, PLACE, 'Imperial')
}

const patrols = (count: number, environ = PLACE): Position['units'] =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`Patrol ${index + 1}`, { kind: 'Patrol', environ }]))

describe('a squad', () => {
  it('is as strong as the units together, whatever their number', () => {
    const line = { 'Line 1': { kind: 'Line', environ: PLACE } }
    expect(squad(patrols(1))).to.include({ strength: 4, endurance: 4, weapon: 'firefight' })
    expect(squad(patrols(3))).to.include({ strength: 8, endurance: 6 })
    expect(squad(line)).to.include({ strength: 8, endurance: 6 })
    expect(squad({ ...line, ...patrols(2) })).to.include({ strength: 10, endurance: 6 })
  })

  it('endures two wounds more under a leader', () => {
    const characters = { 'Jon Kidu': { place: PLACE } }
    const stack = (leader: string | null): Position => ({
      characters,
      stacks: [{ player: 'Imperial', environ: PLACE, pieces: ['Patrol 1', 'Jon Kidu'], leader }],
    })
    expect(squad(patrols(1), stack('Jon Kidu'))).to.include({ strength: 4, endurance: 6 })
    expect(squad(patrols(1), stack(null))).to.include({ strength: 4, endurance: 4 })
  })

  it('comes from the units of one player in one environ, who guard whom it captures', () => {
    const others = {
      'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: PLACE },
      'Line 1': { kind: 'Line', environ: 'Solvia Urban' },
    }
    expect(squad({ ...patrols(2), ...others })).to.deep.include({
      kind: 'band',
      strength: 6,
      captors: ['Patrol 1', 'Patrol 2'],
    })
  })
})
