import { environNamed } from '../../../components/map'
import { NOT_BEGUN } from '../../apply-missions'
import type { GroupChange } from '../../events'
import { isCaptive } from '../../pieces'
import type { Play } from '../../play'
import type { Losses } from '../../rules/mission-facts'
import type { EnvironMissions, GameState, MissionGroup } from '../../state'

/** Questions about mission groups, asked by orders and events alike. */

export const CAMP = 'Rebel Camp '

export const isCamp = (group: Pick<MissionGroup, 'pieces'>): boolean =>
  group.pieces.some((piece) => piece.startsWith(CAMP))

/** How the missions of an environ stand. */
export const missionsOf = (state: GameState, environ: string): EnvironMissions => state.missions[environ] ?? NOT_BEGUN

/** The groups of an environ that are still at work. */
export const activeIn = (state: GameState, environ: string): MissionGroup[] =>
  state.groups.filter((group) => group.environ === environ && group.status === 'active')

/** The environs where missions have been begun and groups are still at work. */
export const environsUnderWay = (state: GameState): string[] =>
  Object.entries(state.missions).flatMap(([environ, { finished }]) =>
    !finished && activeIn(state, environ).length > 0 ? [environ] : [],
  )

/** The group that a piece belongs to. */
export const groupWith = (state: GameState, piece: string): MissionGroup | undefined =>
  state.groups.find(({ pieces }) => pieces.includes(piece))

/** The members of a group who are left: alive, and not captive; a camp is always there. */
export const membersLeft = (state: GameState, group: Pick<MissionGroup, 'pieces'>): string[] =>
  group.pieces.filter(
    (piece) => piece.startsWith(CAMP) || (state.characters[piece]?.place !== 'killed' && !isCaptive(state, piece)),
  )

/** The members of a group who are left no longer. */
export const lossesOf = (state: GameState, { pieces }: Pick<MissionGroup, 'pieces'>): Losses => ({
  killed: pieces.filter((piece) => state.characters[piece]?.place === 'killed').length,
  captured: pieces.filter((piece) => isCaptive(state, piece)).length,
})

/** Changes a group, wherever it stands in the list; which group it is, its pieces say. */
export function changeGroup(play: Play, group: MissionGroup, change: GroupChange): void {
  const [piece] = group.pieces
  const index = play.state().groups.findIndex(({ pieces }) => piece !== undefined && pieces.includes(piece))
  if (index >= 0) play.happens({ type: 'group-changed', index, change })
}

/** A group as it is by now. */
export const current = (play: Play, group: MissionGroup): MissionGroup =>
  groupWith(play.state(), group.pieces[0] ?? '') ?? group

export const planetOfEnviron = (environ: string): string => environNamed(environ).planet
