import type { Controller, EnvironType, Player } from '../../components/names'
import type { UnitKind, UnitKindName } from '../../components/units'
import { decision } from './decision'
import type { Group } from './detection'

/** What a player has not brought into play yet. */
export interface LeftToPlace {
  readonly units: number
  readonly characters: number
  readonly ships: number
}

/** What the enemy has where reinforcements would arrive: military units, and characters. */
export interface EnemiesThere {
  readonly inEnviron: number
  readonly onPlanet: number
  readonly charactersInEnviron: number
}

/** Setting up, and units that arrive later (cases 16.1 to 16.16). */
export const setUpRules = {
  /** rule 16.7 (case 16.14). */
  order: decision('16.7', (): readonly Player[] => ['Imperial', 'Rebel']),

  /** rule 16.7 (case 16.14). Nobody sets up while it is the other's part. */
  maySetUp: decision('16.7', (player: Player, whosePart: Player): boolean => player === whosePart),

  /** rule 16.7 (case 16.14). A player's part is over when everything of his is in play. */
  hasSetUp: decision('16.7', ({ units, characters, ships }: LeftToPlace): boolean => units + characters + ships === 0),

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

  /** rule 16.2 (case 16.12). Any environ will do, whoever controls its planet. */
  mayComeInTo: decision('16.2', (_controller: Controller, _player: Player): boolean => true),

  /** rule 16.2 (case 16.12). A ship that comes in from space is looked for like any other that arrives. */
  isWatchedOnEntry: decision('16.2', (): boolean => true),

  /**
   * rule 16.3 (case 16.13). In any environs, wherever the characters are.
   * @param _chosen the environ of the characters already placed
   */
  mayPlaceUnits: decision(
    '16.3',
    (_environ: string, _chosen: string | undefined, controller: Controller, player: Player): boolean =>
      controller === player,
  ),

  /** rule 16.6 (case 16.13). At the start a Rebel unit stands in an environ of its own type. */
  typeFits: decision(
    '16.6',
    (unit: Pick<UnitKind, 'environType'>, type: EnvironType): boolean =>
      unit.environType === undefined || unit.environType === type,
  ),

  /** rule 16.4 (case 16.13). Units and characters alike. */
  joinsFriends: decision('16.4', (_arriving: Group, _stack: Group): boolean => true),

  /** rule 16.5 (case 16.13). */
  startingFace: decision('16.5', ({ hidden }: Pick<UnitKind, 'kind' | 'hidden'>): 'mobile' | 'open' =>
    hidden ? 'mobile' : 'open',
  ),

  /** rules 16.9, 16.10 (case 16.15). A planet of one's own, or nobody's planet where no enemy unit stands in the environ. */
  mayReinforce: decision(
    '16.9 16.10 16.11',
    (controller: Controller, player: Player, enemies: EnemiesThere): boolean =>
      controller === player || (controller === 'nobody' && enemies.inEnviron === 0),
  ),

  /** rule 16.11 (case 16.15). What remains due of the units that were not placed. */
  heldOver: decision('16.11', (_left: readonly UnitKindName[]): readonly UnitKindName[] => []),
}
