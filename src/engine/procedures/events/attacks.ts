import { CREATURES, type Creature, creatureNamed } from '../../../components/charts/creatures'
import { IRATE_LOCALS } from '../../../components/charts/irate-locals'
import { environNamed } from '../../../components/map'
import { opponentOf } from '../../../components/names'
import { controllerOf, planetOf } from '../../pieces'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { bandCombat, creatureAttack } from '../creature-attack'
import { scramblersOf } from '../possessions/in-combat'
import { wearOut } from '../possessions/wear'
import { pickGroups } from './fates'
import { ignores } from './ignored'

/** Events in which a group is attacked (cases 13.45 to 13.47). Each says whether it took effect. */

/**
 * The creature of the environ attacks, or the robots that the card names where there is none.
 * @param robots how many the card names
 */
export function attackByCreature(
  play: Play,
  environ: string,
  groups: readonly MissionGroup[],
  robots: 0 | 1 | 2,
): boolean {
  const state = play.state()
  const { creature: name, planet } = environNamed(environ)
  const creature = CREATURES.get(name ?? '')
  const controller = controllerOf(state, play.rulebook, planet)
  const { events: rules } = play.rulebook
  const number = rules.robots(robots)
  const sent = number > 0 && rules.robotsAttack(creature, controller, opponentOf(state.turn.player))
  const attacker = sent ? creatureNamed(number === 2 ? 'Two Sentry Robots' : 'Sentry Robot') : creature
  if (attacker === undefined) return false
  return pickGroups(play, groups, 'CREATURE_ATTACK')
    .map((group) => attackUnlessIgnored(play, group, attacker))
    .includes(true)
}

function attackUnlessIgnored(play: Play, group: MissionGroup, attacker: Creature): boolean {
  if (ignores(play, group, 'creature attack', attacker)) return false
  creatureAttack(play, group, attacker)
  return true
}

/** The people of the environ attack. */
export function attackByLocals(play: Play, environ: string, groups: readonly MissionGroup[]): boolean {
  const { events: rules, creatures } = play.rulebook
  const state = play.state()
  const { type, races, planet } = environNamed(environ)
  const locals = rules.locals([...IRATE_LOCALS.values()], type, races)
  if (locals === undefined || !rules.localsAttack(planetOf(state, planet).state, state.turn.player)) return false
  const { endurance, weapon } = locals
  const attacked = pickGroups(play, groups, 'IRATE_LOCALS').filter((group) => !ignores(play, group, 'irate locals'))
  for (const group of attacked) {
    const [scrambler] = scramblersOf(state, group.pieces)
    const strength = Math.ceil(locals.strength * (scrambler?.factor ?? 1))
    bandCombat(play, group, { kind: 'band', strength, endurance, weapon, captors: [], aim: creatures.aim() })
    if (scrambler !== undefined) wearOut(play, scrambler.possession)
  }
  return attacked.length > 0
}
