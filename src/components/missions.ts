import { type DieChart, readChart } from './charts/die-chart'
import { byName, finder } from './lookup'
import { type DieFace, type MissionLetter, PLAYERS, type Player, type Rating } from './names'

/** What a mission's number of bonus draws is added up from; a rating is that of any one character of the group. */
export type BonusTerm =
  | Extract<Rating, 'intelligence' | 'leadership' | 'diplomacy'>
  /** One for each other character of the group. */
  | 'other characters'
  /** The loyalty of the planet before the mission, from -2 to +2 as the phasing player sees it. */
  | 'loyalty'
  | 'coup rating'
  /** Of the spaceship; its evasion value. */
  | 'evasion and cannon'
  /** Under torture, 6 and the difference of Intelligence instead. */
  | '3 and intelligence'

/** What letters bring about. Of two alternatives (`-or-`) the phasing player chooses one. */
export type MissionSuccess =
  | 'remove-1-0-or-put-pdb-down'
  | 'remove-unit-or-lower-pdb-and-put-it-down'
  /** One space in the player's favour. */
  | 'shift-loyalty'
  | 'start-rebellion'
  | 'stop-rebellion'
  | 'draw-possession'
  | 'draw-character'
  | 'detect-enemies-on-planet'
  | 'detect-enemies-on-planet-and-score-1'
  | 'free-captive'
  | 'kill-target'
  | 'place-camp'
  | 'replace-militia-by-1-0'
  /** Two Militia, one Patrol or one Line. */
  | 'replace-troops-by-2-1'
  | 'summon-friendly-sovereign'
  | 'summon-neutral-sovereign'
  | 'rescue-captive'
  | 'take-2-force-points'
  | 'take-8-force-points'
  | 'reveal-secret'

type Card = {
  readonly card: number
  readonly letter: MissionLetter
  readonly name: string
  readonly players: readonly Player[]
  /** case 13.51. Whether the group may hold a letter and go on for more. */
  readonly graded: boolean
  /** Letters beyond these do nothing. Left out where the card sets no limit. */
  readonly maxLetters?: number
  /** There are no ordinary draws for it. */
  readonly onlyBonusDraws?: true
}

const BOTH = PLAYERS
const REBEL = ['Rebel'] as const
const IMPERIAL = ['Imperial'] as const

/** The Mission cards of the Star System game. Card 55 is another mission for each player, and so has two rows. */
const STAR_SYSTEM_CARDS = [
  { card: 53, letter: 'S', name: 'Sabotage', players: BOTH, graded: true, maxLetters: 2 },
  { card: 54, letter: 'D', name: 'Diplomacy', players: BOTH, graded: true, maxLetters: 2 },
  { card: 55, letter: 'R', name: 'Start Rebellion', players: REBEL, graded: false, maxLetters: 1 },
  { card: 55, letter: 'R', name: 'Stop Rebellion', players: IMPERIAL, graded: true, maxLetters: 2 },
  { card: 56, letter: 'P', name: 'Scavenge for Possessions', players: REBEL, graded: false, maxLetters: 1 },
  { card: 57, letter: 'G', name: 'Gain Characters', players: BOTH, graded: false, maxLetters: 1 },
  { card: 58, letter: 'I', name: 'Gather Information', players: BOTH, graded: true, maxLetters: 2 },
  { card: 59, letter: 'F', name: 'Free Prisoners', players: BOTH, graded: true },
  { card: 60, letter: 'A', name: 'Assassination', players: BOTH, graded: false, maxLetters: 1 },
  { card: 61, letter: 'B', name: 'Start Rebel Camp', players: REBEL, graded: false, maxLetters: 1 },
  { card: 62, letter: 'T', name: 'Subvert Troops', players: REBEL, graded: true, maxLetters: 2 },
  { card: 63, letter: 'C', name: 'Coup', players: BOTH, graded: true },
] as const satisfies readonly Card[]

/** The Mission cards that only the larger games use. */
const OTHER_CARDS = [
  { card: 64, letter: 'E', name: 'Summon Sovereign', players: BOTH, graded: false },
  { card: 65, letter: 'J', name: 'Spaceship Quest', players: BOTH, graded: false, onlyBonusDraws: true },
  { card: 66, letter: 'H', name: 'Steal Enemy Resources', players: BOTH, graded: false },
  { card: 67, letter: 'Q', name: 'Question Prisoner', players: BOTH, graded: false, onlyBonusDraws: true },
] as const satisfies readonly Card[]

