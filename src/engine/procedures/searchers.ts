import { ENVIRONS } from '../../components/map'
import { opponentOf, type Player } from '../../components/names'
import type { SearchPlan } from '../orders'
import {
  charactersIn,
  environOf,
  isCaptive,
  isWithUnits,
  numbersOf,
  ownerOf,
  stackIdOf,
  stackOf,
  stackPieces,
  unitsIn,
} from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import type { GameState } from '../state'
import { commands } from './command'
import { isDisabled } from './possessions/held'
import { ratingOf } from './ratings'

/** Who can search, and who can be found (cases 11.1 to 11.22). */

/** Why a player cannot make a search; undefined where nothing speaks against it. */
export function objectionToSearch(play: Play, player: Player, { environ, by, characters = [] }: SearchPlan): Objection {
  const { search: rules } = play.rulebook
  const state = play.state()
  const place = ENVIRONS.get(environ)
  if (place === undefined || !(place.planet in state.planets)) return `${environ} is no environ in play`

  const enemy = opponentOf(player)
  const units = searchingUnits(play, player, environ)
  const friends = within(play, environ, charactersOf(play, player))
  const hidden = hiding(play, environ, enemy)
  const there = {
    units: unitsIn(state, environ, enemy).length,
    characters: hidden.length,
    detected: hidden.filter((name) => state.characters[name]?.detected).length,
  }
  const seen = friends.filter((name) => state.characters[name]?.detected).length
  if (!rules.isPlaceToSearch({ units: units.length, characters: friends.length, detected: seen }, there))
    return `there is nobody to find in ${environ}`
  if (by === 'military units') return units.length > 0 ? undefined : `the ${player} Player has no unit in ${environ}`
  if (characters.length === 0) return 'say which characters search'
  const able = characters.map((name) => isAble(play, player, environ, name))
  return rules.maySearchTogether(able) ? undefined : `${characters[able.indexOf(false)]} cannot search ${environ}`
}

/** Whether a character can be used in a search of an environ. */
export function isAble(play: Play, player: Player, environ: string, name: string): boolean {
  if (!within(play, environ, charactersOf(play, player)).includes(name)) return false
  const state = play.state()
  if (isDisabled(state, name)) return false
  const withUnits = isWithUnits(state, name)
  // Whoever led units that are gone leads no more.
  const leads = withUnits && stackOf(state, name)?.leader === name
  const nearUnits = unitsIn(state, environ, player).length > 0
  const leadership = ratingOf(state, name, 'leadership')
  return play.rulebook.search.maySearchAsCharacter({ withUnits, nearUnits, leads, leadership })
}

/** The units that search an environ: all that a player has there. */
export const searchingUnits = (play: Play, player: Player, environ: string): string[] =>
  within(
    play,
    environ,
    Object.keys(play.state().units).filter((unit) => ownerOf(play.state(), unit) === player),
  )

/** A player's characters in an environ who can be found. */
export function hiding(play: Play, environ: string, player: Player): string[] {
  const state = play.state()
  const units = unitsIn(state, environ, player).length
  const { canBeFound, captivesHide } = play.rulebook.search
  const apart = charactersIn(state, environ, player).filter((name) => {
    const id = stackIdOf(state, name)
    return id !== undefined && canBeFound(numbersOf(stackPieces(state, id)), units)
  })
  const held = captivesHide() ? captivesOf(state, environ, player) : []
  return [...apart, ...held]
}

const captivesOf = (state: GameState, environ: string, player: Player): string[] =>
  Object.keys(state.characters).filter(
    (name) => isCaptive(state, name) && ownerOf(state, name) === player && environOf(state, name) === environ,
  )

const charactersOf = (play: Play, player: Player): string[] =>
  Object.keys(play.state().characters).filter((name) => commands(play, player, name, 'own search'))

/** Those pieces that can be used in an environ. */
const within = (play: Play, environ: string, pieces: readonly string[]): string[] =>
  pieces.filter((piece) => {
    const from = environOf(play.state(), piece)
    return from !== undefined && play.rulebook.search.reaches(from, environ)
  })
