import { describe, it } from 'node:test'
import { expect } from 'chai'
import { unknownCapability } from './capability-names'
import { everyCapability } from './every-capability'

describe('the names of capabilities', () => {
  it('knows fields, tables and groups of fields', () => {
    const told = ['scenario', 'units', 'units.kind', 'planets.pdb', 'planets.pdb.level']
    expect(unknownCapability({ ...everyCapability(), told })).to.equal(undefined)
  })

  it('names the first that is none, and what may have been meant', () => {
    expect(unknownCapability({ ...everyCapability(), told: ['scenaro'] })).to.match(/told names "scenaro".*"scenario"/)
    expect(unknownCapability({ ...everyCapability(), systems: ['Egrixx'] })).to.match(/star system.*"Egrix"/)
  })
})
