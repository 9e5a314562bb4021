import { byName, finder } from './lookup'
import type { CardSection, MissionLetter, Player, Rating } from './names'

/** The ratings of a card (case 6.1). Space leadership stands in parentheses; the Star System game does not use it. */
export type Ratings = Readonly<Record<Rating | 'spaceLeadership', number>>

/** case 13.6. Bonus draws by the letter of the mission. */
export type BonusDraws = Readonly<Partial<Record<MissionLetter, number>>>

/** case 13.41. What a member may keep from his group. */
export const IGNORABLE_EVENTS = ['creature attack', 'irate locals', 'diplomacy aborted'] as const
export type IgnorableEvent = (typeof IGNORABLE_EVENTS)[number]

/** case 13.41. An event that its bearer does not suffer: the first of its kind, or every one. */
export interface IgnoreEvent {
  readonly code: 'ignore-event'
  readonly event: IgnorableEvent
  readonly which: 'first' | 'every'
  /** Only on a mission, or on this one. */
  readonly mission?: 'any' | MissionLetter
  /** Only in environs whose events are read in these sections of the cards (case 13.32). */
  readonly sections?: readonly CardSection[]
  /** Only when these attack. */
  readonly by?: 'sentry robots' | 'creatures that use Intelligence'
}

/** case 6.1. The special abilities of the characters. A scope names the game levels at which alone an ability counts. */
export type Ability =
  | IgnoreEvent
  | { readonly code: 'hiding-bonus'; readonly amount: number }
  | {
      readonly code: 'rating-bonus-with'
      readonly with: string
      readonly amount: number
      readonly except: readonly Rating[]
    }
  /** case 13.72. */
  | {
      readonly code: 'heal-stack'
      readonly who: 'himself and Rebels stacked with him'
      readonly when: 'start of the Rebel player-turn'
    }
  | { readonly code: 'repair'; readonly scope: 'province and galactic' }
  | { readonly code: 'reveal-secret'; readonly scope: 'galactic' }

/** case 6.1. Title, royalty and home planets have no effect in the Star System game. */
export interface CharacterCard {
  readonly card: number
  readonly name: string
  readonly player: Player
  readonly race: string
  readonly title?: string
  readonly royalty: boolean
  /** An Imperial Knight, who may receive a spaceship (case 14.61). */
  readonly knight: boolean
  readonly ratings: Ratings
  readonly homePlanets: readonly string[]
  readonly bonusDraws: BonusDraws
  /** The spaceship the character brings along (cases 14.53 and 14.6). */
  readonly ship?: string
  readonly abilities: readonly Ability[]
}

type CharacterRow = Omit<CharacterCard, 'player' | 'ratings' | 'royalty' | 'knight' | 'bonusDraws' | 'abilities'> &
  Partial<Pick<CharacterCard, 'royalty' | 'knight' | 'bonusDraws' | 'abilities'>> & {
    /** As printed, the space leadership after the leadership. */
    readonly ratings: readonly [
      combat: number,
      endurance: number,
      intelligence: number,
      leadership: number,
      spaceLeadership: number,
      diplomacy: number,
      navigation: number,
    ]
  }

