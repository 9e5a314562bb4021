import type { Player } from '../../components/names'
import { decision } from './decision'

/** How wounds heal (cases 13.71 and 13.72). */
export const healingRules = {
  /** rule M.1.41 (case 13.71). At the end of his own player-turn, whoever has rested through all of it. */
  healsAfterTurn: decision('M.1.41', (rested: boolean): boolean => rested),

  /** case 13.72. When Doctor Sontag heals himself and the Rebels stacked with him. */
  doctorHealsIn: (player: Player): boolean => player === 'Rebel',
}
