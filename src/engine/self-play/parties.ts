import { planetNamed } from '../../components/map'
import type { Player } from '../../components/names'
import { captivesIn, environOf, hasMoved, isCaptive, isShip, ownerOf, pilotOf, stackPieces, stacksIn } from '../pieces'
import { provocationIn } from '../procedures/react'
import { leavesPlanet } from '../procedures/trip'
import type { GameState } from '../state'

/** Who might act, and where it would make sense. */

/** The environs of the star system. */
export const environsOf = (state: GameState): string[] =>
  Object.keys(state.planets).flatMap((name) => planetNamed(name).environs)

/** The environs in which a player has pieces. */
export function placesOf(state: GameState, player: Player): string[] {
  const places = new Set<string>()
  for (const stack of Object.values(state.stacks)) if (stack.player === player) places.add(stack.environ)
  return [...places]
}

/** The environs in which both players have pieces. */
export function disputed(state: GameState): string[] {
  const imperial = placesOf(state, 'Imperial')
  return placesOf(state, 'Rebel').filter((environ) => imperial.includes(environ))
}

/** The environs where there is something of the enemy's to react to. */
export const provokingIn = (state: GameState, enemy: Player): string[] =>
  placesOf(state, enemy).filter((environ) => {
    const { units, detectedCharacters } = provocationIn(state, environ, enemy)
    return state.environs[environ]?.reacted !== true && units + detectedCharacters > 0
  })

/** The environs in which a group is at work. */
export const environsWithMissions = (state: GameState): string[] => [
  ...new Set(state.groups.flatMap(({ environ, status }) => (status === 'active' ? [environ] : []))),
]

/** A player's characters who can do something. */
export const ownCharacters = (state: GameState, player: Player): string[] =>
  Object.keys(state.characters).filter(
    (name) => ownerOf(state, name) === player && !isCaptive(state, name) && state.characters[name]?.place !== 'killed',
  )

/** Pieces that might set out together, and have not moved yet. */
export const partiesOf = (state: GameState, player: Player): string[][] =>
  [...companiesOf(state, player)].filter((pieces) => !pieces.some((piece) => hasMoved(state, piece)))

/** Where such a party might go: nobody walks between planets. */
export function goalsOf(state: GameState, pieces: readonly string[], environs: readonly string[]): string[] {
  const from = environOf(state, pieces[0] ?? '')
  const flies = pieces.some((piece) => isShip(piece) || piece in state.units)
  return environs.filter((to) => to !== from && (flies || !leavesPlanet({ from, to })))
}

/** A stack with its captives, a ship with its crew, one piece alone. */
function* companiesOf(state: GameState, player: Player): Iterable<string[]> {
  for (const environ of placesOf(state, player)) {
    for (const id of stacksIn(state, environ, player)) {
      const { units, characters, ships } = stackPieces(state, id)
      const captives = captivesIn(state, id)
      const all = [...units, ...characters, ...ships]
      if (all.length > 1 || captives.length > 0) yield [...all, ...captives]
      for (const unit of units) yield [unit]
      for (const name of characters) yield [name]
      for (const ship of ships) {
        const pilot = pilotOf(state, ship)
        if (pilot !== undefined) yield [pilot, ship]
        if (characters.length > 1) yield [...characters, ship]
      }
    }
  }
}