// biome-ignore format: laid out like a table, a character a line, and what only some cards have beneath
const REBELS: readonly CharacterRow[] = [
  { card:  1, name: 'Zina Adora',       ratings: [1, 2, 3, 2, 0, 2, 1], race: 'Rhone',    homePlanets: ['Adare'],
    title: 'Princess of Adare', royalty: true, bonusDraws: { I: 1 } },
  { card:  2, name: 'Adam Starlight',   ratings: [3, 4, 2, 1, 1, 0, 4], race: 'Rhone',    homePlanets: ['Liomax'] },
  { card:  3, name: 'Agan Rafa',        ratings: [5, 6, 1, 2, 0, 0, 3], race: 'Rhone',    homePlanets: ['Pronox'],
    bonusDraws: { I: 1, A: 2 } },
  { card:  4, name: 'Frun Sentel',      ratings: [5, 5, 1, 1, 0, 1, 3], race: 'Xanthon',  homePlanets: ['Xan'],
    title: 'Prince of Xan', royalty: true, bonusDraws: { B: 1, A: 2 } },
  { card:  5, name: 'Odene Hobar',      ratings: [3, 4, 3, 2, 1, 2, 2], race: 'Leonid',   homePlanets: ['Heliax'],
    title: 'Prince of Heliax', royalty: true },
  { card:  6, name: 'Ly Mantok',        ratings: [5, 4, 4, 3, 2, 1, 5], race: 'Saurian',  homePlanets: ['Jura'],
    bonusDraws: { T: 2 }, ship: 'Explorer' },
  { card:  7, name: 'Vudot Vodot',      ratings: [1, 2, 4, 2, 0, 4, 0], race: 'Suvan',    homePlanets: ['Akubera'],
    bonusDraws: { C: 2, E: 2 } },
  { card:  8, name: 'Ran Jayma',        ratings: [4, 5, 2, 1, 0, 0, 5], race: 'Piorad',   homePlanets: ['Ownex'],
    bonusDraws: { A: 1 } },
  { card:  9, name: 'Tourag',           ratings: [3, 3, 2, 1, 1, 2, 4], race: 'Rhone',    homePlanets: ['Diomas'],
    bonusDraws: { T: 1, P: 1 }, ship: 'Solar Merchant' },
  { card: 10, name: 'Rayner Derban',    ratings: [5, 5, 4, 4, 1, 3, 4], race: 'Rhone',    homePlanets: ['Orlog'],
    bonusDraws: { S: 2 } },
  { card: 11, name: 'Kogus',            ratings: [5, 5, 2, 0, 0, 0, 3], race: 'Kayn',     homePlanets: ['Niconi'],
    abilities: [{ code: 'rating-bonus-with', with: 'Zina Adora', amount: 1, except: ['endurance'] }] },
  { card: 12, name: 'Doctor Sontag',    ratings: [2, 2, 4, 1, 0, 3, 0], race: 'Rhone',    homePlanets: ['Orlog'],
    bonusDraws: { I: 2 },
    abilities: [{ code: 'heal-stack', who: 'himself and Rebels stacked with him', when: 'start of the Rebel player-turn' }] },
  { card: 13, name: 'Scott Rubel',      ratings: [3, 4, 1, 1, 0, 0, 5], race: 'Rhone',    homePlanets: ['Adrax'] },
  { card: 14, name: 'Boccanegra',       ratings: [5, 5, 2, 2, 1, 0, 4], race: 'Piorad',   homePlanets: ['Ayod'],
    ship: 'Planetary Privateer', abilities: [{ code: 'hiding-bonus', amount: 1 }] },
  { card: 15, name: 'Drakir Grebb',     ratings: [3, 4, 3, 1, 0, 1, 2], race: 'Calma',    homePlanets: ['Suti'],
    title: 'Prince of Suti', royalty: true },
  { card: 16, name: 'Yarro Latac',      ratings: [2, 3, 3, 1, 0, 0, 4], race: 'Theshian', homePlanets: ['Rhexia'],
    abilities: [{ code: 'repair', scope: 'province and galactic' },
      { code: 'ignore-event', event: 'creature attack', which: 'every', by: 'sentry robots' }] },
  { card: 17, name: 'Professor Mareg',  ratings: [3, 4, 4, 0, 0, 0, 2], race: 'Illias',   homePlanets: ['Cercis'],
    abilities: [{ code: 'ignore-event', event: 'creature attack', which: 'first', sections: ['special', 'wild'] },
      { code: 'reveal-secret', scope: 'galactic' }] },
  { card: 18, name: 'Oneste Woada',     ratings: [0, 3, 3, 0, 0, 3, 1], race: 'Henone',   homePlanets: ['Horon'],
    abilities: [{ code: 'ignore-event', event: 'irate locals', which: 'every' }] },
  { card: 19, name: 'Sidir Ganang',     ratings: [3, 3, 3, 0, 0, 1, 3], race: 'Segunden', homePlanets: ['Bajukai'],
    bonusDraws: { C: 1, B: 1 } },
  { card: 20, name: 'Bridne Murcada',   ratings: [3, 3, 4, 0, 0, 0, 3], race: 'Ursi',     homePlanets: ['Lysenda'],
    bonusDraws: { A: 3 }, abilities: [{ code: 'hiding-bonus', amount: 2 }] },
]

