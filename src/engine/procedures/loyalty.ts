import type { Loyalty, Player } from '../../components/names'
import { planetOf } from '../pieces'
import type { Play } from '../play'
import type { LoyaltyCause } from '../rules/rebellion'
import { startRebellion } from './rebellion'

/** Where the marker stood before it went out of use (case 15.14). */
export const UNUSED: Loyalty = 'Unrest'

/** Shifts the loyalty of a planet in a player's favour, as far as the marker can move (case 15.1). */
export function shiftLoyalty(play: Play, name: string, spaces: number, favour: Player, cause: LoyaltyCause): void {
  const { rebellion } = play.rulebook
  const { state, loyalty } = planetOf(play.state(), name)
  if (!rebellion.mayShift(state, cause)) return
  const after = rebellion.shifted(loyalty ?? UNUSED, spaces, favour)
  if (after !== loyalty) placeLoyalty(play, name, after, cause)
  if (rebellion.risesByItself(after, state, loyalty)) startRebellion(play, name)
}

/** Puts the loyalty marker on a space, and the Rebel Control marker where it belongs then. */
export function placeLoyalty(play: Play, planet: string, loyalty: Loyalty, cause: LoyaltyCause): void {
  const markers = play.rulebook.control.markersAfter(planetOf(play.state(), planet), loyalty, cause)
  play.happens({ type: 'loyalty-shifted', planet, ...markers })
}
