import type { Controller, EnvironType, Player } from '../../components/names'
import type { UnitKind, UnitKindName } from '../../components/units'
import { decision } from './decision'

/** Setting up, and units that arrive later (cases 16.1 to 16.16). */
export const setUpRules = {
  /** rule 16.7 (case 16.14). */
  order: decision('16.7', (): readonly Player[] => ['Imperial', 'Rebel']),

  /**
   * rule 16.1 (case 16.12). All characters and ships of a player stand in one environ, on a planet of his.
   * @param chosen the environ of those already placed
   */
  mayPlaceCharacters: decision(
    '16.1',
    (environ: string, chosen: string | undefined, controller: Controller, player: Player): boolean =>
      controller === player && (chosen === undefined || chosen === environ),
  ),

  /** rule 16.2 (case 16.12). Who controls no planet comes in from space. */
  comesFromSpace: decision('16.2', (planetsControlled: number): boolean => planetsControlled === 0),

  /** rule 16.2 (case 16.12). A ship that comes in from space is looked for like any other that arrives. */
  isWatchedOnEntry: decision('16.2', (): boolean => true),

  /** rule 16.3 (case 16.13). */
  mayPlaceUnits: decision('16.3', (controller: Controller, player: Player): boolean => controller === player),

  /** rule 16.6 (case 16.13). At the start a Rebel unit stands in an environ of its own type. */
  typeFits: decision(
    '16.6',
    (unit: Pick<UnitKind, 'environType'>, type: EnvironType): boolean =>
      unit.environType === undefined || unit.environType === type,
  ),

  /** rule 16.4 (case 16.13). */
  joinsFriends: decision('16.4', (): boolean => true),

  /** rule 16.5 (case 16.13). */
  startingFace: decision('16.5', ({ hidden }: Pick<UnitKind, 'hidden'>): 'mobile' | 'open' =>
    hidden ? 'mobile' : 'open',
  ),

  /** rules 16.9, 16.10 (case 16.15). A planet of one's own, or nobody's planet where no enemy unit stands in the environ. */
  mayReinforce: decision(
    '16.9 16.10',
    (controller: Controller, player: Player, enemyUnits: number): boolean =>
      controller === player || (controller === 'nobody' && enemyUnits === 0),
  ),

  /** rule 16.11 (case 16.15). What remains due of the units that were not placed. */
  heldOver: decision('16.11', (_left: readonly UnitKindName[]): readonly UnitKindName[] => []),
}