// biome-ignore format: laid out like a table, a character a line, and what only some cards have beneath
const IMPERIALS: readonly CharacterRow[] = [
  { card: 21, name: 'Thysa Kymbo',      ratings: [1, 2, 3, 1, 1, 1, 0], race: 'Rhone',    homePlanets: ['Orlog'],
    title: 'Princess of Orlog', royalty: true, bonusDraws: { I: 2, C: 1, E: 2 } },
  { card: 22, name: 'Barca',            ratings: [5, 4, 4, 4, 3, 1, 4], race: 'Kayn',     homePlanets: ['Kalgar'],
    bonusDraws: { S: 2 } },
  { card: 23, name: 'Saytar',           ratings: [4, 4, 4, 2, 2, 1, 3], race: 'Charkhan', homePlanets: ['Charkhan'] },
  { card: 24, name: 'Telmen',           ratings: [4, 4, 3, 3, 2, 0, 4], race: 'Rhone',    homePlanets: ['Tsipa'] },
  { card: 25, name: 'Jon Kidu',         ratings: [3, 4, 3, 3, 1, 1, 1], race: 'Saurian',  homePlanets: ['Chim', 'Squamot'],
    title: 'Governor of Chim', bonusDraws: { A: 1, C: 1 } },
  { card: 26, name: 'Gelba',            ratings: [3, 3, 2, 3, 1, 2, 1], race: 'Rhone',    homePlanets: ['Trov', 'Adrax'],
    title: 'Governor of Trov', bonusDraws: { C: 1 } },
  { card: 27, name: 'Senator Dermond',  ratings: [2, 2, 4, 0, 0, 4, 0], race: 'Rhone',    homePlanets: ['Diomas'],
    bonusDraws: { C: 2 } },
  { card: 28, name: 'Redjac',           ratings: [6, 6, 3, 2, 2, 1, 5], race: 'Rhone',    homePlanets: ['Magro', 'Diomas', 'Orlog'],
    title: 'Knight of the Empire', knight: true, bonusDraws: { A: 1, S: 1, E: 1 }, ship: "Redjac's Spaceship" },
  { card: 29, name: 'Jin Voles',        ratings: [5, 5, 2, 1, 1, 0, 5], race: 'Segunden', homePlanets: ['Tiglyf'],
    title: 'Knight of the Empire', knight: true, bonusDraws: { A: 1 } },
  { card: 30, name: 'Vans Ka-Tie-A',    ratings: [4, 5, 2, 1, 1, 1, 4], race: 'Rhone',    homePlanets: ['Lonica'],
    title: 'Knight of the Empire', knight: true, bonusDraws: { I: 1 } },
  { card: 31, name: 'Els Taroff',       ratings: [4, 5, 3, 1, 1, 0, 5], race: 'Rhone',    homePlanets: ['Liomax'],
    title: 'Knight of the Empire', knight: true, bonusDraws: { S: 1 } },
  { card: 32, name: 'Emperor Coreguya', ratings: [2, 3, 2, 2, 1, 2, 1], race: 'Rhone',    homePlanets: ['Orlog'],
    title: 'King of Orlog', royalty: true, bonusDraws: { C: 1, E: 3 } },
]

const ratingsFrom = ([
  combat,
  endurance,
  intelligence,
  leadership,
  spaceLeadership,
  diplomacy,
  navigation,
]: CharacterRow['ratings']): Ratings => ({
  combat,
  endurance,
  intelligence,
  leadership,
  spaceLeadership,
  diplomacy,
  navigation,
})

const cardsOf = (player: Player, rows: readonly CharacterRow[]) =>
  rows.map(
    (row): CharacterCard => ({
      royalty: false,
      knight: false,
      bonusDraws: {},
      abilities: [],
      ...row,
      player,
      ratings: ratingsFrom(row.ratings),
    }),
  )

/** case 6.1. The 32 characters by name, in the order of their cards. */
export const CHARACTERS: ReadonlyMap<string, CharacterCard> = byName([
  ...cardsOf('Rebel', REBELS),
  ...cardsOf('Imperial', IMPERIALS),
])

/** case 6.1. */
export const characterNamed = finder('character', CHARACTERS)
