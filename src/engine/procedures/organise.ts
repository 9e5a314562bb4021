import type { Player } from '../../components/names'
import { numbersOf, piecesIn, stackPieces } from '../pieces'
import type { Play } from '../play'
import type { StackId } from '../state'

/**
 * Sorts what a player has in an environ into two stacks (case 9.57): one with his military units and whoever goes with
 * them, one with the characters who are free for missions.
 * @param players whose stacks are sorted
 */
export function organiseStacks(play: Play, players: readonly Player[]): void {
  const state = play.state()
  const groups = new Map<string, StackId[]>()
  for (const id of Object.keys(state.stacks) as StackId[]) {
    const stack = state.stacks[id]
    if (stack === undefined || !players.includes(stack.player)) continue
    const sort = play.rulebook.stacking.goesWithUnits(numbersOf(stackPieces(state, id))) ? 'units' : 'missions'
    const key = `${stack.player} ${stack.environ} ${sort}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  for (const ids of groups.values()) {
    if (ids.length > 1) play.happens({ type: 'pieces-stacked', pieces: ids.flatMap((id) => piecesIn(state, id)) })
  }
}
