import type { ScenarioName } from '../../components/names'
import { chanceFrom } from '../chance'
import { newGame } from '../procedures/set-up'
import { seededRandom } from '../random'
import { printedRulebook, type Rulebook } from '../rulebook'
import type { GameState } from '../state'
import { type Move, sampleOrder } from './sample'

/** Whole games that the engine plays by itself, at random within the rules. */

export interface GameStep {
  readonly before: GameState
  readonly move: Move
  readonly after: GameState
}

/** More orders than any game has: a game that goes on for longer does not end. */
const MOST_ORDERS = 20_000

/**
 * Plays a game from a seed, order by order: the same seed plays the same game.
 * @throws Error where the game does not end
 */
export function* wholeGame(
  scenario: ScenarioName,
  seed: number,
  rulebook: Rulebook = printedRulebook,
): Generator<GameStep, GameState> {
  const random = seededRandom(seed)
  const chance = chanceFrom(random)
  let state = newGame(scenario, rulebook)
  for (let orders = 0; orders < MOST_ORDERS; orders += 1) {
    const move = sampleOrder(state, rulebook, random, chance)
    if (move === undefined) return state
    const before = state
    state = move.ruling.after
    yield { before, move, after: state }
  }
  throw new Error(`the game of seed ${seed} does not end`)
}
