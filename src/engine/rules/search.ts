import { searchNumber } from '../../components/charts/search'
import { type DieFace, opponentOf, type Player } from '../../components/names'
import { sum } from '../../lib/sum'
import type { ChoicePurpose, Searcher, SearchPlan } from '../orders'
import type { Turn } from '../state'
import { decision } from './decision'
import type { Group } from './detection'

/** What a player has that can search an environ. */
export interface Finders {
  readonly units: number
  readonly characters: number
  /** Those of his characters who are detected. */
  readonly detected: number
}

/** What his enemy has in that environ. */
export interface Hidden {
  readonly units: number
  /** Those who can be found at all. */
  readonly characters: number
  /** Those of them who are detected. */
  readonly detected: number
}

/** A character who is to search. */
export interface Candidate {
  readonly withUnits: boolean
  /** Military units of his side are in the environ, in whichever stack. */
  readonly nearUnits: boolean
  readonly leads: boolean
  readonly leadership: number
}

/** What a player has in an environ to search with. */
export interface SearchParty {
  /** Combat strength of his military units, and the Leadership of who leads them. */
  readonly strength: number
  readonly leadership: number
  /** Intelligence of each character who searches. */
  readonly intelligences: readonly number[]
}

/** Searches for characters (section 13 of the summary, case 11.0). */
export const searchRules = {
  /** rule 13.17 (case 11.1). */
  mayDeclare: decision(
    '13.17',
    (turn: Turn, player: Player): boolean => turn.phase === 'Search' && player === opponentOf(turn.player),
  ),

  /**
   * rule 13.13. All searches of the phase are named before the first is carried out.
   * @param resolved how many have been carried out
   * @param _before how many are declared so far
   * @param _now how many a new list has
   */
  mayDeclareAfter: decision('13.13', (resolved: number, _before: number, _now: number): boolean => resolved === 0),

  /** rule 13.13. Whether a search that was never declared is carried out. */
  mayImprovise: decision('13.13', (_by: Searcher): boolean => false),

  /** rule 13.13. Which of the declared searches is carried out next: any. */
  mayComeNext: decision('13.13', (_isFirstOfTheRest: boolean): boolean => true),

  /** rules 13.11, 13.22 (cases 11.1, 11.23). In as many environs as there are, and in each by either kind or both. */
  mayDeclareSo: decision('13.11 13.22', (_plans: readonly SearchPlan[]): boolean => true),

  /** rules 13.4, 13.19 (case 11.1). Whoever searches an environ is in it. */
  reaches: decision('13.4 13.19', (from: string, environ: string): boolean => from === environ),

  /** rules 6.2.5, 13.2, 13.4, 13.19 (case 11.1). Somebody detected to be found, whoever there is to search. */
  isPlaceToSearch: decision('6.2.5 13.2 13.4 13.19', (_own: Finders, enemy: Hidden): boolean => enemy.detected > 0),

  /** rule 13.19 (case 11.1). Whether the searcher's own captives are there to be found: he has them. */
  captivesHide: decision('13.19', (): boolean => false),

  /**
   * rules 13.20, 13.21, 15.7 (case 11.11). Who stands with military units is not looked for.
   * @param stack that a character is in
   * @param _unitsThere military units of his side in the environ, in whichever stack
   */
  canBeFound: decision('13.20 13.21 15.7', ({ units }: Group, _unitsThere: number): boolean => units === 0),

  /** rules 13.8, 13.10 (cases 11.21, 11.22). */
  maySearchAsCharacter: decision('13.8 13.10', ({ withUnits, leads }: Candidate): boolean => !withUnits && !leads),

  /** rule 13.8 (case 11.21). Whether who stands with units searches where an event calls for it. */
  mayLeaveUnitsByEvent: decision('13.8', (): boolean => false),

  /** rules 13.8, 13.10 (cases 11.21, 11.22). Of several who are to search together, each must be able to. */
  maySearchTogether: decision('13.8 13.10', (able: readonly boolean[]): boolean => able.every(Boolean)),

  /** rule 13.9 (case 11.21). When characters leave the units they stand with, so as to search. */
  mayLeaveUnits: decision(
    '13.9',
    (turn: Turn, player: Player): boolean => turn.phase === 'Search' && player === opponentOf(turn.player),
  ),

  /** rules 13.6, 13.11 (cases 11.23, 11.4). Each kind searches by itself. */
  searchValue: decision('13.6 13.11', (by: Searcher, { strength, leadership, intelligences }: SearchParty): number =>
    by === 'characters' ? sum(intelligences) : strength + leadership,
  ),

  /**
   * case 11.4. The best Intelligence among them, room to hide in, and what some are good at.
   * @param _withUnits how many more characters there stand with their units, and do not hide
   */
  hidingValue: (
    intelligences: readonly number[],
    environSize: number,
    bonuses: readonly number[],
    _withUnits: number,
  ): number => Math.max(...intelligences) + environSize - intelligences.length + sum(bonuses),

  /** rule 13.6 (case 11.4). */
  finds: decision(
    '13.6',
    (searchValue: number, hidingValue: number, die: DieFace): boolean => die <= searchNumber(searchValue, hidingValue),
  ),

  /** rules 6.2.6, 6.3.1, 13.3, 13.14 (case 11.31). Who is detected by a search: those who make it, success or not. */
  seenSearching: decision(
    '6.2.6 6.3.1 13.3 13.14',
    (searchers: readonly string[], _others: readonly string[], _found: boolean, _turn: Turn): readonly string[] =>
      searchers,
  ),

  /** rules 13.7, 13.12 (cases 11.23, 11.32). Which kinds may attack after a search. */
  mayAttack: decision('13.7 13.12', (kind: Searcher, by: Searcher, found: boolean): boolean => found && kind === by),

  /** rule 13.15 (cases 11.32, 11.33). */
  mayDecline: decision('13.15', (_by: Searcher): boolean => true),

  /** rule 13.16 (case 11.34). Who was found and not attacked is lost from sight again. */
  staysFound: decision('13.16', (): boolean => false),

  /** rule 13.18 (case 11.12). Whether all else waits until what is awaited has been chosen: a search, an attack. */
  interrupts: decision('13.18', (_awaited: ChoicePurpose): boolean => true),
}
