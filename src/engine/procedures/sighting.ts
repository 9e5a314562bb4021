import { PLAYERS, type Player } from '../../components/names'
import { charactersApart } from '../pieces'
import type { Play } from '../play'
import type { Sighted } from '../rules/detection'
import { isReaction } from './trip'

/**
 * In an environ one detected character makes his friends detected (case 9.4). Who is stacked with military units
 * neither exposes others nor is exposed by them.
 * @param arrivals those who have just come
 */
export function exposeFriends(play: Play, environ: string, player: Player, arrivals: readonly string[]): void {
  const state = play.state()
  const { exposed, sharesDetection } = play.rulebook.detection
  const inSight = PLAYERS.filter((side) => sharesDetection(side === player)).flatMap((side) =>
    charactersApart(state, environ, side),
  )
  const sighted = (names: readonly string[]): Sighted[] =>
    names.map((name) => ({ name, detected: state.characters[name]?.detected ?? false }))
  const characters = exposed(
    sighted(inSight.filter((name) => arrivals.includes(name))),
    sighted(inSight.filter((name) => !arrivals.includes(name))),
    isReaction(state),
  )
  if (characters.length > 0) play.happens({ type: 'characters-detected', characters })
}
