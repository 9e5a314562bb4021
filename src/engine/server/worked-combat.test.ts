import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { ChanceTape, Order, SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { createEngine } from './handler'

/** Searches and a combat worked out by hand from the printed tables; the numbers stand beside each step. */

const PLACE = 'Charkhan Wild' // size 3

/** Egrix in the Search Phase of the Rebel Player, everybody in one environ, Rebels detected. */
function searchPhase(rebels: readonly string[], imperials: readonly string[], lines = 0) {
  const engine = createEngine()
  const characters = Object.fromEntries([
    ...rebels.map((name) => [name, { place: PLACE, detected: true }]),
    ...imperials.map((name) => [name, { place: PLACE }]),
  ])
  const units = Object.fromEntries(
    Array.from({ length: lines }, (_, index) => [`Line ${index + 1}`, { kind: 'Line', environ: PLACE }]),
  )
  const position: Position = { scenario: 'Flight to Egrix', phase: 'Search', characters, units }
  engine('setPosition', { position })
  const order = (player: 'Rebel' | 'Imperial', given: Order, chance: ChanceTape = []) =>
    engine('submitOrder', { player, order: given, chance, answers: [] }) as SubmitOrderResult
  const answer = (player: 'Rebel' | 'Imperial', purpose: string, value: unknown, chance: ChanceTape = []) =>
    order(player, { type: 'answer', purpose, value } as Order, chance)
  const look = () => (engine('getPosition', {}) as { position: Position }).position.characters ?? {}
  return { order, answer, look }
}

const dice = (purpose: 'search' | 'combat-defender' | 'combat-attacker', die: 1 | 2 | 3 | 4 | 5 | 6) => ({
  purpose,
  die,
})

describe('a search, worked out by hand', () => {
  /** Whether a die finds them. */
  function finds(
    rebels: readonly string[],
    by: 'characters' | 'military units',
    searchers: readonly string[],
    lines: number,
    die: 1 | 2 | 3,
  ) {
    const { order } = searchPhase(rebels, searchers, lines)
    order('Imperial', {
      type: 'declare-searches',
      searches: [{ environ: PLACE, by, ...(by === 'characters' ? { characters: [...searchers] } : {}) }],
    })
    const { awaiting } = order('Imperial', { type: 'search', environ: PLACE, by }, [dice('search', die)])
    return awaiting?.purpose === 'attack'
  }

  it('reads search value 3 against hiding value 5: a 1 finds, a 2 does not', () => {
    // Boccanegra hides with Intelligence 2 + size 3 - himself 1 + his bonus 1 = 5; one Line searches with 3.
    expect([1, 2].map((die) => finds(['Boccanegra'], 'military units', [], 1, die as 1 | 2))).to.deep.equal([
      true,
      false,
    ])
  })

  it('reads search value 9 against hiding value 5: a 2 finds, a 3 does not', () => {
    expect([2, 3].map((die) => finds(['Boccanegra'], 'military units', [], 3, die as 2 | 3))).to.deep.equal([
      true,
      false,
    ])
  })

  it('counts the best Intelligence of a group, and one less room for each of them', () => {
    // Sontag 4 + size 3 - 2 = 5 for Sontag and Frun Sentel; alone Sentel hides with 1 + 3 - 1 = 3, and a 2 finds him.
    expect(finds(['Doctor Sontag', 'Frun Sentel'], 'military units', [], 1, 2)).to.equal(false)
    expect(finds(['Frun Sentel'], 'military units', [], 2, 2)).to.equal(true)
  })

  it('adds up the Intelligence of the characters who search', () => {
    // Jon Kidu 3 against hiding value 5 finds with a 1 alone; with Senator Dermond's 4, it is 7 and a 2 does.
    expect(finds(['Boccanegra'], 'characters', ['Jon Kidu'], 0, 2)).to.equal(false)
    expect(finds(['Boccanegra'], 'characters', ['Jon Kidu', 'Senator Dermond'], 0, 2)).to.equal(true)
  })
})

describe('a combat to capture, worked out by hand', () => {
  it('takes three rounds, two captives and a life', () => {
    const rebels = ['Boccanegra', 'Doctor Sontag', 'Zina Adora']
    const imperials = ['Jon Kidu', 'Gelba', 'Vans Ka-Tie-A']
    const { order, answer, look } = searchPhase(rebels, imperials)
    order('Imperial', {
      type: 'declare-searches',
      searches: [{ environ: PLACE, by: 'characters', characters: imperials }],
    })
    order('Imperial', { type: 'search', environ: PLACE, by: 'characters' }, [dice('search', 1)])
    answer('Imperial', 'attack', { with: 'characters', weapon: 'hand-to-hand' })
    answer('Imperial', 'aim', 'capture')

    // Round 1: attack 3 + 3 + 4 = 10, defence 5 + 2 = 7: +3, two columns left is 0.
    // A 3 is no wound and a star for the defenders, a 5 no wound for the attackers.
    const first = answer(
      'Rebel',
      'active',
      ['Boccanegra', 'Doctor Sontag'],
      [
        dice('combat-defender', 3),
        dice('combat-attacker', 5),
        { purpose: 'captive', prefer: ['Zina Adora', 'Boccanegra'] },
      ],
    )
    expect(first.awaiting).to.include({ player: 'Imperial', purpose: 'guard' })
    expect(first.used?.at(-1)).to.deep.include({ pick: 'Boccanegra', candidates: ['Boccanegra', 'Doctor Sontag'] })
    answer('Imperial', 'guard', 'Gelba')

    // Round 2: attack 10, defence 2 + 1 = 3: +7, two columns left is +2..+3.
    // A 4 is a wound and a star for the defenders, a 1 two wounds for the attackers.
    answer(
      'Rebel',
      'active',
      ['Doctor Sontag', 'Zina Adora'],
      [
        dice('combat-defender', 4),
        dice('combat-attacker', 1),
        { purpose: 'captive', prefer: ['Zina Adora'] },
        // Round 3: attack 10 - 2, defence 2 - 1 = 1: +7 again, read at +2..+3.
        // A 5 is two wounds, one more than Sontag can bear; a 6 harms no attacker.
        dice('combat-defender', 5),
        dice('combat-attacker', 6),
      ],
    )
    expect(answer('Rebel', 'wounds', { 'Doctor Sontag': 2 }).ruling).to.equal('refused')
    answer('Rebel', 'wounds', { 'Doctor Sontag': 1 }, [
      dice('combat-attacker', 1),
      { purpose: 'captive', prefer: ['Zina Adora'] },
      dice('combat-defender', 5),
      dice('combat-attacker', 6),
    ])
    answer('Imperial', 'wounds', { 'Vans Ka-Tie-A': 2 }, [
      { purpose: 'captive', prefer: ['Zina Adora'] },
      dice('combat-defender', 5),
      dice('combat-attacker', 6),
    ])
    const last = answer('Imperial', 'guard', 'Jon Kidu', [dice('combat-defender', 5), dice('combat-attacker', 6)])
    expect(last.awaiting).to.equal(null)

    const after = look()
    expect(after['Boccanegra']?.captive).to.deep.equal({ by: 'Imperial', guard: 'Gelba' })
    expect(after['Zina Adora']?.captive).to.deep.equal({ by: 'Imperial', guard: 'Jon Kidu' })
    expect(after['Doctor Sontag']?.place).to.equal('killed')
    expect(after['Vans Ka-Tie-A']?.wounds).to.equal(2)
    expect([after['Jon Kidu']?.wounds, after['Gelba']?.wounds]).to.deep.equal([0, 0])
  })
})
