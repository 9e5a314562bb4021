import type { Rating } from '../../../components/names'
import type { Possession, PossessionEffect } from '../../../components/possessions'
import type { Play } from '../../play'
import type { GameState } from '../../state'
import { borneBy } from './held'

/** What possessions do in a fight, beside what they always add to a rating of their bearer. */

type EffectOf<Code extends PossessionEffect['code']> = Extract<PossessionEffect, { readonly code: Code }>

/** What characters bear that has such an effect. */
const borneWith = <Code extends PossessionEffect['code']>(state: GameState, names: readonly string[], code: Code) =>
  names
    .flatMap((name) => borneBy(state, name))
    .flatMap((card: Possession) =>
      card.effects
        .filter((effect): effect is EffectOf<Code> => effect.code === code)
        .map((effect) => ({ possession: card.name, effect })),
    )

/** card 50. Companions who stand by those who are attacked, where Combat is fought with. */
export const defendersBeside = (state: GameState, active: readonly string[], rating: Rating) =>
  rating === 'combat'
    ? borneWith(state, active, 'combat').filter(({ effect }) => effect.only === 'defending force')
    : []

/** card 47. By how much one result is reduced for a group; it counts before wounds are doubled. */
export const shieldOf = (play: Play, names: readonly string[]): number =>
  Math.max(0, ...borneWith(play.state(), names, 'reduce-combat-result').map(({ effect }) => effect.amount))

/** card 51. Whether somebody is with a group who sees creatures coming. */
export const isWary = (play: Play, names: readonly string[]): boolean =>
  borneWith(play.state(), names, 'no-surprise-shift').length > 0

/** card 45. What a group can do about the strength of a mob. */
export const scramblersOf = (state: GameState, names: readonly string[]) =>
  borneWith(state, names, 'irate-locals-strength').map(({ possession, effect: { factor } }) => ({ possession, factor }))

/** card 50. Companions who can take a wound for those they are with, and are gone then. */
export const absorbersBeside = (state: GameState, names: readonly string[]) =>
  borneWith(state, names, 'absorb-wound').map(({ possession, effect: { amount } }) => ({ possession, amount }))
