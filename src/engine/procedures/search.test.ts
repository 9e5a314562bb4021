import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Position } from '../../protocol/schema/position'
import type { Answer, Order, SearchPlan } from '../orders'
import { after, outcome, passed, rolls, stacksAt } from '../playing.fixture'
import { stateOf } from '../server/told'
import type { GameState } from '../state'

const PLACE = 'Solvia Subterranean' // size 3

/** The Search Phase of the Rebel Player: detected Rebels, and Imperials with some Lines, in one environ of Varu. */
function searchPhase(
  rebels: readonly string[],
  imperials: readonly string[],
  lines: number,
  more: Position = {},
  place = PLACE,
): GameState {
  const unit = (_: unknown, index: number) => [`Line ${index + 1}`, { kind: 'Line', environ: place }] as const
  return stateOf({
    scenario: 'The Varu Powderkeg',
    phase: 'Search',
    characters: Object.fromEntries([
      ...rebels.map((name) => [name, { place, detected: true }]),
      ...imperials.map((name) => [name, { place }]),
    ]),
    units: Object.fromEntries(Array.from({ length: lines }, unit)),
    ...more,
  })
}

const declare = (...searches: SearchPlan[]): Order => ({ type: 'declare-searches', searches })
const search = (by: SearchPlan['by'], environ = PLACE): Order => ({ type: 'search', environ, by })
const byUnits: SearchPlan = { environ: PLACE, by: 'military units' }
const by = (...characters: string[]): SearchPlan => ({ environ: PLACE, by: 'characters', characters })
const outcomes = ({ searches }: GameState) => searches.map((row) => row.outcome)
const attack = (value: unknown): Answer => ({ purpose: 'attack', value })
const killing: Answer = { purpose: 'aim', value: 'kill' }

describe('declaring searches', () => {
  const held: Position['characters'] = {
    'Zina Adora': { place: PLACE, detected: true },
    'Jon Kidu': { place: PLACE },
    Gelba: { place: PLACE, captive: { by: 'Rebel', guard: 'Zina Adora' } },
    Redjac: { place: 'killed' },
    Barca: { place: 'space' },
  }
  const state = searchPhase([], [], 1, { characters: held })

  const refusals: [title: string, plans: SearchPlan[], because: RegExp][] = [
    ['in no environ of the game', [{ ...byUnits, environ: 'Solvia Moon' }], /no environ in play/],
    ['in another star system', [{ ...byUnits, environ: 'Angoff Urban' }], /no environ in play/],
    ['twice by the same kind', [byUnits, byUnits], /once/],
    ['by characters without a name', [by()], /say which characters/],
    ['by a captive', [by('Gelba')], /Gelba cannot search/],
    ['by the dead', [by('Jon Kidu', 'Redjac')], /Redjac cannot search/],
    ['from space', [by('Barca')], /Barca cannot search/],
    ['by an enemy', [by('Zina Adora')], /Zina Adora cannot search/],
    ['by somebody who is not in play', [by('Telmen')], /Telmen cannot search/],
  ]
  for (const [title, plans, because] of refusals) {
    it(`allows none ${title}`, () => {
      expect(outcome(state, 'Imperial', declare(...plans))).to.match(because)
    })
  }

  it('allows none by units where there are only characters', () => {
    expect(outcome(searchPhase(['Zina Adora'], ['Jon Kidu'], 0), 'Imperial', declare(byUnits))).to.match(/no unit/)
  })

  it('takes a new list in the place of the former, and an empty one for no search at all', () => {
    const declared = after(after(state, 'Imperial', declare(byUnits)), 'Imperial', declare(by('Jon Kidu')))
    expect(declared.searches).to.deep.equal([{ ...by('Jon Kidu'), outcome: 'declared' }])
    expect(after(declared, 'Imperial', declare()).searches).to.deep.equal([])
  })

  it('keeps nobody from passing, which gives up what was declared', () => {
    const declared = after(state, 'Imperial', declare(byUnits))
    expect(passed(declared, 'Imperial').searches).to.deep.equal([])
  })

  it('lets those search who led units that are gone', () => {
    const stacks = [{ player: 'Imperial', environ: PLACE, pieces: ['Jon Kidu'], leader: 'Jon Kidu' }] as const
    const leaderless = searchPhase(['Zina Adora'], ['Jon Kidu'], 0, {
      stacks: stacks.map((stack) => ({ ...stack, pieces: [...stack.pieces] })),
    })
    expect(outcome(leaderless, 'Imperial', declare(by('Jon Kidu')))).to.be.an('object')
  })
})

