import { type Ability, characterNamed } from '../../components/characters'
import type { Rating } from '../../components/names'
import type { PossessionEffect } from '../../components/possessions'
import { sum } from '../../lib/sum'
import type { Searcher } from '../orders'
import { stackIdOf } from '../pieces'
import type { GameState } from '../state'
import { borneBy } from './possessions/held'

/** The rating of a character as it counts now: what is printed, and what companions, possessions and drugs add (case 6.1). */
export function ratingOf(state: GameState, name: string, rating: Rating): number {
  const { ratings, abilities } = characterNamed(name)
  const added = [
    ...abilities.map((ability) => bonusOf(state, name, ability, rating)),
    ...effectsOn(state, name).map((effect) => gainBy(effect, rating)),
    ...state.effects.map((effect) => (effect.character === name && effect.rating === rating ? DRUG : 0)),
  ]
  return ratings[rating] + sum(added)
}

/** card 43. */
const DRUG = 2

function bonusOf(state: GameState, name: string, ability: Ability, rating: Rating): number {
  if (ability.code !== 'rating-bonus-with' || ability.except.includes(rating)) return 0
  const stack = stackIdOf(state, name)
  return stack !== undefined && stackIdOf(state, ability.with) === stack ? ability.amount : 0
}

const effectsOn = (state: GameState, name: string): PossessionEffect[] =>
  borneBy(state, name).flatMap(({ effects }) => effects)

/** What a possession always adds to a rating of its bearer. */
function gainBy(effect: PossessionEffect, rating: Rating): number {
  if (effect.code === 'combat') return rating === 'combat' && effect.only === undefined ? effect.amount : 0
  if (effect.code === 'intelligence' || effect.code === 'diplomacy') return effect.code === rating ? effect.amount : 0
  return 0
}

/** What a character, and what he bears, adds to the hiding value of those he hides with (case 11.4). */
export const hidingBonusOf = (state: GameState, name: string, by: Searcher): number =>
  sum(characterNamed(name).abilities.map((ability) => (ability.code === 'hiding-bonus' ? ability.amount : 0))) +
  sum(
    borneBy(state, name)
      .filter(({ repair }) => repair === 'never needs repair')
      .flatMap(({ effects }) => effects)
      .map((effect) => (effect.code === 'hiding-bonus' && effect.exceptSearchBy !== by ? effect.amount : 0)),
  )
