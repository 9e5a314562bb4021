import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import { mapFields, tellable } from './fields'

const POSITION: Position = {
  gameTurn: 2,
  planets: { Angoff: { controller: 'Rebel', pdb: { level: 1, status: 'Up' } } },
  environs: { 'Angoff Urban': { type: 'Urban' } },
  characters: { Boccanegra: { place: 'Angoff Urban', captive: { by: 'Imperial', guard: 'Line 1' } } },
  stacks: [{ player: 'Rebel', environ: 'Angoff Urban', pieces: ['Boccanegra'] }],
}

describe('the fields of a position', () => {
  it('are named as capabilities name them, wherever they stand', () => {
    const names = new Set<string>()
    mapFields(POSITION, ({ name }) => names.add(name))
    expect([...names]).to.have.members([
      'gameTurn',
      'planets.controller',
      'planets.pdb.level',
      'planets.pdb.status',
      'environs.type',
      'characters.place',
      'characters.captive',
      'stacks.player',
      'stacks.environ',
      'stacks.pieces',
    ])
  })

  it('can be changed one by one', () => {
    const changed = mapFields(POSITION, (_field, value, path) => (path.at(-1) === 'level' ? 2 : value))
    expect(changed.planets?.['Angoff']).to.deep.equal({ controller: 'Rebel', pdb: { level: 2, status: 'Up' } })
    expect({ ...changed, planets: POSITION.planets }).to.deep.equal(POSITION)
  })

  it('that a program only reports are left out of what it is told, with the rows that held nothing else', () => {
    const told = tellable(POSITION)
    expect(told.planets).to.deep.equal({ Angoff: { pdb: { level: 1, status: 'Up' } } })
    expect(told).to.not.have.property('environs')
  })

  it('are told without the possessions that are hidden', () => {
    const scanner = { place: 'held', holder: 'Boccanegra' } as const
    const hidden = { ...scanner, card: 'hidden' } as object
    const told = tellable({ ...POSITION, possessions: { Scanner: scanner, 'hidden 1': hidden } })
    expect(told.possessions).to.deep.equal({ Scanner: scanner })
  })
})
