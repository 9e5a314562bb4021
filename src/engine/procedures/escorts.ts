import { opponentOf, type Player } from '../../components/names'
import { unitsIn } from '../pieces'
import type { Play } from '../play'
import { characterCombat } from './character-combat'
import { squadFrom } from './squad'

/**
 * Characters who have lost all the units they stood with are attacked by a squad at once (case 10.6).
 * @param player whose characters they are
 * @param escorts those who stood with his units when the combat began
 */
export function attackEscorts(play: Play, environ: string, player: Player, escorts: readonly string[]): void {
  const state = play.state()
  const enemy = opponentOf(player)
  const left = { own: unitsIn(state, environ, player).length, enemy: unitsIn(state, environ, enemy).length }
  if (escorts.length === 0 || !play.rulebook.militaryCombat.exposesEscorts(left)) return
  characterCombat(play, { player: enemy, environ, force: squadFrom(play, environ, enemy), defenders: escorts })
}
