import type { BonusDraws, IgnoreEvent } from './characters'
import { byName, finder } from './lookup'
import type { DieFace, MissionLetter } from './names'

/** cases 14.3 to 14.5. */
export const POSSESSION_TYPES = ['spaceship', 'weapon', 'object', 'companion'] as const
export type PossessionType = (typeof POSSESSION_TYPES)[number]

/** What becomes of a possession that is used (cases 14.21 to 14.24); of a ship, that is damaged (case 9.31). */
export const REPAIR_CLASSES = [
  'never needs repair',
  'inoperative after use',
  'returned to the deck after one use',
  'removed from play after one use',
  'lost when damaged',
] as const
export type RepairClass = (typeof REPAIR_CLASSES)[number]

/** case 14.0. What a card does for its bearer. A scope names the game levels at which alone an effect counts. */
export type PossessionEffect =
  | { readonly code: 'combat'; readonly amount: number; readonly only?: 'one round' | 'defending force' }
  | { readonly code: 'intelligence' | 'diplomacy'; readonly amount: number }
  /** case 14.4. It ends where that segment of the phasing player's next player-turn starts. */
  | { readonly code: 'any-one-rating'; readonly amount: number; readonly until: 'same segment, next player-turn' }
  | { readonly code: 'bonus-draws'; readonly missions: BonusDraws }
  | { readonly code: 'hiding-bonus'; readonly amount: number; readonly exceptSearchBy?: 'characters' }
  | { readonly code: 'pdb-level-for-detection'; readonly amount: number }
  | { readonly code: 'pdb-down'; readonly whose: 'enemy'; readonly where: 'same planet' }
  | { readonly code: 'irate-locals-strength'; readonly factor: number }
  /** case 13.72. Never between two rounds of one combat. */
  | {
      readonly code: 'heal-all'
      readonly who: 'bearer or characters with him'
      readonly when: 'start of the Rebel player-turn'
    }
  | {
      readonly code: 'reduce-combat-result'
      readonly amount: number
      readonly who: 'bearer or his group'
      readonly order: 'before the firefight doubling'
    }
  | { readonly code: 'absorb-wound'; readonly amount: number; readonly itself: 'removed from play' }
  | { readonly code: 'no-surprise-shift'; readonly who: 'bearer attacked by a creature' }
  | IgnoreEvent
  | {
      readonly code: 'disable-enemy-character'
      readonly target: 'one detected'
      readonly where: 'same planet'
      readonly duration: 'one phase'
      /** He does nothing, and if he is attacked he counts so. */
      readonly inCombat: 'inactive defender'
      /** The die for repair is rolled after this use, and after no other. */
      readonly rollAfterThisUse: true
    }
  | { readonly code: 'buy-spaceship'; readonly from: 'possession deck'; readonly except: string }
  | { readonly code: 'negate-enemy-mission'; readonly mission: MissionLetter; readonly where: 'same environ' }
  /** case 14.58. */
  | { readonly code: 'full-maneuver' }
  | { readonly code: 'hyperjump-navigation'; readonly amount: number; readonly scope: 'province and galactic' }
  | { readonly code: 'reveal-secret'; readonly scope: 'galactic' }

/** case 14.1. A card of the possession deck; the ratings of a spaceship stand in SHIPS under its name. */
export interface Possession {
  readonly card: number
  readonly name: string
  readonly type: PossessionType
  readonly repair: RepairClass
  /** The rolls after use that make it inoperative (case 14.22). */
  readonly inoperativeOn?: readonly DieFace[]
  /** Its one use gives one of the effects only. */
  readonly chooseOne?: true
  readonly effects: readonly PossessionEffect[]
}