/** case 13.2. The missions on which a Rebel Camp may go. */
const CAMP_LETTERS: readonly MissionLetter[] = ['S', 'D', 'I', 'F', 'T', 'C']

/** case 13.2. */
export type MissionName = (typeof STAR_SYSTEM_CARDS | typeof OTHER_CARDS)[number]['name']

/** case 13.6. The terms of bonus draws that the cards print. */
const BONUS_DRAWS = {
  S: [],
  D: ['diplomacy', 'other characters', 'loyalty'],
  R: [],
  P: [],
  G: [],
  I: ['intelligence'],
  F: [],
  A: ['intelligence'],
  B: ['leadership'],
  T: ['leadership'],
  C: ['leadership', 'coup rating'],
  E: ['diplomacy', 'leadership'],
  J: ['evasion and cannon'],
  H: ['intelligence', 'other characters'],
  Q: ['3 and intelligence'],
} as const satisfies Readonly<Record<MissionLetter, readonly BonusTerm[]>>

/** case 13.2. By the number of letters; or the same for each of them. */
export type Degrees = { readonly [letters in 1 | 2]?: MissionSuccess } | { readonly perLetter: MissionSuccess }

/** case 13.2. What the cards promise for letters. */
const SUCCESSES = {
  Sabotage: { 1: 'remove-1-0-or-put-pdb-down', 2: 'remove-unit-or-lower-pdb-and-put-it-down' },
  Diplomacy: { perLetter: 'shift-loyalty' },
  'Start Rebellion': { 1: 'start-rebellion' },
  'Stop Rebellion': { 2: 'stop-rebellion' },
  'Scavenge for Possessions': { 1: 'draw-possession' },
  'Gain Characters': { 1: 'draw-character' },
  'Gather Information': { 1: 'detect-enemies-on-planet', 2: 'detect-enemies-on-planet-and-score-1' },
  'Free Prisoners': { perLetter: 'free-captive' },
  Assassination: { 1: 'kill-target' },
  'Start Rebel Camp': { 1: 'place-camp' },
  'Subvert Troops': { 1: 'replace-militia-by-1-0', 2: 'replace-troops-by-2-1' },
  Coup: { perLetter: 'shift-loyalty' },
  'Summon Sovereign': { 1: 'summon-friendly-sovereign', 2: 'summon-neutral-sovereign' },
  'Spaceship Quest': { 1: 'rescue-captive' },
  'Steal Enemy Resources': { 1: 'take-2-force-points', 2: 'take-8-force-points' },
  'Question Prisoner': { 1: 'reveal-secret' },
} as const satisfies Readonly<Record<MissionName, Degrees>>

/** case 13.2. A mission as its card describes it. */
export type Mission = Card & {
  readonly name: MissionName
  /** Whether it is used in the Star System game. */
  readonly starSystem: boolean
  readonly bonusDraws: readonly BonusTerm[]
  readonly rebelCamp: boolean
  readonly success: Degrees
}

const missionsOf = (cards: readonly (Card & { readonly name: MissionName })[], starSystem: boolean) =>
  cards.map(
    (card): Mission => ({
      ...card,
      starSystem,
      bonusDraws: BONUS_DRAWS[card.letter],
      rebelCamp: CAMP_LETTERS.includes(card.letter),
      success: SUCCESSES[card.name],
    }),
  )

/** case 13.2. The missions by name, in the order of their cards. */
export const MISSIONS: ReadonlyMap<string, Mission> = byName([
  ...missionsOf(STAR_SYSTEM_CARDS, true),
  ...missionsOf(OTHER_CARDS, false),
])

/** case 13.2. */
export const missionNamed = finder('mission', MISSIONS)

/** What a failed Assassination may do to the group; a capture needs enemy units in the environ (case 12.87). */
export const ASSASSINATION_FATES = ['nothing', 'captured', 'killed'] as const
/** card 60. */
export type AssassinationFate = (typeof ASSASSINATION_FATES)[number]

/** card 60, read when an Assassination was neither completed nor aborted. */
export const ASSASSINATION_FAILED = {
  columns: ['fate of the group'],
  1: ['nothing'],
  2: ['nothing'],
  3: ['nothing'],
  4: ['captured'],
  5: ['captured'],
  6: ['killed'],
} as const satisfies DieChart<AssassinationFate>

/** card 60. What becomes of the group. */
export const failedAssassination = (die: DieFace): AssassinationFate => readChart(ASSASSINATION_FAILED, 0, die)
