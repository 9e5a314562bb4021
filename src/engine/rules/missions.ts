import type { EventCode } from '../../components/action-cards'
import { sectionOf } from '../../components/action-cards'
import { MISSIONS, type Mission, type MissionName } from '../../components/missions'
import type { CardSection, EnvironType, Loyalty, Player } from '../../components/names'
import type { UnitKindName } from '../../components/units'
import { sum } from '../../lib/sum'
import type { EnvironState, MissionGroup, Turn } from '../state'
import { decision } from './decision'
import { CONDITIONS, type MissionPlace } from './mission-conditions'
import type { BegunEnviron, BonusFacts, Candidate, Ending, Losses, ReadingOfCard } from './mission-facts'

type Camp = EnvironState['camp']

/** Missions: sections M.0 to M.2 of the summary, case 13.0. */
export const missionRules = {
  /** rule M.1.1 (case 13.1). */
  mayAssign: decision(
    'M.1.1',
    (turn: Turn, player: Player): boolean => turn.phase === 'Mission' && turn.player === player,
  ),

  /** rule M.1.2 (case 13.1). The mission of which there is a card by this name. */
  called: decision('M.1.2', (name: string): Mission | undefined => MISSIONS.get(name)),

  /** rule M.1.14 (case 13.2). */
  isAvailable: decision('M.1.14', (mission: Mission): boolean => mission.starSystem),

  /** rules 12.3, M.1.11, M.2.9, M.2.10 (case 13.2). */
  isOpenTo: decision('12.3 M.1.11 M.2.9 M.2.10', (mission: Mission, player: Player): boolean =>
    mission.players.includes(player),
  ),

  /** rules 2.8, 15.15, M.1.3, M.1.4, M.1.8, M.1.10, M.1.41 (cases 13.1, 13.7). */
  mayGo: decision(
    '2.8 15.15 M.1.3 M.1.4 M.1.8 M.1.10 M.1.41',
    ({ isCamp, isCharacter, own, withUnits, barred, guards, mission }: Candidate): boolean =>
      mission === undefined && own && (isCamp || (isCharacter && !withUnits && !barred && !guards)),
  ),

  /** rule 2.8 (case 13.1). Of several who are to go together, each must be able to. */
  mayAllGo: decision('2.8', (able: readonly boolean[]): boolean => able.every(Boolean)),

  /** rule M.1.4 (case 13.1). Where each of a group stands. */
  mayGoTo: decision('M.1.4', (environ: string, standIn: readonly (string | undefined)[]): boolean =>
    standIn.every((place) => place === environ),
  ),

  /** rule M.1.10 (case 13.1). Whether missions begin anew where those of the phase are over. */
  mayReopen: decision('M.1.10', (): boolean => false),

  /** rule M.2.11 (card 61). A camp acts from the next Rebel player-turn on. */
  campActs: decision('M.2.11', (camp: Camp): boolean => camp === 'established'),

  /** rules M.1.9, M.2.11, M.2.12, M.2.17 (cases 13.1, 13.2). A camp goes alone, and not on every mission. */
  mayGoTogether: decision(
    'M.2.11 M.2.12 M.2.17 M.1.9',
    (mission: Mission, camps: number, characters: number, _groupsThere: number): boolean =>
      camps === 0 ? characters > 0 : camps === 1 && characters === 0 && mission.rebelCamp,
  ),

  /** rules 4.2, 4.6, 6.2.7, 12.6, 12.9, 12.10, 12.24, M.1.12, M.2.1, M.2.2, M.2.3, M.2.15, M.2.25 (case 13.2). */
  meetsCondition: decision(
    '4.2 4.6 6.2.7 12.6 12.9 12.10 12.24 M.1.12 M.2.1 M.2.2 M.2.3 M.2.15 M.2.25',
    (mission: MissionName, place: MissionPlace, player: Player): boolean =>
      CONDITIONS[mission]?.(place, player) ?? true,
  ),

  /** rules M.0.2, M.1.6 (case 13.1). One environ is brought to its end before another begins. */
  mayBegin: decision('M.0.2 M.1.6', (begun: readonly BegunEnviron[]): boolean => begun.length === 0),

  /** rule M.1.7 (case 13.1). Any environ may be the next, of all in which groups are at work. */
  mayBeNext: decision('M.1.7', (_environ: string, _waiting: readonly string[]): boolean => true),

  /** rules M.1.17, M.1.48 (cases 13.3, 13.52). A card is dealt with before anything else is done. */
  mayInterrupt: decision('M.1.17 M.1.48', (_order: string, _awaited: string): boolean => false),

  /** rule M.1.19 (case 13.3). */
  eventComesFirst: decision('M.1.19', (_event: EventCode): boolean => true),

  /** rule M.0.1. Whether a card that is drawn in an environ is read in another. */
  isReadIn: decision('M.0.1', (environ: string, drawnIn: string): boolean => environ === drawnIn),

  /** rules 7.5, M.0.3, M.1.15, M.1.33 (case 13.3). */
  mayDraw: decision(
    '7.5 M.0.3 M.1.15 M.1.33',
    (charged: number, environSize: number, _groups: number, _successes: number): boolean => charged < environSize,
  ),

  /** rules M.1.13, M.1.21 to M.1.24 (case 13.32). */
  section: decision(
    'M.1.13 M.1.21 M.1.22 M.1.23 M.1.24',
    (type: EnvironType, _bonus: boolean): CardSection => sectionOf(type),
  ),

  /** rule M.1.27 (case 13.42). By the reading of the rule, a card whose event is ignored is not charged. */
  chargesIgnored: decision('M.1.27', (_event: EventCode): boolean => false),

  /** rules M.0.4, M.1.5, M.1.20, M.1.32, M.2.12 (case 13.5). Whether a letter on a card counts for a group. */
  letterCounts: decision(
    'M.0.4 M.1.5 M.1.20 M.1.32 M.2.12 12.1',
    (mission: Mission, letters: readonly string[], alive: boolean, _reading: ReadingOfCard): boolean =>
      alive && letters.includes(mission.letter),
  ),

  /** rules M.1.42, M.1.43, M.2.23 (case 13.51). Who may hold a letter and go on. */
  mayGoOn: decision('M.1.42 M.1.43 M.2.23', (mission: Mission): boolean => mission.graded),

  /** rule M.1.45 (case 13.51). Whether a letter that is held does something before the mission ends. */
  heldLettersWork: decision('M.1.45', (): boolean => false),

  /** rule M.1.16 (case 13.3). */
  mayStop: decision('M.1.16', (_charged: number, _environSize: number): boolean => true),

  /** rules M.1.46, M.1.47, M.1.49, M.1.50 (cases 13.51, 13.52). With how many of its letters a mission ends. */
  lettersKept: decision(
    'M.1.46 M.1.47 M.1.49 M.1.50',
    (letters: number, ending: Ending, _losses: Losses, _mission: MissionName): number =>
      ending === 'aborted' || ending === 'lost' ? 0 : letters,
  ),

  /** rule M.1.47 (case 13.44). Whether a group is done with, letters and all, as so many of it are left. */
  isLost: decision('M.1.47', (left: number): boolean => left === 0),

  /** rules M.1.44, M.2.24, 12.4 (case 13.52). How many letters a mission that ends is paid for. */
  lettersPaid: decision('12.4 M.1.44 M.2.24', (mission: Mission, letters: number): number =>
    needsTwo(mission) && letters < 2 ? 0 : Math.min(letters, mission.maxLetters ?? letters),
  ),

  /** rule M.1.44 (card 53). Which units Sabotage may remove. */
  sabotages: decision(
    'M.1.44',
    (kind: UnitKindName, letters: number): boolean => letters > 1 || kind === 'Militia' || kind.endsWith('1-0'),
  ),

  /** rules M.1.50, M.1.51 (case 13.52). Whether a group is done when the last ordinary card has been drawn. */
  endsWithLastCard: decision('M.1.50 M.1.51', (bonusDraws: number, _letters: number): boolean => bonusDraws === 0),

  /** rules M.1.18, M.1.30, M.1.34 (cases 13.3, 13.44, 13.6). */
  mayDrawBonus: decision(
    'M.1.18 M.1.30 M.1.34',
    (status: MissionGroup['status'], charged: number, environSize: number, _abortedThere: number): boolean =>
      status === 'active' && charged >= environSize,
  ),

  /** rules M.1.38, M.1.39, M.1.40, M.2.13 (case 13.6). */
  bonusDraws: decision('M.1.38 M.1.39 M.1.40 M.2.13', ({ isCamp, terms, specials, extra }: BonusFacts): number =>
    isCamp ? 0 : Math.max(0, sum(terms) + specials + extra),
  ),

  /** rules M.1.38, M.1.40 (case 13.6). Whose ratings and abilities a group reckons with: of its own, those who are left. */
  reckonedWith: decision(
    'M.1.38 M.1.40',
    (group: readonly string[], _inEnviron: readonly string[], _lost: readonly string[]): readonly string[] => group,
  ),

  /** rule M.1.36 (case 13.6). How many of its bonus cards a group draws with one order, whatever letters it has by then. */
  drawnInOneGo: decision('M.1.36', (due: number, _letters: number): number => due),

  /** rules M.1.35, M.1.51 (cases 13.52, 13.6). For whom a group draws the letters of its bonus cards. */
  bonusLettersFor: decision(
    'M.1.35 M.1.51',
    (drawing: MissionGroup, _active: readonly MissionGroup[]): readonly MissionGroup[] => [drawing],
  ),

  /** rule M.0.1. The events of an environ that bear on the bonus draws there. */
  eventsFelt: decision(
    'M.0.1',
    (here: readonly EventCode[], _elsewhere: readonly EventCode[]): readonly EventCode[] => here,
  ),

  /** rule M.1.37 (case 13.6). */
  bonusEventsCount: decision('M.1.37', (_event: EventCode): boolean => false),

  /** rules M.2.6, M.2.7 (case 13.6). What loyalty adds to the bonus draws of Diplomacy. */
  loyaltyTerm: decision('M.2.6 M.2.7', (loyalty: Loyalty, player: Player): number =>
    player === 'Rebel' ? REBEL_VALUE[loyalty] : -REBEL_VALUE[loyalty],
  ),

  /** rule M.2.4 (case 13.6). */
  coupTerm: decision('M.2.4', (rating: number): number => rating),

  /** rule M.2.8 (card 54). What a sovereign in the environ adds to the bonus draws of Diplomacy. */
  sovereignTerm: decision('M.2.8', (_sovereign: string | undefined, _player: Player): number => 0),

  /** rule M.2.18 (card 60). Who fails to assassinate suffers for it; an aborted group does not roll. */
  rollsForFailure: decision('M.2.18', (status: 'aborted' | 'stopped'): boolean => status === 'stopped'),

  /** rule M.2.2 (card 63). Whether a Coup that has succeeded closes the environ to another. */
  leavesCoupMarker: decision('M.2.2', (_letters: number, _player: Player): boolean => true),

  /** rule M.2.15 (card 61). What becomes of the camp, or of its place, where another is founded. */
  campAfterFounding: decision('M.2.15', (camp: Camp): Camp => (camp === 'none' ? 'new' : camp)),

  /** card 61. What a Rebel Camp bears: loyalty to the Emperor, and not too many of his troops. */
  campStands: (loyalty: Loyalty | undefined, imperialStrength: number, environSize: number): boolean =>
    loyalty !== 'Dissent' && loyalty !== 'Unrest' && imperialStrength < environSize + 3,

  /** rule M.2.5 (case 16.19). Whether a mission wins a point at once, with so many letters. */
  scores: decision(
    'M.2.5',
    (mission: MissionName, letters: number): boolean => mission === 'Gather Information' && letters >= 2,
  ),

  /** case 16.19. */
  mostPoints: (): number => 1,
}

const REBEL_VALUE: Readonly<Record<Loyalty, number>> = { Patriotic: -2, Loyal: -1, Neutral: 0, Dissent: 1, Unrest: 2 }

/** Whether nothing comes of a mission with a single letter. */
const needsTwo = ({ success }: Mission): boolean => '2' in success && !('1' in success)

/** Events that contradict each other (case 13.42). */
export const CONTRADICTIONS: readonly (readonly [EventCode, EventCode])[] = [
  ['EXTRA_BONUS_DRAW', 'NO_BONUS_DRAWS'],
  ['NO_CREATURES', 'CREATURE_ATTACK'],
]
