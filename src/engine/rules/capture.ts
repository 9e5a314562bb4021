import type { Player } from '../../components/names'
import type { Turn } from '../state'
import type { Aim, AttackerKind } from './character-combat'
import { decision } from './decision'

/** Captives and their guards: section 2 of the summary, case 12.8. */
export const captureRules = {
  /** rule 2.17 (case 12.86). Whether a star in either half of the table captures. */
  starsCount: decision(
    '2.17',
    (aim: Aim, _wounding: 'attackers' | 'defenders', _attackers: AttackerKind): boolean => aim === 'capture',
  ),

  /** rule 2.17 (case 12.86). Whether there are wounds where a star stands; it is the star alone that may mean nothing. */
  starsWound: decision('2.17', (_aim: Aim): boolean => true),

  /** rule 2.5 (case 12.8). Who dies of the wounds of a round is not captured in it. */
  woundsComeFirst: decision('2.5', (): boolean => true),

  /** rule 2.5 (case 12.8). Whether the wounds of a round fall on those who are captured in it as well. */
  woundsFallOnCaptives: decision('2.5', (): boolean => true),

  /** rule 2.6 (case 12.8). Those among whom chance draws a captive. */
  candidates: decision('2.6', (active: readonly string[], _inactive: readonly string[]): readonly string[] => active),

  /** rule 2.7 (case 12.81). However a character was taken. */
  needsGuard: decision('2.7', (_taken: 'in combat' | 'by mishap'): boolean => true),

  /**
   * rules 2.7, 2.14 (case 12.81). Who may be named guard: whoever has taken the captive.
   * @param _others further pieces of the captor
   */
  mayGuard: decision(
    '2.7 2.14',
    (force: readonly string[], _others: { readonly here: readonly string[]; readonly elsewhere: readonly string[] }) =>
      force,
  ),

  /** rule 2.7 (case 12.81). Whether the captor may let a captive go instead of naming a guard. */
  mayDeclineGuard: decision('2.7', (): boolean => false),

  /** rule 2.15 (case 12.84). Whether captives may be given wounds of the rounds that follow. */
  woundsReachCaptives: decision('2.15', (): boolean => false),

  /** rule 2.15 (case 12.84). For whom a captive fights in the rest of the combat. */
  fightsFor: decision('2.15', (): 'attacker' | 'defender' | 'nobody' => 'nobody'),

  /** rule 2.14 (case 12.83). What becomes of captives whose captors all died in the same combat. */
  freedWithCaptors: decision('2.14', (): boolean => true),

  /** rule 2.10 (case 12.81). Whether captives add to what their captors do. */
  lend: decision(
    '2.10',
    (_to: 'search' | 'own search' | 'hiding' | 'combat' | 'leadership' | 'piloting' | 'evasion' | 'mission'): boolean =>
      false,
  ),

  /** rule 2.9 (case 12.81). Whether a unit that guards moves, reacts, fights, searches and sends a squad as any other. */
  guardingUnitActs: decision('2.9', (_act: 'move' | 'react' | 'fight' | 'search' | 'squad'): boolean => true),

  /**
   * rule 2.11 (case 12.81). By the reading of the rule: in the Movement Segment of the captor.
   * @param by who gives the order
   * @param _hasMoved whether the captive has moved in this segment
   */
  mayHandOver: decision(
    '2.11',
    (turn: Turn, captor: Player, by: Player, _hasMoved: boolean): boolean =>
      by === captor && turn.segment === 'Movement' && turn.player === captor,
  ),

  /** rule 2.11 (case 12.81). Whom a captive is handed to: a piece of whoever holds him, in his own environ. */
  mayTakeOver: decision(
    '2.11',
    (_guard: 'character' | 'military unit', inSameEnviron: boolean, isCaptors: boolean, _hasMoved: boolean): boolean =>
      inSameEnviron && isCaptors,
  ),

  /** rule 2.12 (case 12.82). How many captives a Free Prisoners mission with so many letters frees. */
  freedByMission: decision('2.12', (letters: number): number => letters),

  /** rule 2.12 (case 12.82). Which captives a mission can free: those of its own side who are held where it is. */
  isInReach: decision('2.12', (isOwn: boolean, inSameEnviron: boolean): boolean => isOwn && inSameEnviron),

  /** rules 2.13, 2.14 (cases 12.82, 12.83). At once, whenever it is. */
  isFreedWith: decision(
    '2.13 2.14',
    (captors: { readonly stacked: number; readonly nearby: number }, _guardIsLeft: boolean, _turn: Turn): boolean =>
      captors.stacked === 0,
  ),
}