describe('leaving the units so as to search', () => {
  const stacked = searchPhase(['Zina Adora'], ['Jon Kidu', 'Gelba'], 1, {
    stacks: [{ player: 'Imperial', environ: PLACE, pieces: ['Line 1', 'Jon Kidu', 'Gelba'] }],
  })
  const stack = (...pieces: string[]): Order => ({ type: 'stack', pieces })

  it('makes the characters a stack of their own', () => {
    const apart = after(stacked, 'Imperial', stack('Jon Kidu'))
    expect(stacksAt(apart, PLACE, ['Jon Kidu', 'Gelba', 'Line 1'])).to.have.deep.members([
      ['Gelba', 'Line 1'],
      ['Jon Kidu'],
    ])
  })

  it('is for the player who searches, and for characters alone', () => {
    expect(outcome(stacked, 'Rebel', stack('Zina Adora'))).to.match(/cannot form stacks now/)
    expect(outcome(stacked, 'Imperial', stack('Line 1', 'Jon Kidu'))).to.match(/cannot form stacks now/)
    const missions = searchPhase(['Zina Adora'], ['Jon Kidu'], 1, { phase: 'Mission' })
    expect(outcome(missions, 'Imperial', stack('Jon Kidu'))).to.match(/cannot form stacks now/)
  })
})

describe('a search', () => {
  /** Whether a die finds whoever hides. */
  const finds = (state: GameState, plan: SearchPlan, die: 1 | 2 | 3 | 4): boolean => {
    const declared = after(state, 'Imperial', declare(plan))
    const searched = after(declared, 'Imperial', search(plan.by, plan.environ), { dice: rolls({ search: [die] }) })
    return searched.awaiting?.purpose === 'attack'
  }

  it('is made once, by who declared it', () => {
    const state = searchPhase(['Zina Adora'], ['Jon Kidu'], 1)
    expect(outcome(state, 'Imperial', search('military units'))).to.match(/no search by military units is declared/)
    const declared = after(state, 'Imperial', declare(byUnits))
    expect(outcome(declared, 'Imperial', search('characters'))).to.match(/no search by characters is declared/)
    expect(outcome(declared, 'Rebel', search('military units'))).to.match(/cannot search now/)
    const failed = after(declared, 'Imperial', search('military units'), { dice: rolls({ search: [6] }) })
    expect(outcomes(failed)).to.deep.equal(['failed'])
    expect(outcome(failed, 'Imperial', search('military units'))).to.match(/no search by military units is declared/)
  })

  it('adds the Leadership of who leads the units, and of nobody else', () => {
    // Two Lines 6 against hiding value 5: a 1 or less. With Jon Kidu 3 it is 9: a 2 or less.
    const led = (leader: string | null) =>
      searchPhase(['Zina Adora'], ['Jon Kidu'], 2, {
        stacks: [{ player: 'Imperial', environ: PLACE, pieces: ['Line 1', 'Line 2', 'Jon Kidu'], leader }],
      })
    expect([1, 2].map((die) => finds(led(null), byUnits, die as 1 | 2))).to.deep.equal([true, false])
    expect([2, 3].map((die) => finds(led('Jon Kidu'), byUnits, die as 2 | 3))).to.deep.equal([true, false])
  })

  it('is harder where somebody knows how to hide', () => {
    // 3 Lines 9. Kogus hides with 2 + 4 - 1 = 5: a 2. Boccanegra with 1 more: a 1.
    const place = 'Solvia Urban'
    const plan = { ...byUnits, environ: place }
    const hidden = (name: string, die: 1 | 2) => finds(searchPhase([name], [], 3, {}, place), plan, die)
    expect([hidden('Kogus', 2), hidden('Boccanegra', 2), hidden('Boccanegra', 1)]).to.deep.equal([true, false, true])
  })

  it('rolls no die where nobody is left to be found', () => {
    const declared = after(searchPhase(['Zina Adora'], ['Jon Kidu'], 3), 'Imperial', declare(byUnits, by('Jon Kidu')))
    const killed = after(declared, 'Imperial', search('military units'), {
      dice: rolls({ search: [1], 'combat-defender': [6], 'combat-attacker': [6] }),
      answers: [attack({ with: 'military units' }), killing],
    })
    expect(killed.characters['Zina Adora']?.place).to.equal('killed')
    expect(outcomes(after(killed, 'Imperial', search('characters')))).to.deep.equal(['over', 'failed'])
  })

  it('looks for those alone who stand apart from military units', () => {
    const state = searchPhase(['Zina Adora', 'Vudot Vodot'], [], 3, {
      units: {
        ...Object.fromEntries([1, 2, 3].map((number) => [`Line ${number}`, { kind: 'Line', environ: PLACE }])),
        'Rebel Wild 2-1 1': { kind: 'Rebel Wild 2-1', environ: PLACE },
      },
      stacks: [{ player: 'Rebel', environ: PLACE, pieces: ['Vudot Vodot', 'Rebel Wild 2-1 1'] }],
    })
    const declared = after(state, 'Imperial', declare(byUnits))
    const { awaiting } = after(declared, 'Imperial', search('military units'), { dice: rolls({ search: [1] }) })
    expect(awaiting?.about).to.deep.equal({ environ: PLACE, found: ['Zina Adora'] })
  })
})

