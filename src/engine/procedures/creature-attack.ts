import type { Creature, CreatureEffect, Fighter } from '../../components/charts/creatures'
import { opponentOf } from '../../components/names'
import type { Play } from '../play'
import type { MissionGroup } from '../state'
import { characterCombat, type Force } from './character-combat'
import { shiftLoyalty } from './loyalty'
import { membersLeft, planetOfEnviron } from './missions/groups'
import { ratingOf } from './ratings'
import { sufferWounds } from './wounds'

/** A band attacks a mission group: creatures and locals always to kill (case 12.3). */
export function bandCombat(play: Play, group: MissionGroup, force: Force): void {
  const defenders = membersLeft(play.state(), group)
  if (defenders.length === 0) return
  characterCombat(play, { player: opponentOf(play.state().turn.player), environ: group.environ, force, defenders })
}

/** A creature attacks a mission group, as its description has it (rule M.1.31, case 13.45). */
export function creatureAttack(play: Play, group: MissionGroup, creature: Creature): void {
  if (creature.kind === 'effect') happen(play, group, creature.effect)
  if (creature.kind === 'combat') fight(play, group, creature)
}

function fight(play: Play, group: MissionGroup, creature: Fighter): void {
  const { onlyIfAllBelow: shy } = creature
  const members = membersLeft(play.state(), group)
  if (shy !== undefined && members.some((name) => ratingOf(play.state(), name, shy.rating) >= shy.value)) return
  bandCombat(play, group, {
    kind: 'band',
    strength: creature.strength,
    endurance: creature.endurance ?? Number.POSITIVE_INFINITY,
    weapon: creature.weapon,
    captors: [],
  })
  if (creature.loyaltyShiftIfDestroyedBy === play.state().turn.player)
    shiftLoyalty(play, planetOfEnviron(group.environ), 1, creature.loyaltyShiftIfDestroyedBy)
}

function happen(play: Play, group: MissionGroup, effect: CreatureEffect): void {
  if (effect.code !== 'WOUND_EACH') return
  const members = membersLeft(play.state(), group)
  const best = Math.max(...members.map((name) => ratingOf(play.state(), name, effect.lessHighest)))
  for (const name of members) sufferWounds(play, play.state().turn.player, [name], Math.max(0, effect.wounds - best))
}
