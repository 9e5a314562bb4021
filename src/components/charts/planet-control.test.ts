import { describe, it } from 'node:test'
import { expect } from 'chai'
import { CONTROL_STATES, CONTROLLERS, PDB_STATUSES } from '../names'
import { controllerOf, UNITS_PRESENT } from './planet-control'

describe('The Planet Control Chart', () => {
  it('has 9 cells for the Imperial, 7 for the Rebel and 16 for nobody', () => {
    const cells = CONTROL_STATES.flatMap((state) =>
      PDB_STATUSES.flatMap((pdb) => UNITS_PRESENT.map((units) => controllerOf(state, pdb, units))),
    )
    const counts = CONTROLLERS.map((controller) => cells.filter((cell) => cell === controller).length)
    expect(counts).to.deep.equal([7, 9, 16])
  })

  it('ends a control only where the enemy alone is there and the PDB is Down', () => {
    expect(controllerOf('Imperial Control', 'Up', 'only Rebel')).to.equal('Imperial')
    expect(controllerOf('Imperial Control', 'Down', 'only Rebel')).to.equal('nobody')
    expect(controllerOf('Rebel Control', 'Up', 'only Imperial')).to.equal('Rebel')
    expect(controllerOf('Rebel Control', 'Down', 'only Imperial')).to.equal('nobody')
  })

  it('gives nobody a planet in Rebellion', () => {
    for (const units of UNITS_PRESENT) expect(controllerOf('Rebellion', 'Up', units)).to.equal('nobody')
  })

  it('gives a planet of stopped Rebellion to the Imperial where he is alone', () => {
    const controllers = UNITS_PRESENT.map((units) => controllerOf('Rebellion Stopped', 'Down', units))
    expect(controllers).to.deep.equal(['Imperial', 'nobody', 'nobody', 'nobody'])
  })
})
