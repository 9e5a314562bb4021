import type { DieFace, Player } from '../components/names'
import { apply } from './apply'
import type { Chance, DiePurpose, PickPurpose, Taken } from './chance'
import { consequencesOf, mayHaveConsequences } from './consequences'
import type { GameEvent } from './events'
import type { Answer, ChoicePurpose } from './orders'
import type { Rulebook } from './rulebook'
import type { GameState } from './state'

/** A choice that a player makes while an order is carried out. */
export interface Choice<T> {
  readonly player: Player
  readonly purpose: ChoicePurpose
  /** What it is about, for whoever is to make it. */
  readonly about: unknown
  /** The value an answer stands for; undefined where the answer does not fit. */
  readonly read: (value: unknown) => T | undefined
  /** What is taken without an answer; left out where the player must say. */
  readonly otherwise?: T
}

/** An order being carried out: what procedures read, and what they make happen. */
export interface Play {
  readonly rulebook: Rulebook
  /** The state as it is by now. */
  readonly state: () => GameState
  readonly happens: (event: GameEvent) => void
  readonly roll: (purpose: DiePurpose) => DieFace
  readonly pick: (purpose: PickPurpose, candidates: readonly string[]) => string
  /** @throws ChoiceMissing where nobody has answered, which ends the attempt */
  readonly choose: <T>(choice: Choice<T>) => T
}

/** Stops an order at a choice that has no answer. Caught by `decide` alone. */
export class ChoiceMissing extends Error {
  constructor(readonly choice: Choice<unknown>) {
    super(`the ${choice.player} Player has not chosen: ${choice.purpose}`)
  }
}

/** What has come of an order so far. */
export interface PlayRecord {
  /** The state as it is by now. */
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly taken: readonly Taken[]
  /** What was chosen, choice by choice. */
  readonly chosen: readonly unknown[]
  /** The answers that were not used. */
  readonly answers: readonly Answer[]
}

/**
 * Starts an order on a state.
 * @param chosenBefore what an earlier attempt chose, choice by choice
 */
export function startPlay(
  before: GameState,
  rulebook: Rulebook,
  chance: Chance,
  answers: readonly Answer[],
  chosenBefore: readonly unknown[] = [],
): { play: Play; record: () => PlayRecord } {
  let state = before
  const events: GameEvent[] = []
  const taken: Taken[] = []
  const answersLeft = [...answers]
  const chosen: unknown[] = []

  const play: Play = {
    rulebook,
    state: () => state,
    happens(event) {
      events.push(event)
      const earlier = state
      state = apply(state, event)
      if (!mayHaveConsequences(earlier, state)) return
      for (const consequence of consequencesOf(state, rulebook)) play.happens(consequence)
    },
    roll(purpose) {
      const die = chance.roll(purpose)
      taken.push({ purpose, die })
      return die
    },
    pick(purpose, candidates) {
      const pick = chance.pick(purpose, candidates)
      taken.push({ purpose, pick, candidates })
      return pick
    },
    choose(choice) {
      const value = chosen.length < chosenBefore.length ? chosenBefore[chosen.length] : chosenNow(choice)
      chosen.push(value)
      // What was chosen before was chosen here, and has the type that this choice has.
      return value as ReturnType<typeof choice.read> & {}
    },
  }

  function chosenNow<T>(choice: Choice<T>): T {
    for (const [index, answer] of answersLeft.entries()) {
      if (answer.purpose !== choice.purpose) continue
      const value = choice.read(answer.value)
      if (value === undefined) continue
      if (answer.always !== true) answersLeft.splice(index, 1)
      return value
    }
    if (choice.otherwise !== undefined) return choice.otherwise
    throw new ChoiceMissing(choice)
  }
  return { play, record: () => ({ state, events, taken, chosen, answers: answersLeft }) }
}
