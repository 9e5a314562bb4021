import { combatLosses, ratioColumn } from '../../components/charts/military-combat'
import type { DieFace } from '../../components/names'
import { decision } from './decision'

/** Combat of military units in an environ (case 10.0). */
export const militaryCombatRules = {
  /** rules 8.2.1, 8.2.10 (cases 9.26, 10.0). Units fight units; ships and PDBs are never their target. */
  mayTarget: decision('8.2.1 8.2.10', (target: string): boolean => target === 'units'),

  /** case 10.3. */
  column: (attacker: number, defender: number): number => ratioColumn(attacker, defender),

  /** case 10.3. The attacker's die is read for the defender's loss, and the other way round. */
  defenderLoses: (column: number, die: DieFace): number => combatLosses(column, die).defender,
  attackerLoses: (column: number, die: DieFace): number => combatLosses(column, die).attacker,

  /**
   * case 10.3. The owner gives up units whose strength comes as near to the loss as it can without passing it.
   * @param loss strength points to lose
   * @param strengths of the units there are
   * @returns the strength that is given up
   */
  strengthLost: decision('8.2.2 8.2.3', (loss: number, strengths: readonly number[]): number =>
    nearest(loss, strengths),
  ),
}

/** The largest sum of some of the numbers that does not exceed a limit. */
function nearest(limit: number, numbers: readonly number[]): number {
  const [first, ...rest] = numbers
  if (first === undefined) return 0
  const without = nearest(limit, rest)
  return first > limit ? without : Math.max(without, first + nearest(limit - first, rest))
}
