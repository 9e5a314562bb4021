import { describe, it } from 'node:test'
import { expect } from 'chai'
import { createEngine } from '../engine/server/handler'
import type { Handler } from '../protocol/rpc'
import { yesMan } from './yes-man'

const POSITION = {
  playerTurn: 'Imperial',
  units: {
    'Militia 1': { kind: 'Militia', environ: 'Angoff Urban' },
    'Line 1': { kind: 'Line', environ: 'Angoff Urban' },
  },
}

function played(program: Handler, piece: string): { ruling: unknown; after: unknown } {
  program('setPosition', { position: POSITION })
  const order = { type: 'move', pieces: [piece], to: 'Quibron Wild' }
  const ruling = program('submitOrder', { player: 'Imperial', order, chance: [], answers: [] })
  return { ruling, after: program('getPosition', {}) }
}

describe('the yes-man', () => {
  it('calls carried out what the engine refuses, and leaves everything as it was', () => {
    const refused = played(createEngine(), 'Militia 1')
    expect(refused.ruling).to.have.property('ruling', 'refused')
    const { ruling, after } = played(yesMan.open(), 'Militia 1')
    expect(ruling).to.deep.equal({ ruling: 'carried out', used: [], awaiting: null })
    expect(after).to.deep.equal(refused.after)
  })

  it('carries out what the engine carries out', () => {
    expect(played(yesMan.open(), 'Line 1')).to.deep.equal(played(createEngine(), 'Line 1'))
  })
})
