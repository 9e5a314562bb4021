import {
  breakOffNumber,
  type CombatRound,
  combatRound,
  differentialColumn,
} from '../../components/charts/character-combat'
import { SQUAD_LEADER_ENDURANCE, squadOf } from '../../components/charts/squads'
import type { DieFace, Player, Weapon } from '../../components/names'
import { decision } from './decision'

export const AIMS = ['kill', 'capture'] as const
export type Aim = (typeof AIMS)[number]

/** Characters, or a band such as a squad. */
export type AttackerKind = 'characters' | 'band'

/** What is read from the table, and when. */
export interface Reading {
  readonly of: 'break-off' | 'results' | 'own wounds'
  readonly round: number
  readonly attacker: Player
  readonly attackers: AttackerKind
}

/** Combat of characters (case 12.0). */
export const characterCombatRules = {
  /**
   * rule 13.23 (cases 12.0, 12.1). Who has found the other attacks.
   * @param _idle characters of the finders' side who stand by
   */
  roles: decision(
    '13.23',
    (
      finders: readonly string[],
      found: readonly string[],
      _idle: readonly string[],
    ): { attackers: readonly string[]; defenders: readonly string[] } => ({
      attackers: finders,
      defenders: found,
    }),
  ),

  /** rule 13.1 (case 12.12). Military units send a squad. */
  squad: decision('13.1', (strength: number, led: boolean): { strength: number; endurance: number } => {
    const { strength: attack, endurance } = squadOf(strength)
    return { strength: attack, endurance: endurance + (led ? SQUAD_LEADER_ENDURANCE : 0) }
  }),

  /** rule 2.1 (case 12.3). What a declared aim stands for; undefined for anything else. */
  aimOf: decision('2.1', (declared: unknown): Aim | undefined => AIMS.find((aim) => aim === declared)),

  /** rule 2.1 (case 12.3). What is fought for where nobody has said it: undefined, and the fight waits. */
  aimUnsaid: decision('2.1', (_attackers: AttackerKind): Aim | undefined => undefined),

  /** rule 2.16 (case 12.85). */
  declaresAim: decision('2.16', (attacker: Player, _defender: Player): Player => attacker),

  /** rules 2.4, 2.16 (cases 12.8, 12.85). Said once, before the first round. */
  asksForAim: decision('2.4 2.16', (round: number): boolean => round === 1),

  /** rule 2.4 (case 12.8). What the aim comes to in a round. */
  aimIn: decision('2.4', (aim: Aim, _round: number): Aim => aim),

  /** rules 2.2, 2.3 (cases 12.5, 12.6). Two columns to the left for capture, for breaking off as for the results. */
  column: decision(
    '2.2 2.3',
    (differential: number, aim: Aim, _reading: Reading): number =>
      differentialColumn(differential) - (aim === 'capture' ? 2 : 0),
  ),

  /** rules 2.3, 2.4 (case 12.53). It comes on top of the shift for capture. */
  failedBreakOffShift: decision('2.3 2.4', (_aim: Aim): number => 1),

  /** case 12.5. */
  breaksOff: (column: number, die: number, who: 'active' | 'inactive'): boolean => die <= breakOffNumber(column, who),

  /** case 12.9. */
  round: (column: number, die: DieFace): CombatRound => combatRound(column, die),

  /** case 12.61. */
  woundsBy: (weapon: Weapon, wounds: number): number => (weapon === 'firefight' ? 2 * wounds : wounds),

  /** case 12.72. */
  strengthWith: (combat: number, wounds: number): number => Math.max(0, combat - wounds),
}