// biome-ignore format: a card a line, its effects beneath
const CARDS = [
  { card: 33, name: 'Explorer',            type: 'spaceship', repair: 'lost when damaged', effects: [] },
  { card: 34, name: 'Galactic Freighter',  type: 'spaceship', repair: 'lost when damaged', effects: [] },
  { card: 35, name: 'Interstellar Sloop',  type: 'spaceship', repair: 'lost when damaged', effects: [] },
  { card: 36, name: 'Planetary Privateer', type: 'spaceship', repair: 'lost when damaged', effects: [] },
  { card: 37, name: 'Solar Merchant',      type: 'spaceship', repair: 'lost when damaged', effects: [] },
  { card: 38, name: 'Star Cruiser',        type: 'spaceship', repair: 'lost when damaged', effects: [] },
  { card: 39, name: 'Stellar Courier',     type: 'spaceship', repair: 'lost when damaged', effects: [] },
  { card: 40, name: 'S-XIII',              type: 'spaceship', repair: 'lost when damaged', effects: [
    { code: 'full-maneuver' },
    { code: 'hyperjump-navigation', amount: 1, scope: 'province and galactic' } ] },

  { card: 41, name: "High Energy Sniper's Rifle", type: 'weapon', repair: 'never needs repair', effects: [
    { code: 'combat', amount: 1 },
    { code: 'bonus-draws', missions: { A: 1 } } ] },
  { card: 42, name: "Assassin's Blade", type: 'weapon', repair: 'removed from play after one use', effects: [
    { code: 'bonus-draws', missions: { A: 3 } },
    { code: 'combat', amount: 3, only: 'one round' } ] },

  { card: 43, name: 'Helian Drug', type: 'object', repair: 'removed from play after one use', effects: [
    { code: 'any-one-rating', amount: 2, until: 'same segment, next player-turn' } ] },
  { card: 44, name: 'Scanner', type: 'object', repair: 'never needs repair', effects: [
    { code: 'pdb-level-for-detection', amount: -1 },
    { code: 'hiding-bonus', amount: 2, exceptSearchBy: 'characters' } ] },
  { card: 45, name: 'Scrambler', type: 'object', repair: 'inoperative after use', inoperativeOn: [3, 4, 5, 6], effects: [
    { code: 'hiding-bonus', amount: 4 },
    { code: 'irate-locals-strength', factor: 0.5 },
    { code: 'pdb-down', whose: 'enemy', where: 'same planet' } ] },
  { card: 46, name: 'Medi-Kit of Ptolus', type: 'object', repair: 'inoperative after use', inoperativeOn: [6], effects: [
    { code: 'heal-all', who: 'bearer or characters with him', when: 'start of the Rebel player-turn' } ] },
  { card: 47, name: 'Personal Body Shield', type: 'object', repair: 'never needs repair', effects: [
    { code: 'reduce-combat-result', amount: 1, who: 'bearer or his group', order: 'before the firefight doubling' } ] },
  { card: 48, name: 'Cache of Rare Gems', type: 'object', repair: 'returned to the deck after one use', chooseOne: true, effects: [
    { code: 'buy-spaceship', from: 'possession deck', except: 'S-XIII' },
    { code: 'negate-enemy-mission', mission: 'I', where: 'same environ' },
    { code: 'bonus-draws', missions: { A: 2, C: 2, D: 2, E: 2, S: 2, F: 2, I: 2, H: 2 } } ] },

  { card: 49, name: 'Cervac Mk V', type: 'companion', repair: 'inoperative after use', inoperativeOn: [5, 6], effects: [
    { code: 'intelligence', amount: 1 },
    { code: 'disable-enemy-character', target: 'one detected', where: 'same planet', duration: 'one phase',
      inCombat: 'inactive defender', rollAfterThisUse: true } ] },
  { card: 50, name: 'Norrocks', type: 'companion', repair: 'inoperative after use', inoperativeOn: [6], effects: [
    { code: 'combat', amount: 2, only: 'defending force' },
    { code: 'ignore-event', event: 'creature attack', which: 'first', mission: 'any' },
    { code: 'absorb-wound', amount: 1, itself: 'removed from play' } ] },
  { card: 51, name: 'Charsot', type: 'companion', repair: 'never needs repair', effects: [
    { code: 'diplomacy', amount: 1 },
    { code: 'no-surprise-shift', who: 'bearer attacked by a creature' },
    { code: 'ignore-event', event: 'creature attack', which: 'every', by: 'creatures that use Intelligence' } ] },
  { card: 52, name: 'Advisor Android', type: 'companion', repair: 'never needs repair', effects: [
    { code: 'diplomacy', amount: 1 },
    { code: 'intelligence', amount: 1 },
    { code: 'ignore-event', event: 'diplomacy aborted', which: 'first', mission: 'D' },
    { code: 'reveal-secret', scope: 'galactic' } ] },
] as const satisfies readonly Possession[]

/** case 14.1. The 20 possession cards by name, in their order. */
export const POSSESSIONS: ReadonlyMap<string, Possession> = byName<Possession>(CARDS)

/** case 14.1. */
export const possessionNamed = finder('possession', POSSESSIONS)
