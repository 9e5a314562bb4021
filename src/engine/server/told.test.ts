import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { createEngine } from './handler'

const told: Position = {
  characters: { 'Zina Adora': { place: 'Charkhan Wild' }, Kogus: { place: 'Charkhan Wild' } },
  ships: { 'Solar Merchant': { holder: 'Zina Adora' } },
}

const stackedIn = (environ: string): Position => ({
  ...told,
  stacks: [{ player: 'Rebel', environ, pieces: ['Zina Adora', 'Solar Merchant'] }],
})

function reported(position: Position): Position {
  const engine = createEngine()
  engine('setPosition', { position })
  return (engine('getPosition', {}) as { position: Position }).position
}

describe('a position that is told', () => {
  it('may name a ship in the stack of its pilot, as the report of it does', () => {
    const { stacks = [] } = reported(stackedIn('Charkhan Wild'))
    expect(stacks.map(({ pieces }) => pieces)).to.deep.equal([['Zina Adora', 'Solar Merchant'], ['Kogus']])
    expect(reported({ ...told, stacks }).stacks).to.deep.equal(stacks)
  })

  it('cannot have a ship where its pilot is not', () => {
    const apart: Position = {
      ...told,
      stacks: [{ player: 'Rebel', environ: 'Quibron Wild', pieces: ['Solar Merchant'] }],
    }
    expect(() => reported(apart)).to.throw('stacks.0: Solar Merchant is in Charkhan Wild')
  })
})
