import type { CoupTable } from './charts/coup'
import type { MissionName } from './missions'
import type { CardSection, EnvironType, Loyalty, MissionLetter } from './names'

/** case 13.4. The events of the Action Cards. */
export const EVENTS = [
  'ACCIDENT',
  'AGENT_REVEALS_MISSION',
  'ATROCITY',
  'CHARACTERS_DETECTED',
  'CHARACTERS_DETECTED_AND_SEARCH',
  'CIVIL_WAR',
  'COUP_ABORTED',
  'CREATURE_ATTACK',
  'DIPLOMACY_DEBATE',
  'DIPLOMACY_PROTOCOL',
  'EXTRA_BONUS_DRAW',
  'IRATE_LOCALS',
  'LOCALS_RAID',
  'NO_BONUS_DRAWS',
  'NO_CREATURES',
  'NO_ENEMY_SEARCH',
  'POPULACE_GOES_WILD',
  'REBELLION_ABORTED',
  'STUMBLE_ON_SQUAD',
  'SUBVERT_ABORTED',
] as const
/** case 13.4. */
export type EventCode = (typeof EVENTS)[number]

/** case 13.4. The name of an event in the protocol and in features: `no enemy search`. */
export const eventName = (code: EventCode): string => code.toLowerCase().replaceAll('_', ' ')

/** case 13.4. The events by name. */
export const EVENTS_BY_NAME: ReadonlyMap<string, EventCode> = new Map(EVENTS.map((code) => [eventName(code), code]))

/** case 13.4. An event as a card prints it: whom it is about, then its particulars. */
export type CardEvent =
  /** Of the characters on missions. The card does not say who picks him. */
  | { readonly code: 'ACCIDENT'; readonly about: 'one character'; readonly wounds: 1 }
  | {
      readonly code: 'AGENT_REVEALS_MISSION'
      readonly about: 'one group'
      readonly aborts: 'any'
      readonly detected: true
    }
  /** Galactic game only. */
  | { readonly code: 'ATROCITY'; readonly about: 'nobody' }
  | { readonly code: 'CHARACTERS_DETECTED'; readonly about: 'environ' }
  | { readonly code: 'CHARACTERS_DETECTED_AND_SEARCH'; readonly about: 'one unsearched group' }
  /** Only where loyalty is 1 or 2 spaces in the phasing player's favour and the planet is not in Rebellion. */
  | { readonly code: 'CIVIL_WAR'; readonly about: 'planet'; readonly loyalty: Loyalty }
  | (Aborting<'COUP_ABORTED', 'Coup'> & { readonly detected: true; readonly table: CoupTable })
  /** Where the environ names no creature: nothing, or so many robots. */
  | { readonly code: 'CREATURE_ATTACK'; readonly about: 'one group'; readonly sentryRobots?: 1 | 2 }
  /** Not if a character of the group has this Diplomacy. */
  | (Aborting<'DIPLOMACY_DEBATE', 'Diplomacy'> & { readonly unlessDiplomacy: number })
  | (Aborting<'DIPLOMACY_PROTOCOL', 'Diplomacy'> & { readonly loyaltyShift: 1; readonly favours: 'non-phasing player' })
  | { readonly code: 'EXTRA_BONUS_DRAW'; readonly about: 'environ'; readonly amount: 1 }
  | { readonly code: 'IRATE_LOCALS'; readonly about: 'one group' }
  /** He chooses one of the two. */
  | { readonly code: 'LOCALS_RAID'; readonly about: 'non-phasing player'; readonly options: typeof RAID_OPTIONS }
  | { readonly code: 'NO_BONUS_DRAWS'; readonly about: 'environ'; readonly cause: 'rumors' | 'food' }
  | { readonly code: 'NO_CREATURES'; readonly about: 'environ' }
  | { readonly code: 'NO_ENEMY_SEARCH'; readonly about: 'environ'; readonly cause: 'shelter' | 'weather' }
  | { readonly code: 'POPULACE_GOES_WILD'; readonly about: 'environ'; readonly resourceFactor: 2 }
  | (Aborting<'REBELLION_ABORTED', 'Start Rebellion'> & { readonly detected: true })
  /** Only where the enemy controls the planet and has military units in the environ. */
  | { readonly code: 'STUMBLE_ON_SQUAD'; readonly about: 'one group' }
  /** Found by a squad; with an enemy leader among the units, captured. */
  | (Aborting<'SUBVERT_ABORTED', 'Subvert Troops'> & {
      readonly fate: 'found by squad'
      readonly fateIfEnemyLeader: 'captured'
    })

