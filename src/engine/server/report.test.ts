import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { tellable } from '../../calibration/harmless/fields'
import { ENVIRONS } from '../../components/map'
import { PLAYERS } from '../../components/names'
import { differences } from '../../protocol/differences'
import { completed } from '../../protocol/reported'
import type { ReportedPosition } from '../../protocol/schema/position'
import { seededChance } from '../chance'
import { keptGames, played } from '../games/kept-games.fixture'
import type { Order } from '../orders'
import { environOf, pilotOf } from '../pieces'
import { after, outcome, rolls } from '../playing.fixture'
import { printedRulebook } from '../rulebook'
import type { GameState } from '../state'
import { ENGINE_CAPABILITIES } from './capabilities'
import { reportOf } from './report'
import { stateOf } from './told'

/** Every state that the kept openings come through, and that waits for no choice. */
const OPENINGS: readonly GameState[] = keptGames()
  .flatMap((game) => [...played(game)].map((step) => step.after))
  .filter(({ awaiting }) => awaiting === undefined)

const report = (state: GameState) =>
  completed(reportOf(state, printedRulebook) as ReportedPosition, ENGINE_CAPABILITIES.reported)
const toldAgain = (state: GameState) => stateOf(tellable(reportOf(state, printedRulebook)))

const KINDS = ['move', 'pass', 'stack', 'leader', 'react', 'military-combat', 'restore-pdb', 'receive-ship'] as const
/** Most of what can be ordered in a segment is a move in it or its end. */
const LIKELY = ['move', 'move', 'pass', 'pass', 'pass', 'react', ...KINDS] as const

/** An order in numbers, which stand for what there is to choose from in a state. */
interface Numbers {
  readonly kind: number
  readonly environ: number
  readonly target: number
  readonly pieces: readonly number[]
  readonly seed: number
}

const numbers: fc.Arbitrary<Numbers> = fc.record({
  kind: fc.nat(LIKELY.length - 1),
  environ: fc.nat(20),
  target: fc.nat(20),
  pieces: fc.array(fc.nat(10), { minLength: 1, maxLength: 2 }),
  seed: fc.nat(),
})

function orderOf(state: GameState, { kind, environ, target, pieces }: Numbers): Order {
  const pick = (list: readonly string[], number: number) => list[number % list.length] ?? ''
  const environs = [...ENVIRONS.values()].filter(({ planet }) => planet in state.planets).map(({ name }) => name)
  const inPlay = [...Object.keys(state.units), ...Object.keys(state.characters), ...Object.keys(state.ships)]
  const occupied = [...new Set(inPlay.flatMap((piece) => environOf(state, piece) ?? []))]
  const here = pick(occupied, environ)
  const there = inPlay.filter((piece) => environOf(state, piece) === here)
  const named = [...new Set(pieces.map((number) => pick(there, number)))]
  const some = [
    ...named,
    ...there.filter((ship) => named.includes(pilotOf(state, ship) ?? ship) && !named.includes(ship)),
  ]
  const to = pick(environs, target)
  const type = LIKELY[kind] ?? 'pass'
  switch (type) {
    case 'move':
    case 'react':
      return { type, pieces: some, to }
    case 'stack':
      return { type, pieces: some }
    case 'leader':
      return { type, environ: here, character: some[0] ?? null }
    case 'military-combat':
      return { type, environ: here, target: 'units' }
    case 'restore-pdb':
      return { type, planet: pick(Object.keys(state.planets), target) }
    case 'receive-ship':
      return { type, character: some[0] ?? '' }
    case 'pass':
      return { type }
  }
}

/** Gives an order as whichever player can give it; undefined where neither can, or where it waits for a choice. */
function given(state: GameState, order: Order, seed: number): GameState | undefined {
  for (const player of PLAYERS) {
    const result = outcome(state, player, order, { chance: seededChance(seed) })
    if (typeof result !== 'string' && result.awaiting === undefined) return result
  }
  return undefined
}

