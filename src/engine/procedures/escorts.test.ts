import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Answer, Order } from '../orders'
import { after, combatDice, rolls } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const PLACE = 'Solvia Urban'
const ESCORTS = ['Kogus', 'Rayner Derban']

/** Kogus and Rayner Derban with Rebel units, Tourag beside them, and Imperial units, in the Imperial player-turn. */
const battle = (rebelUnits: number, lines: number, more: Position = {}): GameState => {
  const units = (count: number, kind: string) =>
    Array.from({ length: count }, (_, index) => [`${kind} ${index + 1}`, { kind, environ: PLACE }])
  const rebels = Array.from({ length: rebelUnits }, (_, index) => `Rebel Wild 2-1 ${index + 1}`)
  return stateOf({
    scenario: 'The Varu Powderkeg',
    playerTurn: 'Imperial',
    segment: 'Military Combat',
    units: Object.fromEntries([...units(rebelUnits, 'Rebel Wild 2-1'), ...units(lines, 'Line')]),
    characters: Object.fromEntries([...ESCORTS, 'Tourag'].map((name) => [name, { place: PLACE }])),
    stacks: [{ player: 'Rebel', environ: PLACE, pieces: [...rebels, ...ESCORTS] }],
    ...more,
  })
}

const attack: Order = { type: 'military-combat', environ: PLACE, target: 'units' }
const always = (purpose: string, value: unknown): Answer => ({ purpose, value, always: true })
const flight: readonly Answer[] = [always('active', ESCORTS), always('break-off', 'all')]

describe('characters who stood with military units', () => {
  it('are attacked by a squad as soon as the last unit is lost', () => {
    // 6 against 2 is 3-1: a 6 costs the defender 5, a 6 the attacker nothing.
    const { awaiting } = after(battle(1, 2), 'Imperial', attack, { dice: combatDice(6, 6) })
    expect(awaiting).to.include({ player: 'Imperial', purpose: 'aim' })
    expect(awaiting?.about).to.deep.equal({ environ: PLACE, defenders: ESCORTS })
  })

  it('fight the squad of the units that are left, and those who stood apart do not', () => {
    // Two Lines: a squad of 10 against 10. Hurt by a 6: two wounds, doubled. Then both break off.
    const state = after(battle(1, 2), 'Imperial', attack, {
      dice: [...combatDice(6, 6), ...rolls({ 'combat-defender': [6], 'combat-attacker': [6], 'break-off': [1] })],
      answers: [
        { purpose: 'aim', value: 'kill' },
        { purpose: 'break-off', value: 'none' },
        { purpose: 'wounds', value: { Kogus: 4 } },
        ...flight,
      ],
    })
    expect(state.awaiting).to.equal(undefined)
    const wounds = ['Kogus', 'Rayner Derban', 'Tourag'].map((name) => state.characters[name]?.wounds)
    expect(wounds).to.deep.equal([4, 0, 0])
  })

  it('are attacked by the phasing player too, when it was he who lost his units', () => {
    // 2 against 6 is 1-3: a 1 costs the attacker 5, and a 1 the defender nothing.
    const state = battle(1, 2, { playerTurn: 'Rebel' })
    const { awaiting } = after(state, 'Rebel', attack, { dice: combatDice(1, 1) })
    expect(awaiting).to.include({ player: 'Imperial', purpose: 'aim' })
  })

  it('are left alone while one unit is with them', () => {
    // 6 against 4 is 1-1: a 5 costs the defender 2.
    const state = after(battle(2, 2), 'Imperial', attack, { dice: combatDice(5, 6) })
    expect(state.awaiting).to.equal(undefined)
    expect(Object.keys(state.units)).to.have.length(3)
  })

  it('are left alone where both sides lost all their units', () => {
    // 3 against 2 is 1-1: a 6 costs the defender 3, a 1 the attacker 4.
    const state = after(battle(1, 1), 'Imperial', attack, { dice: combatDice(6, 1) })
    expect(state.units).to.deep.equal({})
    expect(ESCORTS.map((name) => state.characters[name]?.acted)).to.deep.equal([false, false])
  })
})
