import { POSSESSIONS, type Possession, possessionNamed } from '../../../components/possessions'
import { pilotOf } from '../../pieces'
import type { GameState } from '../../state'

/** Questions about who bears which possessions. */

/** The possessions that a character bears, his ship apart. */
export const borneBy = (state: GameState, character: string): Possession[] =>
  Object.entries(state.possessions).flatMap(([name, { place, holder }]) =>
    place === 'held' && holder === character ? [possessionNamed(name)] : [],
  )

/** The types of all that a character has, with a spaceship that he pilots. */
export const typesHeldBy = (state: GameState, character: string): Possession['type'][] => [
  ...borneBy(state, character).map(({ type }) => type),
  ...Object.keys(state.ships).flatMap((ship) => (pilotOf(state, ship) === character ? ['spaceship' as const] : [])),
]

/** The cards that are in the possession deck. */
export const deckOf = (state: GameState): string[] =>
  [...POSSESSIONS.keys()].filter((name) => !(name in state.possessions) && !(name in state.ships))
