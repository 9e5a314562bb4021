import type { Player } from '../../components/names'
import { sum } from '../../lib/sum'
import type { Chance } from '../chance'
import { decide } from '../decide'
import type { Order } from '../orders'
import { oneOf, type Random, shuffled } from '../random'
import type { Rulebook } from '../rulebook'
import type { Ruling } from '../ruling'
import type { GameState } from '../state'
import { answersTo } from './answers'
import { plansFor, timelyKinds } from './orders'

/** Orders that the rules allow, found by trying plausible ones. */

/** An order, by whom it is given, and what comes of it. */
export interface Move {
  readonly player: Player
  readonly order: Order
  readonly ruling: Extract<Ruling, { readonly allowed: true }>
}

/**
 * The orders of one kind that a player may give now, lazily.
 * @param chance what an order takes of it is taken, also by those that nobody asks for in the end
 */
export function* legalOrders(
  state: GameState,
  rulebook: Rulebook,
  player: Player,
  kind: Order['type'],
  chance: Chance,
): Iterable<Move> {
  for (const order of plansFor(state, player, kind)) {
    const ruling = decide(state, rulebook, { player, order, answers: [] }, chance)
    if (ruling.allowed) yield { player, order, ruling }
  }
}

/** How often a kind of order is tried where it is possible: passing less often than what the segment is for. */
const WEIGHTS: Readonly<Partial<Record<Order['type'], number>>> = {
  move: 12,
  react: 6,
  'military-combat': 8,
  'declare-searches': 8,
  search: 12,
  assign: 12,
  draw: 16,
  'bonus-draw': 8,
  place: 20,
  give: 2,
  use: 6,
  'restore-pdb': 4,
  'receive-ship': 4,
  leader: 2,
  guard: 1,
  stack: 1,
  stop: 1,
  pass: 4,
}

/** How many orders of a kind are tried before another kind is. */
const TRIES = 12

/** One order that is allowed now, by chance; undefined when the game is over. */
export function sampleOrder(state: GameState, rulebook: Rulebook, random: Random, chance: Chance): Move | undefined {
  const { awaiting } = state
  if (awaiting !== undefined) {
    for (const value of shuffled(random, [...answersTo(awaiting, state)])) {
      const { player, purpose } = awaiting
      const order = { type: 'answer', purpose, value } as const
      const ruling = decide(state, rulebook, { player, order, answers: [] }, chance)
      if (ruling.allowed) return { player, order, ruling }
    }
    throw new Error(`no answer fits ${awaiting.purpose}: ${JSON.stringify(awaiting.about)}`)
  }
  const [player] = actorsOf(state, rulebook)
  if (player === undefined) return undefined
  const kinds = timelyKinds(state)
  for (const kind of byWeight(random, kinds)) {
    const plans = [...plansFor(state, player, kind)]
    for (let tries = Math.min(TRIES, plans.length); tries > 0; tries -= 1) {
      const order = oneOf(random, plans)
      if (order === undefined) break
      const ruling = decide(state, rulebook, { player, order, answers: [] }, chance)
      if (ruling.allowed) return { player, order, ruling }
    }
  }
  for (const kind of kinds) {
    for (const move of legalOrders(state, rulebook, player, kind, chance)) return move
  }
  throw new Error(`the ${player} Player has no order in the ${state.turn.segment ?? state.turn.phase}`)
}

/** The kinds in an order of chance, the weighty ones mostly first. */
function* byWeight(random: Random, kinds: readonly Order['type'][]): Iterable<Order['type']> {
  const left = kinds.map((kind) => ({ kind, weight: WEIGHTS[kind] ?? 1 }))
  let total = sum(left.map(({ weight }) => weight))
  while (left.length > 0) {
    let place = random.below(total)
    const index = left.findIndex(({ weight }) => {
      place -= weight
      return place < 0
    })
    for (const { kind, weight } of left.splice(index, 1)) {
      total -= weight
      yield kind
    }
  }
}

/** Who is to act now. */
const actorsOf = (state: GameState, rulebook: Rulebook): readonly Player[] =>
  state.turn.phase === 'Set-up' ? [state.turn.player] : rulebook.sequence.actors(state.turn)
