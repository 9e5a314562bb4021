import type { EnvironType } from '../../components/names'
import { decision } from './decision'

/** Pieces of both players that an environ holds, or would hold. */
export interface Occupants {
  readonly units: number
  readonly characters: number
  readonly ships: number
  /** The same player's military units in the other environs of the planet. */
  readonly unitsNearby: number
  /** Military units of the other player. */
  readonly enemyUnits: number
}

/** How units come into an environ. */
export type Entry = 'move' | 'reaction move' | 'set-up' | 'reinforcement'

/** What an environ is, and what it holds (cases 5.3F, 5.3J and 9.51). */
export const environRules = {
  /** rules 3.1.1, 7.1, 7.2 (case 9.51). A player's own military units take up room, and nothing else does. */
  load: decision('3.1.1 7.1 7.2', ({ units }: Occupants): number => units),

  /**
   * rules 15.2, 7.1 (case 9.51).
   * @param _entry how pieces would come, which makes no difference
   */
  mayHold: decision('3.1.1 7.1 15.2', (size: number, load: number, _entry: Entry): boolean => load <= size),

  /** rule 7.3 (case 5.3J). */
  type: decision('7.3', (printed: EnvironType): EnvironType => printed),

  /**
   * rule 7.4 (case 5.3J). The summary counts Wild among the special environs; for the column shift of military combat
   * see there.
   */
  isSpecial: decision('7.4', (type: EnvironType): boolean => type !== 'Urban'),
}
