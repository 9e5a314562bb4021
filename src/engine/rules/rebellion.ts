import { type ControlState, type EnvironType, LOYALTIES, type Loyalty, type Player } from '../../components/names'
import type { UnitKind } from '../../components/units'
import { decision } from './decision'
import type { Field } from './military-combat'

/** Loyalty and rebellion: section 12 of the summary, cases 15.1 to 15.49. */
export const rebellionRules = {
  /** rules 12.24, 12.25 (case 15.1). Whether the loyalty marker can move. */
  mayShift: decision('12.25', (state: ControlState): boolean => state !== 'Rebellion' && state !== 'Rebel Control'),

  /** case 15.1. Spaces in a player's favour; what lies beyond the end of the track is lost. */
  shifted: (loyalty: Loyalty, spaces: number, favour: Player): Loyalty => {
    const step = favour === 'Rebel' ? spaces : -spaces
    const index = Math.min(Math.max(LOYALTIES.indexOf(loyalty) + step, 0), LOYALTIES.length - 1)
    return LOYALTIES[index] ?? loyalty
  },

  /** rules 12.27 (case 15.48). */
  raisesUnits: decision('12.27', (from: ControlState): boolean => from === 'Imperial Control'),

  /** rules 12.17, 12.22, 12.23 (cases 15.4, 15.46). Force points of an environ. */
  forcePoints: decision('12.17 12.22 12.23', (resource: number, populaceGoesWild: boolean): number =>
    populaceGoesWild ? 2 * resource : resource,
  ),

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

  /** rules 12.12, 12.13 (cases 15.43, 15.44). How many of so many new units there is room for. */
  placedAtOnce: decision(
    '12.11 12.12 12.13',
    (wanted: number, size: number, rebelUnits: number, _imperialUnits: number): number =>
      Math.max(0, Math.min(wanted, size - rebelUnits)),
  ),

  /** rule 12.15 (cases 10.7, 15.45). */
  mayAttackAtOnce: decision('12.15', (): boolean => true),

  /** case 10.7. A column for the Rebel in such an attack, though nobody leads his units. */
  leaderShift: ({ leaders }: Field): number => (leaders.Rebel ?? 1) - (leaders.Imperial ?? 0),

  /** rules 12.6, 12.26 (case 15.3). */
  stateWhenStopped: decision('12.6 12.26', (_state: ControlState): ControlState => 'Rebellion Stopped'),
}
