import { describe, it } from 'node:test'
import { expect } from 'chai'
import { CREATURES, type Creature, type Fighter } from './creatures'

const all = [...CREATURES.values()]
const fighters = all.filter((creature): creature is Fighter => creature.kind === 'combat')
const namesOf = (creatures: readonly Creature[]) => creatures.map((creature) => creature.name)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('The creatures', () => {
  it('are 57: 49 fight, two attack in a column, six have an effect', () => {
    const kinds = ['combat', 'column attack', 'effect'].map((kind) => all.filter((each) => each.kind === kind).length)
    expect([all.length, ...kinds]).to.deep.equal([57, 49, 2, 6])
  })

  it('add up to strength 252 and endurance 172', () => {
    expect(sum(fighters.map((fighter) => fighter.strength))).to.equal(252)
    expect(sum(fighters.map((fighter) => fighter.endurance ?? 0))).to.equal(172)
  })

  it('without endurance are those that no wound stops', () => {
    const unending = fighters.filter((fighter) => fighter.endurance === undefined)
    expect(namesOf(unending)).to.deep.equal(['Alweg', 'Gyrogos', 'Snorkas', 'Virus', 'Vorozion'])
    for (const { name, indestructible, destroyedAfterCombat } of unending) {
      expect(indestructible ?? destroyedAfterCombat, name).to.equal(true)
    }
  })

  it('fight hand-to-hand but for two', () => {
    expect(namesOf(fighters.filter((fighter) => fighter.weapon === 'firefight'))).to.deep.equal(['Glane', 'Vrialta'])
  })

  it('that surprise allow no break-off in the first round', () => {
    const surprising = fighters.filter((fighter) => fighter.surprise !== undefined)
    expect(surprising).to.have.length(9)
    expect(sum(surprising.map((fighter) => fighter.surprise ?? 0))).to.equal(15)
    expect(surprising.every((fighter) => fighter.noBreakOff === 'first round')).to.equal(true)
  })

  it('forbid break-off always in seven cases, in the first round in ten', () => {
    const forbidding = (when: 'always' | 'first round') =>
      all.filter((creature) => creature.kind !== 'effect' && creature.noBreakOff === when)
    expect(namesOf(forbidding('always')))
      .to.have.length(7)
      .and.to.include('Drants')
    expect(namesOf(forbidding('first round')))
      .to.have.length(10)
      .and.to.include('Ym-Barror')
  })

  it('change the break-off die in eight cases', () => {
    expect(fighters.filter((fighter) => fighter.breakOffDie !== undefined)).to.have.length(8)
  })

  it('of the Egrix system are as in the Galactic Guide', () => {
    expect(CREATURES.get('Snorkas')).to.deep.include({ strength: 8, rounds: 1, noBreakOff: 'always' })
    expect(CREATURES.get('Telebots')).to.deep.include({ strength: 3, endurance: 3, attribute: 'intelligence' })
    expect(CREATURES.get('Drants')).to.deep.include({ kind: 'column attack', column: '0', rounds: 1 })
  })

  it('include the sentry robots', () => {
    expect(CREATURES.get('Sentry Robot')).to.deep.include({ strength: 4, endurance: 2, count: 1 })
    expect(CREATURES.get('Two Sentry Robots')).to.deep.include({ strength: 7, endurance: 4, count: 2 })
  })
})
