import type { EnvironType, Player } from '../../components/names'
import type { UnitKind, UnitKindName } from '../../components/units'
import { decision } from './decision'

/** What is particular to the military units of the Rebel Player (case 7.3). */
export const rebelUnitRules = {
  /** rule 11.7 (case 7.32). */
  mayEnterType: decision('11.7', (_unit: UnitKind, _type: string): boolean => true),

  /** rules 11.1, 11.6 (card 62). What comes into play for Imperial units that change sides. */
  subverted: decision(
    '11.1 11.6',
    (type: EnvironType, letters: number, _lost: readonly UnitKindName[]): UnitKindName =>
      `Rebel ${type} ${letters > 1 ? '2-1' : '1-0'}`,
  ),

  /** rule 11.4 (case 7.3). Only the mobile side of a Patrol or Line hides what it is, and from the Rebel Player alone. */
  isHiddenFrom: decision(
    '11.4',
    (unit: UnitKind, face: 'mobile' | 'open', viewer: Player): boolean =>
      face === 'mobile' && unit.hidden && unit.player !== viewer,
  ),
}
