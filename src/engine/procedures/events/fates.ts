import { opponentOf } from '../../../components/names'
import { charactersApart, unitsIn } from '../../pieces'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { takeCaptive } from '../captives'
import { changeGroup, isCamp, membersLeft } from '../missions/groups'
import { enemiesIn } from '../missions/success'

/** What may happen to a whole mission group. */

/** The group that chance picks, named by any of its members. */
export function pickGroup(play: Play, groups: readonly MissionGroup[]): MissionGroup {
  const eligible = play.rulebook.events.candidates(groups)
  const [first, ...others] = eligible
  if (first === undefined) throw new Error('there is no group to pick')
  if (others.length === 0) return first
  const members = eligible.flatMap((group) => membersLeft(play.state(), group))
  const picked = play.pick('random-group', members)
  return eligible.find(({ pieces }) => pieces.includes(picked)) ?? first
}

/** The mission of a group comes to nothing (case 13.44). */
export function abort(play: Play, group: MissionGroup): void {
  changeGroup(play, group, { status: 'aborted' })
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
