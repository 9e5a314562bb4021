import type { Ratings } from '../../components/characters'
import type { Segment } from '../../components/names'
import { decision } from './decision'
import type { Group } from './detection'

/** Stacks and their leaders (cases 9.5 to 9.57). */
export const stackingRules = {
  /**
   * rules 15.1, 15.3, 15.5 (cases 9.5, 9.51). Any pieces in any number stand together as long as the phase lasts.
   * @param _size of the environ, which limits units wherever they stand
   */
  mayStandTogether: decision('15.1 15.3 15.5', (_group: Group, _size: number): boolean => true),

  /** rules 10.5, 15.5 (cases 9.51, 9.62). Whether pieces that have moved in the segment stack with others that have not. */
  mayJoin: decision('10.5 15.5', (_moved: number, _others: number): boolean => true),

  /**
   * rule 15.5 (case 9.51).
   * @param _stacks how many a player would have in an environ
   */
  mayStandApart: decision('15.5', (_stacks: number): boolean => true),

  /** rule 15.11 (case 9.54). Ships do not stand about by themselves. */
  mayDoWithoutUnits: decision('15.11', ({ characters }: Group): boolean => characters > 0),

  /**
   * rules 15.4, 15.14 (case 9.57). When what stands in an environ is sorted into two stacks.
   * @param _phasing whether it is the phasing player's
   */
  sortsAfter: decision(
    '15.4 15.14',
    (segment: Segment | undefined, _phasing: boolean): boolean =>
      segment === 'Movement' || segment === 'Military Combat',
  ),

  /** rules 15.4, 15.14 (case 9.57). Which of the two stacks the pieces of a stack go to. */
  goesWithUnits: decision('15.4 15.14', ({ units }: Group): boolean => units > 0),

  /**
   * rule 15.9 (case 9.53). Who is to lead has the Leadership for it, and stands in the environ.
   * @param isThere whether he does
   */
  mayLead: decision('15.9', ({ leadership }: Ratings, isThere: boolean): boolean => isThere && leadership > 0),

  /** rule 15.10 (case 9.53). Who leads makes room for another whenever his player likes. */
  mayBeReplaced: decision('15.10', (_leader: string): boolean => true),

  /**
   * rule 15.16 (case 9.57). Who leads a stack that its leader has left: nobody, until one is named.
   * @param candidates the characters left in it
   * @param _died whether he was killed
   */
  leaderAfter: decision(
    '15.16',
    (_departed: string, _candidates: readonly string[], _died: boolean): string | undefined => undefined,
  ),
}
