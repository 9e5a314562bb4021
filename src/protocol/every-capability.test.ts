import { describe, it } from 'node:test'
import { expect } from 'chai'
import { everyCapability } from './every-capability'
import { covers } from './fields'

describe('every capability', () => {
  it('holds the fields of a position, those that are only ever reported among the reported alone', () => {
    const { told, reported } = everyCapability()
    for (const field of ['units.kind', 'planets.pdb.level', 'missionGroups.letters', 'reinforcements']) {
      expect(covers(told, field), field).to.equal(true)
      expect(covers(reported, field), field).to.equal(true)
    }
    expect(told).to.not.include('planets.controller')
    expect(reported).to.include('planets.controller')
  })

  it('holds all star systems, not only those of the two scenarios', () => {
    expect(everyCapability().systems).to.have.lengthOf(25).and.include.members(['Egrix', 'Varu', 'Zakir'])
  })
})
