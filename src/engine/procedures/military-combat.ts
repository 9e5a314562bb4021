import { opponentOf, type Player } from '../../components/names'
import type { OrderOf } from '../orders'
import { strengthOf, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import { loseUnits } from './losses'

/** All military units of both sides in an environ fight one round (case 10.0). */
export function militaryCombat(play: Play, player: Player, order: OrderOf<'military-combat'>): Objection {
  const { sequence, militaryCombat: rules } = play.rulebook
  const state = play.state()
  const { environ, target } = order
  if (!sequence.mayDeclareCombat(state.turn)) return 'it is not the Military Combat Segment'
  if (!rules.mayTarget(target)) return `${target} cannot be attacked: military units are`
  const attackers = unitsIn(state, environ, player)
  const defenders = unitsIn(state, environ, opponentOf(player))
  if (attackers.length === 0) return `the ${player} Player has no military unit in ${environ}`
  if (defenders.length === 0) return `there is no enemy military unit in ${environ}`

  const column = rules.column(strengthOf(state, attackers), strengthOf(state, defenders))
  const defenderLoss = rules.defenderLoses(column, play.roll('military-defender'))
  const attackerLoss = rules.attackerLoses(column, play.roll('military-attacker'))
  loseUnits(play, opponentOf(player), defenders, defenderLoss)
  loseUnits(play, player, attackers, attackerLoss)
  return undefined
}
