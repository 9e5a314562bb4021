import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { OutOfDice, replayedChance, scriptedChance, seededChance } from './chance'

describe('chance', () => {
  it('gives scripted dice in the order of their purpose', () => {
    const chance = scriptedChance([
      { purpose: 'pdb-loss', die: 5 },
      { purpose: 'pdb-attack', die: 1 },
      { purpose: 'pdb-loss', die: 6 },
    ])
    expect([chance.roll('pdb-attack'), chance.roll('pdb-loss'), chance.roll('pdb-loss')]).to.deep.equal([1, 5, 6])
    expect(() => chance.roll('pdb-attack')).to.throw(OutOfDice)
  })

  it('gives the same dice for the same seed, and every face in time', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const rolls = (chance = seededChance(seed)) => Array.from({ length: 200 }, () => chance.roll('detection'))
        expect(rolls()).to.deep.equal(rolls())
        expect([...new Set(rolls())].sort()).to.deep.equal([1, 2, 3, 4, 5, 6])
      }),
      { numRuns: 20 },
    )
  })

  it('replays earlier dice first', () => {
    const chance = replayedChance(
      [{ purpose: 'pdb-attack', die: 2 }],
      scriptedChance([{ purpose: 'pdb-loss', die: 3 }]),
    )
    expect([chance.roll('pdb-attack'), chance.roll('pdb-loss')]).to.deep.equal([2, 3])
  })
})
