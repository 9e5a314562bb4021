import type { ShipCard } from '../../components/ships'
import type { UnitKind } from '../../components/units'
import { decision } from './decision'

/** A piece that has made a trip, and how. */
export interface Traveller {
  readonly isCharacter: boolean
  /** Whether the trip led to another planet. */
  readonly overSpace: boolean
  /** Went along: in the ship of another, or with military units. */
  readonly wasCarried: boolean
  /** Whether a PDB cost those who travelled a unit. */
  readonly sufferedLosses: boolean
}

/** Who may go where (cases 7.2, 7.3 and 9.1 to 9.5). */
export const movementRules = {
  /** rule 8.2.11 (case 9.0). Each piece moves once in a Movement Segment. */
  mayMove: decision('8.2.11', (_piece: string, hasMoved: boolean): boolean => !hasMoved),

  /** rule 8.2.11 (case 9.0). For whom a trip is the move of the segment: for all who made it, however they went. */
  countsFor: decision('8.2.11', (_traveller: Traveller): boolean => true),

  /** rules 11.2, 11.3 (cases 7.21, 7.31). */
  unitMayLeavePlanet: decision(
    '11.2 11.3',
    (unit: Pick<UnitKind, 'mobile' | 'player' | 'environType'>): boolean => unit.mobile,
  ),

  /** rule M.2.16 (card 61). */
  campsMayMove: decision('M.2.16', (_companions: number): boolean => false),

  /** case 9.56. Between planets a character needs a ship or mobile units to travel with. */
  charactersMayTravel: (group: { readonly ships: number; readonly units: number }): boolean =>
    group.ships > 0 || group.units > 0,

  /**
   * rules 14.2.8, 15.12 (case 9.54). Without units each ship flies by itself.
   * @param _overSpace whether the pieces leave their planet
   */
  mayFlyTogether: decision(
    '14.2.8 15.12',
    (ships: readonly Pick<ShipCard, 'player'>[], _overSpace: boolean): boolean => ships.length <= 1,
  ),
}
