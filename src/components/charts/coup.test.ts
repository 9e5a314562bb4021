import { describe, it } from 'node:test'
import { expect } from 'chai'
import { DIE_FACES } from '../names'
import { COUP_RESULTS, COUP_TABLES, coupResults } from './coup'

describe('The coup tables', () => {
  it('shift loyalty in 26 of 42 cells, capture in six, find in five, kill one and all in one each', () => {
    const results = COUP_TABLES.columns.flatMap((table) => DIE_FACES.flatMap((die) => coupResults(table, die)))
    const counts = COUP_RESULTS.map((result) => results.filter((each) => each === result).length)
    expect(counts).to.deep.equal([26, 6, 1, 1, 5])
  })

  it('shift loyalty before anything else', () => {
    for (const table of COUP_TABLES.columns) {
      for (const die of DIE_FACES) expect(coupResults(table, die)[0] ?? 'SHIFT').to.equal('SHIFT')
    }
  })

  it('differ as their cards do', () => {
    expect(coupResults('T3', 6)).to.deep.equal(['SHIFT', 'CAPTURE_GROUP', 'KILL_ONE'])
    expect(coupResults('T4', 6)).to.deep.equal(['SHIFT', 'KILL_GROUP'])
    expect(coupResults('T6', 1)).to.deep.equal(['SHIFT'])
    expect(coupResults('T7', 2)).to.deep.equal([])
    expect(coupResults('T7', 5)).to.deep.equal(['SHIFT', 'CAPTURE_GROUP'])
  })
})
