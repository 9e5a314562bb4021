import { failedAssassination } from '../../../components/missions'
import { opponentOf } from '../../../components/names'
import { charactersApart, unitsIn } from '../../pieces'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { takeCaptive } from '../captives'
import { changeGroup, isCamp, membersLeft } from '../missions/groups'
import { enemiesIn } from '../missions/success'
import { kill } from '../wounds'

/** What may happen to a whole mission group. */

/** The mission of a group comes to nothing (case 13.44). */
export function abort(play: Play, group: MissionGroup): void {
  changeGroup(play, group, { status: 'aborted' })
  payForFailure(play, group, 'aborted')
}

/** Whoever has failed to assassinate may be captured or killed (rule M.2.18, card 60). */
export function payForFailure(play: Play, group: MissionGroup, ended: 'aborted' | 'stopped'): void {
  if (group.mission !== 'Assassination' || !play.rulebook.missions.rollsForFailure(ended)) return
  const fate = failedAssassination(play.roll('assassination-failed'))
  if (fate === 'captured') captureGroup(play, group)
  if (fate === 'killed') kill(play, membersLeft(play.state(), group))
}

/** The members of a group are detected, whoever they are. */
export function detect(play: Play, group: MissionGroup): void {
  const hidden = membersLeft(play.state(), group).filter((name) => play.state().characters[name]?.detected === false)
  if (hidden.length > 0) play.happens({ type: 'characters-detected', characters: hidden })
}

/** All members are captured, if there are enemies to do it (rules 2.18 and M.2.26, case 12.87). */
export function captureGroup(play: Play, group: MissionGroup): void {
  const { player } = play.state().turn
  const enemy = opponentOf(player)
  if (isCamp(group) || !play.rulebook.events.capturesGroup(enemiesIn(play, group.environ, player))) return
  for (const name of membersLeft(play.state(), group)) {
    const state = play.state()
    const units = unitsIn(state, group.environ, enemy)
    const captors = units.length > 0 ? units : charactersApart(state, group.environ, enemy)
    if (captors.length > 0) takeCaptive(play, enemy, name, captors)
  }
}
