import { opponentOf, type Player } from '../../components/names'
import type { Turn } from '../state'
import { decision } from './decision'

/** The pieces of a reaction move. */
export interface ReactingGroup {
  readonly units: number
  /** Leadership of each character. */
  readonly leaderships: readonly number[]
  readonly ships: number
  /** All of them stand in one stack. */
  readonly stacked: boolean
}

/** What the phasing player has in an environ, that the other may react to. */
export interface Provocation {
  readonly units: number
  readonly detectedCharacters: number
  readonly undetectedCharacters: number
}

/** Reaction moves (case 9.6). */
export const reactionRules = {
  /** rules 5.1, 10.1 (case 9.6). */
  mayReact: decision(
    '5.1 10.1',
    (turn: Turn, player: Player): boolean => turn.segment === 'Enemy Reaction' && player === opponentOf(turn.player),
  ),

  /** rule 5.1 (case 9.6). Whether the segment may go by without any reaction move. */
  mayBeLeftOut: decision('5.1', (): boolean => true),

  /** rules 5.2, 6.2.5, 10.2, 10.3 (case 9.6). By the readings of these rules, either is enough. */
  isProvoked: decision(
    '5.2 6.2.5 10.2 10.3',
    ({ units, detectedCharacters }: Provocation, _player: Player): boolean => units > 0 || detectedCharacters > 0,
  ),

  /**
   * rules 5.2, 10.2 (case 9.6). One move into each environ.
   * @param intoThis whether this environ has had its move
   * @param inAll how many moves have been made in the segment
   * @param _there what the environ holds: one unit or many, it is one move
   */
  mayReactInto: decision('5.2 10.2', (intoThis: boolean, _inAll: number, _there: Provocation): boolean => !intoThis),

  /** rules 5.2, 10.2 (case 9.6). Whether a move is the one that the environ entitles to: any is, whatever it brings. */
  usesUp: decision('5.2 10.2', (_group: Pick<ReactingGroup, 'units'>): boolean => true),

  /**
   * rules 5.3, 10.3, 10.6, 14.1.16, 14.2.8 (cases 9.6, 14.56). A unit, a unit and a leader, or a character, whose ship carries
   * nobody else.
   */
  mayGoTogether: decision(
    '5.3 10.3 10.6 14.1.16 14.2.8',
    ({ units, leaderships, ships, stacked }: ReactingGroup): boolean => {
      if (units === 0) return leaderships.length === 1 && ships <= 1
      return units === 1 && ships === 0 && (leaderships.length === 0 || (stacked && isOneLeader(leaderships)))
    },
  ),

  /** rule 10.4 (case 9.61). Neither a mobile unit nor a ship. */
  mayLeavePlanet: decision('10.4', (_group: Pick<ReactingGroup, 'units' | 'ships'>): boolean => false),
}

const isOneLeader = (leaderships: readonly number[]) =>
  leaderships.length === 1 && leaderships.every((value) => value > 0)
