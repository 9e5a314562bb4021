import { environNamed } from '../../components/map'
import { opponentOf, type Player } from '../../components/names'
import { unitKindNamed } from '../../components/units'
import type { OrderOf } from '../orders'
import { charactersIn, isGuarding, isWithUnits, strengthOf, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Field } from '../rules/military-combat'
import type { Objection } from '../ruling'
import type { GameState } from '../state'
import { attackEscorts } from './escorts'
import { leadershipIn } from './leaders'
import { loseUnits } from './losses'

/** All military units of both sides in an environ fight one round (case 10.0). */
export function militaryCombat(play: Play, player: Player, order: OrderOf<'military-combat'>): Objection {
  const { sequence, militaryCombat: rules } = play.rulebook
  const { environ, target } = order
  const state = play.state()
  if (!sequence.mayDeclareCombat(state.turn, player)) return `it is not for the ${player} Player to attack now`
  const { attackers, defenders } = fightersIn(play, player, environ)
  if (attackers.length === 0) return `the ${player} Player has no military unit in ${environ}`
  const enemyCharacters = charactersIn(state, environ, opponentOf(player)).length
  if (!rules.mayTarget(target, { attacker: player, enemyUnits: defenders.length, enemyCharacters }))
    return target === 'units'
      ? `there is no enemy military unit in ${environ}`
      : `${target} cannot be attacked: military units are`
  if (state.environs[environ]?.fought) return `the units in ${environ} have fought in this segment`
  play.happens({ type: 'combat-fought', environ })
  fightUnits(play, player, environ, (field) => rules.leaderShift(field))
  return undefined
}

/**
 * The units of both sides fight one round.
 * @param leaderShift columns that leaders bring the Rebel
 */
export function fightUnits(play: Play, player: Player, environ: string, leaderShift: (field: Field) => number): void {
  const { militaryCombat: rules } = play.rulebook
  const state = play.state()
  const { attackers, defenders } = fightersIn(play, player, environ)
  const field = fieldOf(state, environ)
  const ratio = rules.column(strengthOf(state, attackers), strengthOf(state, defenders))
  const towardsRebel = leaderShift(field) + rules.homeShift(field) + rules.specialShift(field)
  const column = rules.shifted(ratio, towardsRebel, player)
  const defenderLoss = rules.defenderLoses(column, play.roll('military-defender'))
  const attackerLoss = rules.attackerLoses(column, play.roll('military-attacker'))
  const escorts = (side: Player) => charactersIn(state, environ, side).filter((name) => isWithUnits(state, name))
  loseUnits(play, opponentOf(player), defenders, defenderLoss)
  loseUnits(play, player, attackers, attackerLoss)
  for (const side of [opponentOf(player), player]) attackEscorts(play, environ, side, escorts(side))
}

/** The units on both sides that take part. */
function fightersIn(play: Play, player: Player, environ: string) {
  const state = play.state()
  const free = (unit: string) => play.rulebook.capture.guardingUnitActs('fight') || !isGuarding(state, unit)
  return {
    attackers: unitsIn(state, environ, player).filter(free),
    defenders: unitsIn(state, environ, opponentOf(player)).filter(free),
  }
}

function fieldOf(state: GameState, environ: string): Field {
  const rebelTypes = unitsIn(state, environ, 'Rebel').flatMap((unit) => {
    const { environType } = unitKindNamed(state.units[unit]?.kind ?? '')
    return environType === undefined ? [] : [environType]
  })
  const leaders = { Rebel: leadershipIn(state, environ, 'Rebel'), Imperial: leadershipIn(state, environ, 'Imperial') }
  const imperialCharacters = charactersIn(state, environ, 'Imperial').length
  return { environType: environNamed(environ).type, leaders, imperialCharacters, rebelTypes }
}