describe('whom a search has found', () => {
  const declared = after(searchPhase(['Zina Adora'], ['Jon Kidu'], 3), 'Imperial', declare(byUnits, by('Jon Kidu')))
  const found = after(declared, 'Imperial', search('military units'), { dice: rolls({ search: [1] }) })
  const answer = (value: unknown): Order => ({ type: 'answer', purpose: 'attack', value })

  it('may be attacked by those who found them, in a way that there is', () => {
    expect(outcomes(found)).to.deep.equal(['found', 'declared'])
    const wrong = [{ with: 'characters', weapon: 'hand-to-hand' }, { with: 'nobody' }, 'military units', null, {}]
    for (const value of wrong) expect(outcome(found, 'Imperial', answer(value))).to.match(/no answer to attack/)
    const fight = after(found, 'Imperial', answer({ with: 'military units' }), { answers: [] })
    expect(fight.awaiting?.purpose).to.equal('aim')
  })

  it('need a way of combat where characters found them', () => {
    const quiet = after(declared, 'Imperial', search('characters'), { dice: rolls({ search: [1] }) })
    for (const value of [{ with: 'characters' }, { with: 'characters', weapon: 'harsh words' }])
      expect(outcome(quiet, 'Imperial', answer(value))).to.match(/no answer to attack/)
    const fight = after(quiet, 'Imperial', answer({ with: 'characters', weapon: 'firefight' }))
    expect(fight.awaiting?.purpose).to.equal('aim')
  })

  it('are safe once nobody attacks them', () => {
    const over = passed(found, 'Imperial')
    expect(outcomes(over)).to.deep.equal(['over', 'declared'])
    expect(over.awaiting).to.equal(undefined)
    expect(over.turn.phase).to.equal('Search')
  })

  it('may slip away before the first round', () => {
    const fled = after(found, 'Imperial', answer({ with: 'military units' }), {
      dice: rolls({ 'break-off': [1] }),
      answers: [killing, { purpose: 'break-off', value: 'all' }],
    })
    expect(outcomes(fled)).to.deep.equal(['over', 'declared'])
    expect(fled.characters['Zina Adora']).to.deep.include({ wounds: 0, detected: true })
  })
})
