import { describe, it } from 'node:test'
import { expect } from 'chai'
import { completed, valueAt } from './reported'
import type { ReportedPosition } from './schema/position'

const ALL = ['gameTurn', 'planets', 'environs', 'units', 'characters', 'stacks', 'effects']

/** Throws where anything in the value is written to. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

const look = (reported: object, claimed: readonly string[] = ALL) =>
  completed(frozen(reported) as ReportedPosition, claimed)

describe('a completed position', () => {
  it('has the printed defaults of rows and of the groups in them, and leaves the answer as it was', () => {
    const position = look({ planets: { Charkhan: { pdb: { status: 'Down' } } }, environs: { 'Charkhan Urban': {} } })
    expect(valueAt(position, ['planets', 'Charkhan', 'pdb', 'status'])).to.equal('Down')
    expect(valueAt(position, ['planets', 'Charkhan', 'pdb', 'level'])).to.be.a('number')
    expect(valueAt(position, ['planets', 'Charkhan', 'rebelledThisPhase'])).to.equal(false)
    expect(valueAt(position, ['environs', 'Charkhan Urban', 'camp'])).to.equal('none')
    expect(position['gameTurn']).to.equal(1)
  })

  it('has the forces that the scenario begins with, where nothing is said of them', () => {
    const claimed = ['scenario', 'atStart']
    const inAll = (reported: object) => look({ scenario: 'Flight to Egrix', ...reported }, claimed)['atStart']
    expect(inAll({})).to.deep.equal({ imperialShips: 1, imperialCharacters: 2 })
    expect(inAll({ atStart: { imperialShips: 0 } })).to.deep.equal({ imperialShips: 0, imperialCharacters: 2 })
  })

  it('has nothing of rows that are null', () => {
    const position = look({ characters: { 'Zina Adora': null, 'Frun Millawi': { place: 'killed' } }, effects: [null] })
    expect(position['characters']).to.have.all.keys('Frun Millawi')
    expect(position['effects']).to.deep.equal([])
  })

  it('is unknown where the program does not claim to report', () => {
    const position = look({ gameTurn: 4, units: { line: { kind: 'Line', face: 'open' } } }, ['units.kind'])
    expect(position['gameTurn']).to.equal('unknown')
    expect(position['planets']).to.equal('unknown')
    expect(position['units']).to.deep.include({
      line: { kind: 'Line', environ: 'unknown', face: 'unknown', moved: 'unknown' },
    })
  })

  it('has the stacks that follow from where the pieces are, where the program is silent on them', () => {
    const units = {
      one: { kind: 'Line', environ: 'Charkhan Urban' },
      two: { kind: 'Patrol', environ: 'Charkhan Urban' },
    }
    expect(look({ units })['stacks']).to.have.nested.property('[0].pieces').that.has.members(['one', 'two'])
    expect(look({ units, stacks: [] })['stacks']).to.deep.equal([])
  })
})
