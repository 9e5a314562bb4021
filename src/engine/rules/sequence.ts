import type { Player, Segment } from '../../components/names'
import type { Turn } from '../state'

/** Which orders a moment of the turn allows (case 4.0). A decision without ids settles no numbered rule. */
export const sequenceRules = {
  /** case 9.0. */
  mayMove: (turn: Turn, player: Player): boolean => isSegment(turn, 'Movement') && turn.player === player,

  /** case 10.0. The phasing player declares first, then the other. */
  mayDeclareCombat: (turn: Turn): boolean => isSegment(turn, 'Military Combat'),
}

const isSegment = (turn: Turn, segment: Segment): boolean => turn.phase === 'Operations' && turn.segment === segment
