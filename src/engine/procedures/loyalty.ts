import type { Player } from '../../components/names'
import { planetOf } from '../pieces'
import type { Play } from '../play'

/** Shifts the loyalty of a planet in a player's favour, as far as the marker can move (case 15.1). */
export function shiftLoyalty(play: Play, name: string, spaces: number, favour: Player): void {
  const { rebellion } = play.rulebook
  const { state, loyalty } = planetOf(play.state(), name)
  if (loyalty === undefined || !rebellion.mayShift(state)) return
  const after = rebellion.shifted(loyalty, spaces, favour)
  if (after !== loyalty) play.happens({ type: 'loyalty-shifted', planet: name, loyalty: after })
}
