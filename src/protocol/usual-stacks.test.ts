import { describe, it } from 'node:test'
import { expect } from 'chai'
import { usualStacks } from './usual-stacks'

describe('the usual stacks', () => {
  it("are a player's units in an environ, and the rest with their ships", () => {
    const stacks = usualStacks({
      units: {
        'Line 1': { kind: 'Line', environ: 'Cercis Wild' },
        'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' },
        'Rebel Wild 2-1 2': { kind: 'Rebel Wild 2-1', environ: 'Cercis Wild' },
        'Rebel Wild 2-1 3': { kind: 'Rebel Wild 2-1', environ: 'Solvia Wild' },
      },
      characters: { Kogus: { place: 'Cercis Wild' }, 'Jon Kidu': { place: 'Cercis Wild' } },
      ships: { 'Star Cruiser': { holder: 'Kogus' } },
    })
    expect(stacks).to.deep.equal([
      { player: 'Imperial', environ: 'Cercis Wild', pieces: ['Line 1'] },
      { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Rebel Wild 2-1 1', 'Rebel Wild 2-1 2'] },
      { player: 'Rebel', environ: 'Solvia Wild', pieces: ['Rebel Wild 2-1 3'] },
      { player: 'Rebel', environ: 'Cercis Wild', pieces: ['Kogus', 'Star Cruiser'] },
      { player: 'Imperial', environ: 'Cercis Wild', pieces: ['Jon Kidu'] },
    ])
  })

  it('leave out the dead, those in space, and what is unknown', () => {
    const stacks = usualStacks({
      units: 'unknown',
      characters: {
        Kogus: { place: 'killed' },
        'Zina Adora': { place: 'space' },
        'Jon Kidu': { place: 'unknown' },
        Gelba: 'unknown',
      },
      ships: { 'Star Cruiser': { holder: 'units' } },
    })
    expect(stacks).to.deep.equal([])
  })
})
