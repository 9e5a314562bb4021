import { describe, it } from 'node:test'
import { expect } from 'chai'
import { IRATE_LOCALS, irateLocals } from './irate-locals'

const ROWS = [...IRATE_LOCALS.values()]
const STAR_FARING = ROWS.slice(0, 18)
const PLANET_BOUND = ROWS.slice(18)
const totals = (rows: typeof ROWS) => [
  rows.length,
  rows.reduce((total, row) => total + row.strength, 0),
  rows.reduce((total, row) => total + row.endurance, 0),
]

describe('The Irate Locals Chart', () => {
  it('has 18 rows of star-faring races, then 23 of planet-bound ones', () => {
    expect(totals(STAR_FARING)).to.deep.equal([18, 100, 70])
    expect(totals(PLANET_BOUND)).to.deep.equal([23, 122, 86])
    expect(STAR_FARING.at(-1)?.race).to.equal('Yesters')
    expect(PLANET_BOUND[0]?.race).to.equal('Anons')
  })

  it('has eight races that fight hand-to-hand, all of them planet-bound', () => {
    const unarmed = ROWS.filter((row) => row.weapon === 'hand-to-hand').map((row) => row.race)
    expect(unarmed).to.deep.equal(['Anons', 'Cavalkus', 'Deaxins', 'Moghas', 'Mowevs', 'Rylians', 'Thoks', 'Ursi'])
    expect(STAR_FARING.every((row) => row.weapon === 'firefight')).to.equal(true)
  })

  it('has a planet-bound race once', () => {
    expect(new Set(PLANET_BOUND.map((row) => row.race)).size).to.equal(PLANET_BOUND.length)
  })

  it('gives the mobs of Angoff Urban and of Solvia Urban', () => {
    expect(irateLocals('Yesters', 'Urban')).to.include({ strength: 6, endurance: 2 })
    expect(irateLocals('Susperans', 'Urban')).to.include({ strength: 4, endurance: 4 })
  })

  it('gives none where a race does not live', () => {
    expect(irateLocals('Yesters', 'Fire')).to.equal(undefined)
  })
})
