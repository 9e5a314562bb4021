import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { CardEvent } from '../../../components/action-cards'
import type { Position } from '../../../protocol/schema/position'
import { scriptedChance } from '../../chance'
import type { Answer } from '../../orders'
import { startPlay } from '../../play'
import { rolls } from '../../playing.fixture'
import { printedRulebook } from '../../rulebook'
import { stateOf } from '../../server/told'
import { characterCombat } from '../character-combat'
import { breakOffs } from '../creature-attack.fixture'
import { carryOutEvent } from '../events/event'

type Dice = Parameters<typeof rolls>[0]

/** Adam Starlight (Combat 3, Endurance 4) with a possession; every die has to be used, and no other. */
function scene(possession: string, environ: string, dice: Dice, answers: readonly Answer[] = [], told: Position = {}) {
  const state = stateOf({
    scenario: 'Flight to Egrix',
    phase: 'Mission',
    characters: { 'Adam Starlight': { place: environ }, 'Jon Kidu': { place: environ }, ...told.characters },
    possessions: { [possession]: { place: 'held', holder: 'Adam Starlight' } },
    missionGroups: [{ pieces: ['Adam Starlight'], mission: 'Gather Information', environ }],
    ...(told.effects === undefined ? {} : { effects: told.effects }),
  })
  const tape = rolls(dice)
  const { play, record } = startPlay(state, printedRulebook, scriptedChance(tape), answers)
  const result = () => {
    expect(record().taken.length).to.equal(tape.length)
    const { place, wounds } = play.state().characters['Adam Starlight'] ?? {}
    return { wounds: place === 'killed' ? 'killed' : wounds, place: play.state().possessions[possession]?.place }
  }
  return { play, result }
}

const inRoundTwo = breakOffs('none', 'all')

/** A band of this strength attacks him for one round, which he survives. */
function attacked(
  possession: string,
  strength: number,
  die: 1 | 2 | 3 | 4 | 5 | 6,
  more: Dice = {},
  extra: Answer[] = [],
) {
  const dice: Dice = { 'combat-defender': [die], 'combat-attacker': [6], 'break-off': [1], ...more }
  const { play, result } = scene(possession, 'Angoff Urban', dice, [...inRoundTwo, ...extra])
  const force = { kind: 'band', strength, endurance: 9, weapon: 'firefight', captors: [], aim: 'kill' } as const
  characterCombat(play, { player: 'Imperial', environ: 'Angoff Urban', force, defenders: ['Adam Starlight'] })
  return result()
}

describe('the Norrocks', () => {
  it('add 2 to the Combat of the defenders, and a die is rolled for them after the combat', () => {
    // 4 to 3 [+1]: a 3 is one wound, doubled; 4 to 5 [-1]: none.
    expect(attacked('Scanner', 4, 3).wounds).to.equal(2)
    expect(attacked('Norrocks', 4, 3, { 'possession-repair': [5] })).to.deep.equal({ wounds: 0, place: 'held' })
    expect(attacked('Norrocks', 4, 3, { 'possession-repair': [6] }).place).to.equal(undefined)
  })

  it('can take one wound, and are out of play then', () => {
    // 9 to 5 [+4]: a 3 is one wound, doubled.
    const shared: Answer = { purpose: 'wounds', value: { 'Adam Starlight': 1, Norrocks: 1 } }
    expect(attacked('Norrocks', 9, 3, { 'possession-repair': [1] }).wounds).to.equal(2)
    expect(attacked('Norrocks', 9, 3, {}, [shared])).to.deep.equal({ wounds: 1, place: 'destroyed' })
  })

  it('keep off the first creature, and a die is rolled for them', () => {
    const CREATURE: CardEvent = { code: 'CREATURE_ATTACK', about: 'one group' }
    const { play, result } = scene('Norrocks', 'Angoff Urban', { 'possession-repair': [6] })
    expect(carryOutEvent(play, 'Angoff Urban', CREATURE)).to.equal(false)
    expect(result()).to.deep.equal({ wounds: 0, place: undefined })
  })
})

describe('the Personal Body Shield', () => {
  it('takes one off each result before it is doubled', () => {
    // 7 to 3 [+4]: a 4 is two wounds, a 3 one.
    expect(attacked('Scanner', 7, 3).wounds).to.equal(2)
    expect(attacked('Personal Body Shield', 7, 3).wounds).to.equal(0)
    expect(attacked('Personal Body Shield', 7, 4).wounds).to.equal(2)
  })
})

describe('Charsot', () => {
  const CREATURE: CardEvent = { code: 'CREATURE_ATTACK', about: 'one group' }

  it('sees a Laboroid coming', () => {
    // Laboroid 3 to 3, surprise of two columns [+2..+3]: a 2 is one wound; without surprise [0]: none. It dies in the second.
    const dice: Dice = { 'combat-defender': [2, 1], 'combat-attacker': [1, 1] }
    const surprised = scene('Scanner', 'Angoff Urban', dice)
    carryOutEvent(surprised.play, 'Angoff Urban', CREATURE)
    expect(surprised.result().wounds).to.equal(1)
    const wary = scene('Charsot', 'Angoff Urban', dice)
    carryOutEvent(wary.play, 'Angoff Urban', CREATURE)
    expect(wary.result().wounds).to.equal(0)
  })
})

describe('the Scrambler', () => {
  it('halves the strength of a mob, rounded up, and a die is rolled for it after the combat', () => {
    // Charkhans 5/4 to 3 [+2]: a 2 is one wound, doubled; 3 to 3 [0]: none.
    const LOCALS: CardEvent = { code: 'IRATE_LOCALS', about: 'one group' }
    const dice: Dice = { 'combat-defender': [2], 'combat-attacker': [6], 'break-off': [1] }
    const plain = scene('Scanner', 'Charkhan Wild', dice, inRoundTwo)
    carryOutEvent(plain.play, 'Charkhan Wild', LOCALS)
    expect(plain.result().wounds).to.equal(2)
    const halved = scene('Scrambler', 'Charkhan Wild', { ...dice, 'possession-repair': [2] }, inRoundTwo)
    carryOutEvent(halved.play, 'Charkhan Wild', LOCALS)
    expect(halved.result()).to.deep.equal({ wounds: 0, place: 'held' })
    // 2 to 3 [-1] would leave him whole on a 4, 3 to 3 [0] does not.
    const four = scene(
      'Scrambler',
      'Charkhan Wild',
      { ...dice, 'combat-defender': [5], 'possession-repair': [3] },
      inRoundTwo,
    )
    carryOutEvent(four.play, 'Charkhan Wild', LOCALS)
    expect(four.result()).to.deep.equal({ wounds: 2, place: undefined })
  })
})

describe('whom Cervac Mk V has disabled', () => {
  it('is attacked as if he could not fight', () => {
    const told: Position = {
      effects: [{ possession: 'Cervac Mk V', character: 'Jon Kidu' }],
    }
    const dice: Dice = { 'combat-defender': [1], 'combat-attacker': [1], 'break-off': [1] }
    const { play } = scene(
      "Assassin's Blade",
      'Angoff Urban',
      dice,
      [{ purpose: 'aim', value: 'kill' }, ...inRoundTwo],
      told,
    )
    const force = { kind: 'characters', names: ['Adam Starlight'], weapon: 'hand-to-hand' } as const
    characterCombat(play, { player: 'Rebel', environ: 'Angoff Urban', force, defenders: ['Jon Kidu'] })
    // 3 to 0 [+2..+3]: a 1 would be two wounds for the attacker, from one who fights back.
    expect(play.state().characters['Adam Starlight']?.wounds).to.equal(0)
  })
})
