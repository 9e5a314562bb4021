import { SQUAD_WEAPON } from '../../components/charts/squads'
import type { Player } from '../../components/names'
import { isGuarding, strengthOf, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Force } from './character-combat'
import { leadershipIn } from './leaders'

/** The squad that a player's military units in an environ send against characters (case 12.12). */
export function squadFrom(play: Play, environ: string, player: Player): Force {
  const state = play.state()
  const units = unitsIn(state, environ, player)
  const sending = units.filter((unit) => play.rulebook.capture.guardingUnitActs('squad') || !isGuarding(state, unit))
  const led = leadershipIn(state, environ, player) !== undefined
  const { strength, endurance } = play.rulebook.characterCombat.squad(strengthOf(state, sending), led)
  return { kind: 'band', strength, endurance, weapon: SQUAD_WEAPON, captors: units }
}
