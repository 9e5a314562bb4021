import { describe, it } from 'node:test'
import { expect } from 'chai'
import { ENVIRON_TYPES, type Player } from './names'
import { UNIT_KINDS, unitKindNamed } from './units'

const kinds = [...UNIT_KINDS.values()]
const of = (player: Player) => kinds.filter((unit) => unit.player === player)
const counters = (player: Player) => of(player).reduce((sum, unit) => sum + unit.counters, 0)

describe('The military units', () => {
  it('are 3 Imperial kinds, and 2 Rebel kinds for each type of environ', () => {
    expect(of('Imperial').map(({ kind }) => kind)).to.deep.equal(['Militia', 'Patrol', 'Line'])
    expect(of('Rebel').map(({ environType }) => environType)).to.deep.equal([...ENVIRON_TYPES, ...ENVIRON_TYPES])
    expect(UNIT_KINDS.size).to.equal(15)
  })

  it('have 76 Imperial and 49 Rebel counters', () => {
    expect(counters('Imperial')).to.equal(76)
    expect(counters('Rebel')).to.equal(49)
  })

  it('print the value as combat strength and space strength', () => {
    for (const { value, combat, space } of kinds) expect(value).to.equal(`${combat}-${space}`)
  })

  it('are mobile but for the Militia and the Rebel 1-0s', () => {
    for (const { kind, value, mobile } of kinds) expect(mobile, kind).to.equal(value !== '1-0')
  })

  it('are hidden if they are a Patrol or a Line', () => {
    expect(kinds.filter(({ hidden }) => hidden).map(({ kind }) => kind)).to.deep.equal(['Patrol', 'Line'])
  })

  it('show the Rebel Wild 2-1 as printed', () => {
    expect(unitKindNamed('Rebel Wild 2-1')).to.deep.equal({
      kind: 'Rebel Wild 2-1',
      player: 'Rebel',
      value: '2-1',
      combat: 2,
      space: 1,
      mobile: true,
      hidden: false,
      environType: 'Wild',
      forcePointCost: 3,
      counters: 7,
    })
    expect(unitKindNamed('Rebel Fire 1-0').forcePointCost).to.equal(1)
    expect(unitKindNamed('Line').forcePointCost).to.equal(undefined)
  })
})
