import type { EventCode } from '../../../components/action-cards'
import { planetNamed } from '../../../components/map'
import { failedAssassination } from '../../../components/missions'
import { opponentOf } from '../../../components/names'
import { charactersApart, unitsIn } from '../../pieces'
import type { Play } from '../../play'
import type { Enemies } from '../../rules/events'
import type { MissionGroup } from '../../state'
import { takeCaptive } from '../captives'
import { isCamp, membersLeft, planetOfEnviron } from '../missions/groups'
import { payOut } from '../missions/success'
import { exposeFriends } from '../sighting'
import { kill } from '../wounds'

/** What may happen to a whole mission group. */

/** Whom an event for one group hits. */
export const pickGroups = (play: Play, groups: readonly MissionGroup[], event: EventCode): readonly MissionGroup[] =>
  play.rulebook.events.struck(groups, (candidates) => pickGroup(play, candidates), event)

/** The group that chance picks, named by any of its members. */
export function pickGroup(play: Play, groups: readonly MissionGroup[]): MissionGroup {
  const [first, ...others] = groups
  if (first === undefined) throw new Error('there is no group to pick')
  if (others.length === 0) return first
  const members = groups.flatMap((group) => membersLeft(play.state(), group))
  const picked = play.pick('random-group', members)
  return groups.find(({ pieces }) => pieces.includes(picked)) ?? first
}

/** The mission of a group comes to nothing (case 13.44). */
export function abort(play: Play, group: MissionGroup): void {
  payOut(play, group, 'aborted')
  payForFailure(play, group, 'aborted')
}

/** Whoever has failed to assassinate may be captured or killed (rule M.2.18, card 60). */
export function payForFailure(play: Play, group: MissionGroup, ended: 'aborted' | 'stopped'): void {
  if (group.mission !== 'Assassination' || !play.rulebook.missions.rollsForFailure(ended)) return
  const fate = failedAssassination(play.roll('assassination-failed'))
  if (fate === 'captured') captureGroup(play, group)
  if (fate === 'killed') kill(play, membersLeft(play.state(), group))
}

/** The members of a group are detected, and with them their friends in the environ (cases 9.4 and 9.42). */
export function detect(play: Play, group: MissionGroup, event: EventCode): void {
  const { player } = play.state().turn
  if (!play.rulebook.events.detects(player, event)) return
  const members = membersLeft(play.state(), group)
  const hidden = members.filter((name) => play.state().characters[name]?.detected === false)
  if (hidden.length > 0) play.happens({ type: 'characters-detected', characters: hidden })
  exposeFriends(play, group.environ, player, members)
}

/** All members are captured, if there are enemies to do it (rules 2.18 and M.2.26, case 12.87). */
export function captureGroup(play: Play, group: MissionGroup): void {
  const { player } = play.state().turn
  const enemy = opponentOf(player)
  if (isCamp(group)) return
  const { environs } = planetNamed(planetOfEnviron(group.environ))
  for (const name of membersLeft(play.state(), group)) {
    const state = play.state()
    const enemiesIn = (places: readonly string[]): Enemies => ({
      units: places.flatMap((place) => unitsIn(state, place, enemy)),
      characters: places.flatMap((place) => charactersApart(state, place, enemy)),
    })
    const friends = unitsIn(state, group.environ, player)
    const captors = play.rulebook.events.captors(enemiesIn([group.environ]), enemiesIn(environs), friends)
    if (captors.length > 0) takeCaptive(play, enemy, name, captors, 'by mishap')
  }
}
