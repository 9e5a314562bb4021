import { type Ability, characterNamed, type IgnorableEvent } from '../../../components/characters'
import type { Creature } from '../../../components/charts/creatures'
import { environNamed } from '../../../components/map'
import type { PossessionEffect } from '../../../components/possessions'
import type { Play } from '../../play'
import type { MissionGroup } from '../../state'
import { changeGroup, current, membersLeft } from '../missions/groups'
import { borneBy } from '../possessions/held'
import { wearOut } from '../possessions/wear'

/** Whether a group does not suffer an event, by virtue of a member or of what he holds (case 13.41). */
export function ignores(play: Play, group: MissionGroup, event: IgnorableEvent, attacker?: Creature): boolean {
  const state = play.state()
  const { ignored = [] } = current(play, group)
  const suffering = {
    event,
    section: play.rulebook.missions.section(environNamed(group.environ).type, false),
    attacker,
    before: ignored.includes(event),
  }
  const characters = membersLeft(state, group).filter((piece) => piece in state.characters)
  const keepsOff = (abilities: readonly (Ability | PossessionEffect)[]) =>
    abilities.some((ability) => ability.code === 'ignore-event' && play.rulebook.events.keepsOff(ability, suffering))
  const byThemselves = characters.some((name) => keepsOff(characterNamed(name).abilities))
  const guardian = characters.flatMap((name) => borneBy(state, name)).find(({ effects }) => keepsOff(effects))
  if (!byThemselves && guardian === undefined) return false
  changeGroup(play, group, { ignored: [...ignored, event] })
  if (!byThemselves && guardian !== undefined) wearOut(play, guardian.name)
  return true
}