/** An event that ends this mission, and means nothing without it. */
type Aborting<Code extends EventCode, Mission extends MissionName> = {
  readonly code: Code
  readonly about: 'mission'
  readonly aborts: Mission
}

/** case 13.4. What the non-phasing player loses to a Locals Raid. */
export const RAID_OPTIONS = ['own unit in environ eliminated', 'own Up PDB put Down'] as const

const ACCIDENT: CardEvent = { code: 'ACCIDENT', about: 'one character', wounds: 1 }
const AGENT_REVEALS_MISSION: CardEvent = {
  code: 'AGENT_REVEALS_MISSION',
  about: 'one group',
  aborts: 'any',
  detected: true,
}
const ATROCITY: CardEvent = { code: 'ATROCITY', about: 'nobody' }
const CHARACTERS_DETECTED: CardEvent = { code: 'CHARACTERS_DETECTED', about: 'environ' }
const CHARACTERS_DETECTED_AND_SEARCH: CardEvent = {
  code: 'CHARACTERS_DETECTED_AND_SEARCH',
  about: 'one unsearched group',
}
const CIVIL_WAR: CardEvent = { code: 'CIVIL_WAR', about: 'planet', loyalty: 'Neutral' }
const CREATURE_ATTACK: CardEvent = { code: 'CREATURE_ATTACK', about: 'one group' }
const DIPLOMACY_DEBATE: CardEvent = {
  code: 'DIPLOMACY_DEBATE',
  about: 'mission',
  aborts: 'Diplomacy',
  unlessDiplomacy: 2,
}
const DIPLOMACY_PROTOCOL: CardEvent = {
  code: 'DIPLOMACY_PROTOCOL',
  about: 'mission',
  aborts: 'Diplomacy',
  loyaltyShift: 1,
  favours: 'non-phasing player',
}
const EXTRA_BONUS_DRAW: CardEvent = { code: 'EXTRA_BONUS_DRAW', about: 'environ', amount: 1 }
const IRATE_LOCALS: CardEvent = { code: 'IRATE_LOCALS', about: 'one group' }
const LOCALS_RAID: CardEvent = { code: 'LOCALS_RAID', about: 'non-phasing player', options: RAID_OPTIONS }
const NO_CREATURES: CardEvent = { code: 'NO_CREATURES', about: 'environ' }
const POPULACE_GOES_WILD: CardEvent = { code: 'POPULACE_GOES_WILD', about: 'environ', resourceFactor: 2 }
const REBELLION_ABORTED: CardEvent = {
  code: 'REBELLION_ABORTED',
  about: 'mission',
  aborts: 'Start Rebellion',
  detected: true,
}
const STUMBLE_ON_SQUAD: CardEvent = { code: 'STUMBLE_ON_SQUAD', about: 'one group' }
const SUBVERT_ABORTED: CardEvent = {
  code: 'SUBVERT_ABORTED',
  about: 'mission',
  aborts: 'Subvert Troops',
  fate: 'found by squad',
  fateIfEnemyLeader: 'captured',
}

const creatureOrRobots = (sentryRobots: 1 | 2): CardEvent => ({ ...CREATURE_ATTACK, sentryRobots })
const coupAborted = (table: CoupTable): CardEvent => ({
  code: 'COUP_ABORTED',
  about: 'mission',
  aborts: 'Coup',
  detected: true,
  table,
})
const noBonusDraws = (cause: 'rumors' | 'food'): CardEvent => ({ code: 'NO_BONUS_DRAWS', about: 'environ', cause })
const noEnemySearch = (cause: 'shelter' | 'weather'): CardEvent => ({
  code: 'NO_ENEMY_SEARCH',
  about: 'environ',
  cause,
})

/** case 13.3. */
export type Section = { readonly letters: readonly MissionLetter[]; readonly event: CardEvent }
/** case 13.3. */
export type ActionCard = { readonly card: number } & { readonly [section in CardSection]: Section }

