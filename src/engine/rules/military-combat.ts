import { combatLosses, ratioColumn } from '../../components/charts/military-combat'
import type { DieFace, EnvironType, Player } from '../../components/names'
import { decision } from './decision'

/** Where units meet, and who leads them. */
export interface Field {
  readonly environType: EnvironType
  /** Leadership of the leader of each side, where it has one. */
  readonly leaders: { readonly [player in Player]: number | undefined }
  /** Imperial characters in the environ, whether or not one of them leads. */
  readonly imperialCharacters: number
  /** The environ types of the Rebel units. */
  readonly rebelTypes: readonly EnvironType[]
}

/** What an attacker finds in an environ. */
export interface AttackedEnviron {
  readonly attacker: Player
  readonly enemyUnits: number
  readonly enemyCharacters: number
}

const SPECIAL_IN_COMBAT: readonly EnvironType[] = ['Liquid', 'Subterranean', 'Air', 'Fire']

/** Combat of military units in an environ (case 10.0). */
export const militaryCombatRules = {
  /** rules 8.2.1, 8.2.10, 15.7 (cases 9.26, 9.52, 10.0). Units fight units; nothing beside them is a target. */
  mayTarget: decision(
    '8.2.1 8.2.10 15.7',
    (target: string, { enemyUnits }: AttackedEnviron): boolean => target === 'units' && enemyUnits > 0,
  ),

  /**
   * rule 15.7 (cases 9.52, 10.6). Whether those who stood with units are attacked themselves: only when all the units are
   * gone.
   */
  exposesEscorts: decision(
    '15.7',
    (left: { readonly own: number; readonly enemy: number }): boolean => left.own === 0 && left.enemy > 0,
  ),

  /** case 10.3. */
  column: (attacker: number, defender: number): number => ratioColumn(attacker, defender),

  /** rules 15.9, 15.10, 15.16 (case 10.41). What the leaders of the Rebel and the Imperial side are worth to the Rebel. */
  leaderShift: ({ leaders }: Field): number => (leaders.Rebel ?? 0) - (leaders.Imperial ?? 0),

  /** case 10.42. A Rebel unit fights at home in an environ of its own type. */
  homeShift: ({ environType, rebelTypes }: Field): number => (rebelTypes.includes(environType) ? 1 : 0),

  /**
   * rule 7.4 (cases 10.43, 10.44). Liquid, Subterranean, Air and Fire favour the Rebel where no Imperial leader knows
   * better. By the reading of rule 7.4, Wild does not.
   */
  specialShift: decision('7.4', ({ environType, leaders }: Field): number =>
    leaders.Imperial === undefined && SPECIAL_IN_COMBAT.includes(environType) ? 1 : 0,
  ),

  /** case 10.3. Columns to the right where the Rebel attacks, to the left where he defends. */
  shifted: (column: number, towardsRebel: number, attacker: Player): number =>
    attacker === 'Rebel' ? column + towardsRebel : column - towardsRebel,

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
