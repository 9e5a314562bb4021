import type { Loyalty, Player } from '../../components/names'
import { planetOf } from '../pieces'
import type { Play } from '../play'
import { startRebellion } from './rebellion'

/** Where the marker stood before it went out of use (case 15.14). */
export const UNUSED: Loyalty = 'Unrest'

/** Shifts the loyalty of a planet in a player's favour, as far as the marker can move (case 15.1). */
export function shiftLoyalty(play: Play, name: string, spaces: number, favour: Player): void {
  const { rebellion } = play.rulebook
  const { state, loyalty } = planetOf(play.state(), name)
  if (!rebellion.mayShift(state)) return
  const after = rebellion.shifted(loyalty ?? UNUSED, spaces, favour)
  if (after === loyalty) return
  play.happens({ type: 'loyalty-shifted', planet: name, loyalty: after })
  if (rebellion.risesByItself(after, state)) startRebellion(play, name)
}
