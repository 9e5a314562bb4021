import type { MissionName } from '../components/missions'
import type { Player } from '../components/names'
import type { MissionPlace } from '../engine/rules/mission-conditions'
import { replacing, type Violator } from './violator'

/** Ways to be mistaken about who may go on which mission. */

const missions = replacing('missions')

/** A rulebook that takes a place, or who goes there, for another when some missions ask for their conditions. */
export const seeing = (
  names: readonly MissionName[],
  mistaken: (place: MissionPlace, player: Player) => Partial<MissionPlace>,
): Violator['rulebook'] =>
  missions(({ meetsCondition }) => ({
    meetsCondition: (mission, place, player) =>
      meetsCondition(mission, names.includes(mission) ? { ...place, ...mistaken(place, player) } : place, player),
  }))

/** A rulebook that opens a mission to both players. */
export const opening = (...names: readonly MissionName[]): Violator['rulebook'] =>
  missions(({ isOpenTo }) => ({
    isOpenTo: (mission, player) => names.includes(mission.name) || isOpenTo(mission, player),
  }))
