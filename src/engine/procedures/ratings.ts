import { type Ability, characterNamed } from '../../components/characters'
import type { Rating } from '../../components/names'
import { stackIdOf } from '../pieces'
import type { GameState } from '../state'

/** The rating of a character as it counts now: what is printed, and what a companion in his stack adds (case 6.1). */
export function ratingOf(state: GameState, name: string, rating: Rating): number {
  const { ratings, abilities } = characterNamed(name)
  const added = abilities.reduce((sum, ability) => sum + bonusOf(state, name, ability, rating), 0)
  return ratings[rating] + added
}

function bonusOf(state: GameState, name: string, ability: Ability, rating: Rating): number {
  if (ability.code !== 'rating-bonus-with' || ability.except.includes(rating)) return 0
  const stack = stackIdOf(state, name)
  return stack !== undefined && stackIdOf(state, ability.with) === stack ? ability.amount : 0
}

/** What a character adds to the hiding value of those he hides with (case 11.4). */
export const hidingBonusOf = (name: string): number =>
  characterNamed(name).abilities.reduce(
    (sum, ability) => sum + (ability.code === 'hiding-bonus' ? ability.amount : 0),
    0,
  )
