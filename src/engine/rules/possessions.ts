import type { Ratings } from '../../components/characters'
import type { DieFace, Player } from '../../components/names'
import type { Possession, PossessionType } from '../../components/possessions'
import type { Effect, HeldPossession, Turn } from '../state'
import { decision } from './decision'
import { isBefore, type Moment } from './sequence'

/** What becomes of a possession: it stays, a die says so, or it goes. */
export type Wear = 'stays' | 'a die decides' | 'to the deck' | 'out of play'

/** Somebody who might be given what a mission has brought. */
export interface Heir {
  readonly name: string
  /** Where he stands to the group that has found it. */
  readonly who: 'of the group' | 'on another mission' | 'idle'
  readonly inEnviron: boolean
  /** Whether he can hold one more of its type (rules 9.13, 9.14). */
  readonly hasRoom: boolean
}

/** How a character comes by a possession or a ship. */
export type Gain = 'gift' | 'find' | 'purchase' | 'inheritance' | 'replacement'

/** Possessions: section 9 of the summary, cases 14.1 to 14.4. */
export const possessionRules = {
  /** rule 9.3 (case 14.0). */
  mayUse: decision('9.3', (player: Player, _act: 'use' | 'give', _turn: Turn): boolean => player === 'Rebel'),

  /** rules 9.2, 9.26, 9.28, 9.29, 14.1.1 (cases 14.0, 14.3, 14.4). */
  typeOf: decision(
    '9.2 9.26 9.28 9.29 14.1.1',
    ({ type }: Pick<Possession, 'name' | 'card' | 'type'>): PossessionType => type,
  ),

  /** rules 9.26, 9.28, 9.29, 14.1.1 (cases 14.3, 14.4). */
  numberOf: decision(
    '9.26 9.28 9.29 14.1.1',
    ({ card, type: _type }: Pick<Possession, 'name' | 'card' | 'type'>): number => card,
  ),

  /**
   * rules 9.3, 9.24 (cases 14.0, 14.26). Who has the use of a possession that is out of the deck.
   * @param guards the pieces that guard captives
   */
  bearerOf: decision(
    '9.3 9.24',
    ({ place, holder }: Partial<HeldPossession>, _guards: readonly string[]): string | undefined =>
      place === 'held' ? holder : undefined,
  ),

  /** rules 9.1, 9.5, 9.20, 9.21, 9.23 (cases 14.1, 14.24). The cards among which chance draws. */
  deck: decision(
    '9.1 9.5 9.20 9.21 9.23',
    (inDeck: readonly string[], _destroyed: readonly string[], _withCaptors: readonly string[]): readonly string[] =>
      inDeck,
  ),

  /** rules 9.4, 9.9 (case 14.11). Who may be given what the scenario grants: any Rebel, and so may an Imperial his ship. */
  mayStartWith: decision('9.4 9.9', (_ratings: Ratings, _firstOfSide: boolean): boolean => true),

  /** rules 9.7, M.2.24 (case 14.1). How many cards a completed Scavenge brings. */
  cardsFound: decision('9.4 9.7 M.2.24', (_members: number): number => 1),

  /** rule 9.8 (case 14.11). Whether the holder is named before anything else. */
  isAssignedAtOnce: decision('9.8', (): boolean => true),

  /** rule 9.8 (case 14.11). Whether its owner may leave a new possession without a holder. */
  mayBeDeclined: decision('9.8', (): boolean => false),

  /** rules 9.10, 9.13, 9.14 (cases 14.11, 14.13). Who may be given what a mission has brought. */
  heirs: decision('9.10 9.13 9.14', (candidates: readonly Heir[], _type: PossessionType): readonly Heir[] =>
    candidates.filter(({ who, hasRoom }) => who === 'of the group' && hasRoom),
  ),

  /** rules 9.11, 14.1.5 (case 14.12). At the start of the Rebel Mission Phase, before anybody is sent. */
  mayChangeHands: decision(
    '9.11 14.1.5',
    (turn: Turn, groups: number, _active: number, _type: PossessionType): boolean =>
      turn.phase === 'Mission' && turn.player === 'Rebel' && groups === 0,
  ),

  /** rules 9.12, 9.13, 9.14, 14.2.8 (cases 14.13, 14.64). One companion, one spaceship, and any number of other things. */
  mayHold: decision(
    '9.12 9.13 9.14 14.2.8',
    (type: PossessionType, held: readonly PossessionType[], _gain: Gain, _owner: Player): boolean =>
      (type !== 'companion' && type !== 'spaceship') || !held.includes(type),
  ),

  /** rule 9.15 (case 14.2). Ships stand on the map for all to see. */
  isSecret: decision(
    '9.15',
    (type: PossessionType, used: boolean, viewer: Player): boolean =>
      viewer === 'Imperial' && type !== 'spaceship' && !used,
  ),

  /** rule 9.15 (case 14.2). Whether what was used remains known to the other player when it changes hands. */
  staysKnown: decision('9.15', (): boolean => true),

  /** rules 9.16, 9.17, 9.19 (cases 14.21 to 14.23). By the reading of rule 9.19 the Blade and the Drug go for good. */
  afterUse: decision(
    '9.16 9.17 9.19',
    ({ repair }: Pick<Possession, 'name' | 'repair'>, _usedBefore: boolean, _use: string): Wear => WEAR[repair],
  ),

  /** rule 9.17 (case 14.22). */
  becomesInoperative: decision(
    '9.17',
    ({ inoperativeOn = [] }: Pick<Possession, 'name' | 'inoperativeOn'>, die: DieFace): boolean =>
      inoperativeOn.includes(die),
  ),

  /** rules 9.18, 9.20 (cases 14.22, 14.24). */
  whenInoperative: decision('9.18 9.20', (): Wear => 'to the deck'),

  /** rules 9.22, 9.23 (case 14.25). What the dead bore, ships apart. */
  whenBearerDies: decision('9.22 9.23', (_turn: Turn): Wear => 'out of play'),

  /** rule 9.24 (case 14.26). Whether the captor has what a captive bore, while he holds him and when he holds him no more. */
  captorKeeps: decision('9.24', (_holdsCaptive: boolean, _turn: Turn): boolean => true),

  /** rule 9.25 (case 14.27). */
  mayDeclare: decision('9.25', (cardsDrawn: number, _possession: string): boolean => cardsDrawn === 0),

  /**
   * rule 9.25 (case 14.27). Which possessions count for the bonus draws of a group.
   * @param declared what it has declared
   * @param _borne what it bears
   * @param _declaredBeside what other groups of the environ have declared
   */
  countForDraws: decision(
    '9.25',
    (declared: readonly string[], _borne: readonly string[], _declaredBeside: readonly string[]): readonly string[] =>
      declared,
  ),

  /** rules 9.27, 9.30, 14.1.4, 14.1.17, 14.1.18 (cases 14.3, 14.4). Seats that passengers need for what they bear. */
  seats: decision(
    '9.27 9.30 14.1.4 14.1.17 14.1.18',
    (types: readonly PossessionType[]): number => types.filter((type) => type === 'companion').length,
  ),

  /**
   * rule 9.31 (case 14.4). Until the same segment of the player's next turn begins; a segment that does not come up begins
   * where the next one does.
   */
  wearsOff: decision(
    '9.31',
    ({ declaredIn }: Effect, now: Moment): boolean => !isBefore(now, oneTurnLater(declaredIn)),
  ),
}

const oneTurnLater = (moment: Moment): Moment => ({ ...moment, gameTurn: moment.gameTurn + 1 })

const WEAR: Readonly<Record<Possession['repair'], Wear>> = {
  'never needs repair': 'stays',
  'inoperative after use': 'a die decides',
  'returned to the deck after one use': 'to the deck',
  'removed from play after one use': 'out of play',
  'lost when damaged': 'stays',
}
