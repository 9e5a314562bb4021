import { characterNamed, type IgnoreEvent } from '../../../components/characters'
import type { Creature } from '../../../components/charts/creatures'
import { environNamed } from '../../../components/map'
import { missionNamed } from '../../../components/missions'
import { possessionNamed } from '../../../components/possessions'
import type { Play } from '../../play'
import type { GameState, MissionGroup } from '../../state'
import { changeGroup, current, membersLeft } from '../missions/groups'

/** Whether a group does not suffer an event, by virtue of a member or of what he holds (case 13.41). */
export function ignores(play: Play, group: MissionGroup, event: IgnoreEvent['event'], attacker?: Creature): boolean {
  const state = play.state()
  const { ignored = [] } = current(play, group)
  const suffering = {
    event,
    letter: missionNamed(group.mission).letter,
    section: play.rulebook.missions.section(environNamed(group.environ).type),
    attacker,
    before: ignored.includes(event),
  }
  const abilities = membersLeft(state, group).flatMap((piece) => abilitiesOf(state, piece))
  if (!abilities.some((ability) => play.rulebook.events.keepsOff(ability, suffering))) return false
  changeGroup(play, group, { ignored: [...ignored, event] })
  return true
}

function abilitiesOf(state: GameState, piece: string): IgnoreEvent[] {
  if (!(piece in state.characters)) return []
  const held = Object.keys(state.possessions).filter((name) => {
    const { place, holder } = state.possessions[name] ?? {}
    return place === 'held' && holder === piece
  })
  const all = [...characterNamed(piece).abilities, ...held.flatMap((name) => possessionNamed(name).effects)]
  return all.flatMap((ability) => (ability.code === 'ignore-event' ? [ability] : []))
}
