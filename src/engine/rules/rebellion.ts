import type { EventCode } from '../../components/action-cards'
import type { MissionName } from '../../components/missions'
import { type ControlState, type EnvironType, LOYALTIES, type Loyalty, type Player } from '../../components/names'
import type { UnitKind } from '../../components/units'
import type { PlanetState } from '../state'
import type { Presence } from './control'
import { decision } from './decision'
import type { Field } from './military-combat'
import type { Moment } from './sequence'

/** Where the event Populace Goes Wild has come about in this phase. */
export interface Wild {
  readonly here: boolean
  readonly onPlanet: boolean
  /** How often it has come about here. */
  readonly times: number
}

/** What would move the loyalty marker. */
export type LoyaltyCause = MissionName | EventCode

/** Loyalty and rebellion: section 12 of the summary, cases 15.1 to 15.49. */
export const rebellionRules = {
  /** rules 12.24, 12.25 (case 15.1). Whether the loyalty marker can move. */
  mayShift: decision(
    '12.25',
    (state: ControlState, _cause: LoyaltyCause): boolean => state !== 'Rebellion' && state !== 'Rebel Control',
  ),

  /** case 15.1. Spaces in a player's favour; what lies beyond the end of the track is lost. */
  shifted: (loyalty: Loyalty, spaces: number, favour: Player): Loyalty => {
    const step = favour === 'Rebel' ? spaces : -spaces
    const index = Math.min(Math.max(LOYALTIES.indexOf(loyalty) + step, 0), LOYALTIES.length - 1)
    return LOYALTIES[index] ?? loyalty
  },

  /** rule 12.7 (case 15.1). A planet that merely comes to Unrest does not rise, nor does one where it would go further. */
  risesByItself: decision(
    '12.7',
    (_loyalty: Loyalty, _state: ControlState, _before: Loyalty | undefined): boolean => false,
  ),

  /** rules 12.5, 12.8, 12.26 (case 15.2). Unrest is what it takes, whoever stands on the planet. */
  mayRebel: decision(
    '12.5 12.8 12.26',
    ({ state, loyalty }: PlanetState, _present: Presence): boolean =>
      loyalty === 'Unrest' && (state === 'Imperial Control' || state === 'Rebellion Stopped'),
  ),

  /** rule 12.27 (case 15.48). */
  raisesUnits: decision('12.27', (from: ControlState): boolean => from === 'Imperial Control'),

  /** rules 12.17, 12.22 (cases 15.4, 15.46). Force points of an environ. */
  forcePoints: decision('12.17 12.22', (resource: number, wild: Wild, _environ: string): number =>
    wild.here ? 2 * resource : resource,
  ),

  /** rules 12.22, 12.23 (case 15.46). Whether the event Populace Goes Wild takes effect in an environ. */
  populaceCounts: decision(
    '12.22 12.23',
    (state: ControlState, rebelledThisPhase: boolean, _environ: string): boolean =>
      state === 'Imperial Control' && !rebelledThisPhase,
  ),

  /** rule 12.23 (case 15.46). Force points that the event brings where the rebellion came first. */
  latePoints: decision('12.23', (_resource: number): number => 0),

  /** rules 12.18, 12.19 (case 15.41). */
  cost: decision('12.18 12.19', (unit: UnitKind): number => unit.forcePointCost ?? Number.POSITIVE_INFINITY),

  /** rules 11.1, 11.5, 11.6, 12.21 (cases 15.42, 7.32). */
  mayRaise: decision(
    '11.1 11.5 11.6 12.21',
    (unit: UnitKind | undefined, type: EnvironType): boolean =>
      unit?.forcePointCost !== undefined && unit.environType === type,
  ),

  /** rule 12.20 (case 15.42). Points are spent where they come from. */
  mayAfford: decision(
    '12.20',
    (spentHere: number, pointsHere: number, _spentInAll: number, _pointsInAll: number): boolean =>
      spentHere <= pointsHere,
  ),

  /** rules 12.11, 12.12, 12.13 (cases 15.43, 15.44). How many of so many new units there is room for. */
  placedAtOnce: decision(
    '12.11 12.12 12.13',
    (wanted: number, size: number, rebelUnits: number, _imperialUnits: number): number =>
      Math.max(0, Math.min(wanted, size - rebelUnits)),
  ),

  /** rule 12.12 (case 15.44). When units for which there was no room come in, if they find it. */
  waitingUnitsEnter: decision(
    '12.12',
    ({ player, segment }: Moment): boolean => player === 'Rebel' && segment === 'Movement',
  ),

  /** rule 12.12 (case 15.44). */
  findsRoom: decision(
    '12.12',
    (size: number, rebelUnits: number, _imperialUnits: number): boolean => rebelUnits < size,
  ),

  /** rule 12.14 (case 15.43). Whether Rebel units may leave an environ of a planet in this state, or the planet. */
  unitsMayLeave: decision('12.14', (_state: ControlState, _forAnotherPlanet: boolean): boolean => true),

  /** rule 12.15 (cases 10.7, 15.45). In each environ, however many attacks were made in others. */
  mayAttackAtOnce: decision('12.15', (_attacks: number): boolean => true),
  mayLetBe: decision('12.15', (): boolean => true),

  /** case 10.7. A column for the Rebel in such an attack, though nobody leads his units. */
  leaderShift: ({ leaders }: Field): number => (leaders.Rebel ?? 1) - (leaders.Imperial ?? 0),

  /** rules 12.4, 12.10 (case 15.3). Which mission, once completed, ends a rebellion. */
  isStoppedBy: decision('12.10', (mission: MissionName, _player: Player): boolean => mission === 'Stop Rebellion'),

  /** rules 4.8, 12.10, 12.26 (case 15.3). */
  stateWhenStopped: decision('4.8 12.10 12.26', (_state: ControlState): ControlState => 'Rebellion Stopped'),
}
