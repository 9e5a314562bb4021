import type { Player } from '../../components/names'
import { isCaptive, ownerOf } from '../pieces'
import type { Play } from '../play'

/** What captives might do for those who hold them. */
type Service = Parameters<Play['rulebook']['capture']['lend']>[0]

/** Whether a player commands a character, or a captive does as much for him. */
export function commands(play: Play, player: Player, character: string, to: Service): boolean {
  const state = play.state()
  const isOwn = ownerOf(state, character) === player
  return isCaptive(state, character) ? !isOwn && play.rulebook.capture.lend(to) : isOwn
}