/** case 13.3. The Action Cards 68 to 97. A row per section: its letters, then its event. */
const CARDS = {
  68: {
    urban: { letters: ['R', 'H'], event: CREATURE_ATTACK },
    special: { letters: ['B'], event: LOCALS_RAID },
    wild: { letters: ['P'], event: noEnemySearch('shelter') },
  },
  69: {
    urban: { letters: ['D'], event: creatureOrRobots(1) },
    special: { letters: ['C', 'S'], event: noEnemySearch('weather') },
    wild: { letters: ['P', 'I'], event: coupAborted('T1') },
  },
  70: {
    urban: { letters: ['P', 'I'], event: creatureOrRobots(2) },
    special: { letters: ['S', 'C'], event: CHARACTERS_DETECTED },
    wild: { letters: ['R', 'G'], event: LOCALS_RAID },
  },
  71: {
    urban: { letters: ['C', 'J'], event: IRATE_LOCALS },
    special: { letters: ['B', 'T'], event: REBELLION_ABORTED },
    wild: { letters: ['P', 'G'], event: noEnemySearch('weather') },
  },
  72: {
    urban: { letters: ['P', 'G'], event: IRATE_LOCALS },
    special: { letters: ['C'], event: DIPLOMACY_DEBATE },
    wild: { letters: ['D', 'H'], event: ATROCITY },
  },
  73: {
    urban: { letters: ['D'], event: REBELLION_ABORTED },
    special: { letters: ['G', 'I'], event: noEnemySearch('weather') },
    wild: { letters: ['R', 'S'], event: SUBVERT_ABORTED },
  },
  74: {
    urban: { letters: ['P'], event: AGENT_REVEALS_MISSION },
    special: { letters: ['B', 'H'], event: IRATE_LOCALS },
    wild: { letters: ['C'], event: CREATURE_ATTACK },
  },
  75: {
    urban: { letters: ['F', 'G'], event: CHARACTERS_DETECTED },
    special: { letters: ['D'], event: POPULACE_GOES_WILD },
    wild: { letters: ['A', 'H'], event: creatureOrRobots(1) },
  },
  76: {
    urban: { letters: ['A'], event: noEnemySearch('shelter') },
    special: { letters: ['B', 'E'], event: creatureOrRobots(1) },
    wild: { letters: ['F', 'B'], event: coupAborted('T2') },
  },
  77: {
    urban: { letters: ['C'], event: noEnemySearch('weather') },
    special: { letters: ['S', 'E'], event: coupAborted('T3') },
    wild: { letters: ['F', 'I'], event: EXTRA_BONUS_DRAW },
  },
  78: {
    urban: { letters: ['C', 'S'], event: EXTRA_BONUS_DRAW },
    special: { letters: ['D', 'G'], event: coupAborted('T4') },
    wild: { letters: ['F', 'P'], event: noBonusDraws('rumors') },
  },
  79: {
    urban: { letters: ['S', 'H'], event: EXTRA_BONUS_DRAW },
    special: { letters: ['G', 'P'], event: creatureOrRobots(1) },
    wild: { letters: ['B'], event: CIVIL_WAR },
  },
  80: {
    urban: { letters: ['R', 'E'], event: EXTRA_BONUS_DRAW },
    special: { letters: ['F', 'P'], event: DIPLOMACY_PROTOCOL },
    wild: { letters: ['C', 'S'], event: STUMBLE_ON_SQUAD },
  },
  81: {
    urban: { letters: ['F', 'I'], event: SUBVERT_ABORTED },
    special: { letters: ['C', 'T'], event: ACCIDENT },
    wild: { letters: ['E'], event: DIPLOMACY_DEBATE },
  },
  82: {
    urban: { letters: ['G'], event: CIVIL_WAR },
    special: { letters: ['R', 'S'], event: noEnemySearch('weather') },
    wild: { letters: ['D'], event: POPULACE_GOES_WILD },
  },
  83: {
    urban: { letters: ['D', 'S'], event: LOCALS_RAID },
    special: { letters: ['R', 'Q'], event: CHARACTERS_DETECTED_AND_SEARCH },
    wild: { letters: ['F'], event: REBELLION_ABORTED },
  },
  84: {
    urban: { letters: ['F', 'P'], event: LOCALS_RAID },
    special: { letters: ['R'], event: creatureOrRobots(2) },
    wild: { letters: ['S', 'H'], event: CHARACTERS_DETECTED },
  },
  85: {
    urban: { letters: ['G', 'I'], event: POPULACE_GOES_WILD },
    special: { letters: ['R'], event: CHARACTERS_DETECTED_AND_SEARCH },
    wild: { letters: ['S', 'E'], event: creatureOrRobots(2) },
  },
  86: {
    urban: { letters: ['F', 'I'], event: CHARACTERS_DETECTED_AND_SEARCH },
    special: { letters: ['A', 'J'], event: noBonusDraws('rumors') },
    wild: { letters: ['C', 'T'], event: CHARACTERS_DETECTED_AND_SEARCH },
  },
  87: {
    urban: { letters: ['S', 'C'], event: noBonusDraws('food') },
    special: { letters: ['R'], event: coupAborted('T5') },
    wild: { letters: ['F', 'G'], event: CHARACTERS_DETECTED_AND_SEARCH },
  },
  88: {
    urban: { letters: ['T'], event: noBonusDraws('rumors') },
    special: { letters: ['F'], event: STUMBLE_ON_SQUAD },
    wild: { letters: ['B', 'J'], event: noEnemySearch('weather') },
  },
  89: {
    urban: { letters: ['C', 'E'], event: ATROCITY },
    special: { letters: ['P'], event: CIVIL_WAR },
    wild: { letters: ['R'], event: EXTRA_BONUS_DRAW },
  },
  90: {
    urban: { letters: ['B'], event: DIPLOMACY_PROTOCOL },
    special: { letters: ['C', 'H'], event: AGENT_REVEALS_MISSION },
    wild: { letters: ['G', 'I'], event: DIPLOMACY_PROTOCOL },
  },
  91: {
    urban: { letters: ['B', 'E'], event: DIPLOMACY_DEBATE },
    special: { letters: ['P'], event: EXTRA_BONUS_DRAW },
    wild: { letters: ['R', 'Q'], event: IRATE_LOCALS },
  },
  92: {
    urban: { letters: ['S', 'G'], event: coupAborted('T4') },
    special: { letters: ['F', 'I'], event: EXTRA_BONUS_DRAW },
    wild: { letters: ['R', 'T'], event: NO_CREATURES },
  },
  93: {
    urban: { letters: ['R', 'B'], event: coupAborted('T7') },
    special: { letters: ['F'], event: ATROCITY },
    wild: { letters: ['S', 'C'], event: DIPLOMACY_PROTOCOL },
  },
  94: {
    urban: { letters: ['D', 'Q'], event: coupAborted('T6') },
    special: { letters: ['F', 'G'], event: noBonusDraws('food') },
    wild: { letters: ['B', 'E'], event: POPULACE_GOES_WILD },
  },
  95: {
    urban: { letters: ['R', 'H'], event: CHARACTERS_DETECTED_AND_SEARCH },
    special: { letters: ['F', 'I'], event: POPULACE_GOES_WILD },
    wild: { letters: ['B'], event: creatureOrRobots(2) },
  },
  96: {
    urban: { letters: ['A', 'T'], event: CHARACTERS_DETECTED_AND_SEARCH },
    special: { letters: ['D', 'E'], event: SUBVERT_ABORTED },
    wild: { letters: ['P'], event: noBonusDraws('food') },
  },
  97: {
    urban: { letters: ['F'], event: POPULACE_GOES_WILD },
    special: { letters: ['S', 'H'], event: CREATURE_ATTACK },
    wild: { letters: ['D'], event: AGENT_REVEALS_MISSION },
  },
} as const satisfies { readonly [card: number]: Omit<ActionCard, 'card'> }

/** case 13.3. The deck by card number. */
export const ACTION_CARDS: ReadonlyMap<number, ActionCard> = new Map(
  Object.entries(CARDS).map(([card, sections]) => [Number(card), { card: Number(card), ...sections }]),
)

/** case 13.32. The section that is read in an environ of this type. */
export const sectionOf = (environType: EnvironType): CardSection => SECTIONS[environType]

const SECTIONS = {
  Urban: 'urban',
  Wild: 'wild',
  Subterranean: 'special',
  Liquid: 'special',
  Air: 'special',
  Fire: 'special',
} as const satisfies Readonly<Record<EnvironType, CardSection>>
