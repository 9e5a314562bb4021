import { POSSESSIONS, type Possession, type PossessionType, possessionNamed } from '../../../components/possessions'
import { guardsOf, pilotOf } from '../../pieces'
import type { Play } from '../../play'
import type { GameState, HeldPossession } from '../../state'

/** Questions about who bears which possessions. */

/** The possessions that a character bears, his ship apart. */
export const borneBy = (state: GameState, character: string): Possession[] =>
  Object.entries(state.possessions).flatMap(([name, { place, holder }]) =>
    place === 'held' && holder === character ? [possessionNamed(name)] : [],
  )

/** The types of all that a character has, with a spaceship that he pilots. */
export function typesHeldBy({ state, rulebook }: Play, character: string): PossessionType[] {
  const ships = Object.keys(state().ships).filter((ship) => pilotOf(state(), ship) === character)
  return [...borneBy(state(), character).map(rulebook.possessions.typeOf), ...ships.map(() => 'spaceship' as const)]
}

/** The cards that are in the possession deck. */
export const deckOf = (state: GameState): string[] =>
  [...POSSESSIONS.keys()].filter((name) => !(name in state.possessions) && !(name in state.ships))

/** The cards that chance can draw. */
export function drawable({ state, rulebook }: Play): readonly string[] {
  const lyingIn = (place: HeldPossession['place']) =>
    Object.entries(state().possessions).flatMap(([name, row]) => (row.place === place ? [name] : []))
  return rulebook.possessions.deck(deckOf(state()), lyingIn('destroyed'), lyingIn('captor'))
}

/** Who has the use of a possession, if anybody has. */
export const bearerOf = ({ state, rulebook }: Play, possession: string): string | undefined =>
  rulebook.possessions.bearerOf(state().possessions[possession] ?? {}, guardsOf(state()))

/** Whether a character is kept from doing anything for now (card 49). */
export const isDisabled = (state: GameState, character: string): boolean =>
  state.effects.some((effect) => effect.character === character && effect.rating === undefined)
