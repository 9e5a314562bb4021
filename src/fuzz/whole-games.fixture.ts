import fc from 'fast-check'
import { ACTION_CARDS, sectionOf } from '../components/action-cards'
import { environNamed } from '../components/map'
import type { ScenarioName } from '../components/names'
import { apply } from '../engine/apply'
import { seededChance } from '../engine/chance'
import { decide } from '../engine/decide'
import { newGame } from '../engine/procedures/set-up'
import { printedRulebook } from '../engine/rulebook'
import { wholeGame } from '../engine/self-play/whole-game'
import type { GameState } from '../engine/state'
import { differencesWhenSetAgain } from './continuation'
import { problemsAfter } from './invariants'
import { anyOrder, anyPlayer } from './random-orders'

/** The games of the unit tests, a modest number; `npm run fuzz` plays more. */
export const TESTED_SEEDS = Array.from({ length: 16 }, (_, index) => 1000 + index)

/** How a game was watched. */
export interface Watched {
  readonly orders: number
  readonly problems: readonly string[]
  /** What came up: event types, event codes, missions, phases. */
  readonly seen: ReadonlySet<string>
}

/** Every so many orders a position is set again, and some orders at random are tried. */
const EVERY = 9

/** Plays a game from a seed, and looks at every state of it. */
export function watchGame(scenario: ScenarioName, seed: number): Watched {
  const problems: string[] = []
  const seen = new Set<string>()
  let orders = 0
  let replayed = newGame(scenario, printedRulebook)
  let last = replayed
  for (const step of wholeGame(scenario, seed)) {
    const { before, move, after } = step
    const at = `${scenario}, seed ${seed}, order ${orders} (${move.order.type}):`
    orders += 1
    note(seen, step.after, move.ruling.events)
    problems.push(...problemsAfter(before, move.ruling.events, after).map((problem) => `${at} ${problem}`))
    if (orders % EVERY === 0) {
      problems.push(...differencesWhenSetAgain(step).map((difference) => `${at} ${difference}`))
      problems.push(...problemsWithNonsense(before, seed + orders).map((problem) => `${at} ${problem}`))
    }
    replayed = move.ruling.events.reduce(apply, replayed)
    last = after
  }
  if (JSON.stringify(replayed) !== JSON.stringify(last)) problems.push(`seed ${seed}: the events lead elsewhere`)
  return { orders, problems, seen }
}

/** Orders without sense are refused, or carried out with all in order; the state before is not touched by either. */
function problemsWithNonsense(state: GameState, seed: number): string[] {
  const before = JSON.stringify(state)
  const tries = fc.sample(fc.tuple(anyPlayer, anyOrder), { numRuns: 5, seed })
  return tries.flatMap(([player, order]) => {
    const ruling = decide(state, printedRulebook, { player, order, answers: [] }, seededChance(seed))
    const touched = JSON.stringify(state) === before ? [] : [`${order.type} changed the state it was given`]
    if (!ruling.allowed) return touched
    return [...touched, ...problemsAfter(state, ruling.events, ruling.events.reduce(apply, state))]
  })
}

/** The event that a card has for an environ. */
const eventOf = (card: number, environ: string): string | undefined =>
  ACTION_CARDS.get(card)?.[sectionOf(environNamed(environ).type)].event.code

function note(seen: Set<string>, { turn }: GameState, events: Parameters<typeof problemsAfter>[1]): void {
  seen.add(`phase ${turn.phase}`)
  for (const event of events) {
    if (event.type === 'card-drawn' && !event.bonus) seen.add(`event ${eventOf(event.card, event.environ)}`)
    if (event.type === 'group-formed') seen.add(`mission ${event.group.mission}`)
    if (event.type === 'possession-drawn') seen.add(`possession ${event.possession}`)
    if (event.type === 'ship-given') seen.add(`possession ${event.ship}`)
  }
}