describe('a position that is reported and told again', () => {
  it('is the same, wherever the game has got to', () => {
    let carriedOut = 0
    fc.assert(
      fc.property(fc.nat(OPENINGS.length - 1), fc.array(numbers, { minLength: 12, maxLength: 12 }), (start, orders) => {
        let state = OPENINGS[start]
        if (state === undefined) return
        for (const one of orders) {
          const next = given(state, orderOf(state, one), one.seed)
          if (next === undefined) continue
          carriedOut += 1
          state = next
          expect(differences(report(state), report(toldAgain(state)))).to.deep.equal([])
        }
      }),
      { numRuns: 300 },
    )
    expect(carriedOut).to.be.greaterThan(300)
  })

  it('remembers what creatures have done, and what has been kept from a group', () => {
    const group = { pieces: ['Kogus'], mission: 'Diplomacy', environ: 'Solvia Wild' }
    const state = stateOf({
      scenario: 'The Varu Powderkeg',
      phase: 'Mission',
      characters: { Kogus: { place: 'Solvia Wild' } },
      missionGroups: [{ ...group, bonusDraws: 'none', ignored: ['creature attack'] }],
      spentCreatures: ['Gadhars'],
    })
    expect(state.groups[0]).to.deep.include({ bonusDraws: 'none', ignored: ['creature attack'] })
    const { groups, spentCreatures } = toldAgain(state)
    expect({ groups, spentCreatures }).to.deep.equal({ groups: state.groups, spentCreatures: ['Gadhars'] })
    expect(() => stateOf({ spentCreatures: ['Gremlins'] })).to.throw('spentCreatures: there is no creature Gremlins')
  })

  it('goes on in the same way', () => {
    fc.assert(
      fc.property(fc.nat(OPENINGS.length - 1), fc.array(numbers, { minLength: 6, maxLength: 6 }), (start, orders) => {
        let state = OPENINGS[start]
        if (state === undefined) return
        let retold = toldAgain(state)
        for (const one of orders) {
          const order = orderOf(state, one)
          const next = given(state, order, one.seed)
          const same = given(retold, order, one.seed)
          expect(same === undefined).to.equal(next === undefined)
          if (next === undefined || same === undefined) continue
          expect(differences(report(next), report(same))).to.deep.equal([])
          state = next
          retold = toldAgain(same)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('what one player sees', () => {
  const seen = (viewer: 'Rebel' | 'Imperial') =>
    reportOf(
      stateOf({
        units: {
          'Line 1': { kind: 'Line', environ: 'Angoff Urban' },
          'Patrol 1': { kind: 'Patrol', environ: 'Angoff Urban', face: 'open' },
          'Militia 1': { kind: 'Militia', environ: 'Angoff Urban' },
        },
      }),
      printedRulebook,
      viewer,
    ).units

  it('is not what the mobile side of an enemy unit hides', () => {
    expect(Object.values(seen('Rebel') ?? {}).map((unit) => unit.kind)).to.deep.equal(['hidden', 'Patrol', 'Militia'])
    expect(Object.values(seen('Imperial') ?? {}).map((unit) => unit.kind)).to.deep.equal(['Line', 'Patrol', 'Militia'])
  })
})

describe('the report of searches', () => {
  it('tells who searches where, and how far it has come', () => {
    const place = 'Solvia Subterranean'
    const told = stateOf({
      scenario: 'The Varu Powderkeg',
      phase: 'Search',
      characters: { 'Zina Adora': { place, detected: true }, Barca: { place } },
      units: { 'Line 1': { kind: 'Line', environ: place } },
    })
    const searches = [
      { environ: place, by: 'characters', characters: ['Barca'] },
      { environ: place, by: 'military units' },
    ] as const
    const declared = after(told, 'Imperial', { type: 'declare-searches', searches })
    const failed = after(
      declared,
      'Imperial',
      { type: 'search', environ: place, by: 'military units' },
      {
        dice: rolls({ search: [6] }),
      },
    )
    expect(reportOf(failed, printedRulebook).searches).to.deep.equal([
      { environ: place, by: 'characters', characters: ['Barca'], outcome: 'declared' },
      { environ: place, by: 'military units', characters: [], outcome: 'failed' },
    ])
    expect(toldAgain(failed).searches).to.deep.equal(failed.searches)
  })
})
