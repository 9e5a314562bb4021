import type { Player } from '../../components/names'
import { stackPieces, stacksIn } from '../pieces'
import type { GameState } from '../state'
import { isDisabled } from './possessions/held'
import { ratingOf } from './ratings'

/** The Leadership of whoever leads a player's units in an environ: of several leaders, of the best. */
export function leadershipIn(state: GameState, environ: string, player: Player): number | undefined {
  const leaders = stacksIn(state, environ, player)
    .filter((id) => stackPieces(state, id).units.length > 0)
    .flatMap((id) => state.stacks[id]?.leader ?? [])
    .filter((leader) => !isDisabled(state, leader))
    .map((leader) => ratingOf(state, leader, 'leadership'))
  return leaders.length === 0 ? undefined : Math.max(...leaders)
}
