import { byName, finder } from '../lookup'
import type { Rating, Weapon } from '../names'
import type { CharacterCombatColumn } from './character-combat'

/** A creature that fights character combat, always to kill. What is left out goes as for other attackers. */
export type Fighter = {
  readonly kind: 'combat'
  readonly name: string
  readonly strength: number
  /** Left out where wounds do not count. */
  readonly endurance?: number
  readonly weapon: Weapon
  readonly indestructible?: true
  /** The combat ends after so many rounds. */
  readonly rounds?: number
  /** Columns to the right in the first round. */
  readonly surprise?: 1 | 2 | 3
  readonly noBreakOff?: 'always' | 'first round'
  /** Added to the defender's break-off die, in every round unless a time is given. */
  readonly breakOffDie?: 1 | -1
  readonly breakOffDieWhen?: 'first round' | 'after the first round'
  /** It fights and is fought with this rating in place of Combat. */
  readonly attribute?: Rating
  /** Left out: that of its target. */
  readonly defenceAttribute?: 'combined intelligence'
  /** It attacks this, and not the group. */
  readonly target?: 'spaceship' | 'one character, chosen by the owner' | 'one character, at random'
  /** How many robots. */
  readonly count?: 1 | 2
  /** It attacks only a group in which everyone has less than this. */
  readonly onlyIfAllBelow?: { readonly rating: Rating; readonly value: number }
  readonly attackRoll?: false
  readonly attackRollsPerRound?: 2
  readonly charactersFightBack?: false
  /** Nobody may be inactive. */
  readonly allActive?: true
  /** Added at the start of this round and of every so many rounds thereafter, if it is alive. */
  readonly grows?: {
    readonly from: number
    readonly every: number
    readonly strength: number
    readonly endurance?: number
  }
  /** What a wound does to its strength, if not -1. */
  readonly strengthPerWound?: 0 | 1
  /** So many first wounds leave its strength alone. */
  readonly woundsWithoutLoss?: number
  /** Strength won by a wound that it inflicts, for so many wounds. */
  readonly strengthPerWoundInflicted?: { readonly add: number; readonly wounds: number }
  /** This rating of one character, subtracted from its strength each round. */
  readonly strengthLessOnes?: Rating
  /** One wound after each round that it survives, to these. */
  readonly woundAfterRound?: 'each character' | 'the target'
  /** A group of one is lost to it. */
  readonly consumesLoneCharacter?: true
  /** After each round it takes the attacker's wounds of one roll in this column. */
  readonly woundsItselfOn?: CharacterCombatColumn
  /** What it does to the group if alive after so many rounds. The possession is no ship, and goes to the deck. */
  readonly ifAliveAfter?: {
    readonly rounds: number
    readonly result: 'no bonus draws' | 'spaceship damaged' | 'possession lost'
  }
  readonly leavesAfterRoundWithoutWound?: true
  readonly destroyedAfterCombat?: true
  /** Loyalty shifts in this player's favour if his characters destroy it. */
  readonly loyaltyShiftIfDestroyedBy?: 'Rebel'
}

/** A creature that attacks each character by himself in one column; nobody can fight back. */
export type ColumnAttack = {
  readonly kind: 'column attack'
  readonly name: string
  readonly column: CharacterCombatColumn
  /** Left out: again each round, until the character has broken off by the same column. */
  readonly rounds?: number
  readonly noBreakOff?: 'always'
}

/** A creature that does not fight: something happens to the attacked group. */
export type Effect = { readonly kind: 'effect'; readonly name: string; readonly effect: CreatureEffect }

/** What happens to the attacked group. Zop's possession is for the Rebel only. */
export type CreatureEffect =
  | { readonly code: 'BONUS_DRAWS_ADJUST'; readonly amount: number }
  | {
      readonly code: 'NO_BONUS_DRAWS'
      readonly onlyIfAllBelow?: { readonly rating: Rating; readonly value: number }
    }
  /** Each character takes these wounds, less the highest such rating in the group. */
  | { readonly code: 'WOUND_EACH'; readonly wounds: number; readonly lessHighest: Rating }
  | {
      readonly code: 'DRAW_POSSESSION'
      readonly player: 'Rebel'
      readonly redrawIfSpaceship: true
      readonly oncePerGame: true
    }

/** case 5.3K. */
export type Creature = Fighter | ColumnAttack | Effect

/** A row of the guide, where hand-to-hand goes without saying. */
type FighterRow = Omit<Fighter, 'kind' | 'weapon'> & { readonly weapon?: 'firefight' }

/** Galactic Guide, the creatures that fight. */
const FIGHTERS = [
  { name: 'Alweg', strength: 8, rounds: 1, indestructible: true, noBreakOff: 'always' },
  { name: 'Arags', strength: 4, endurance: 3 },
  { name: 'Batranoban', strength: 4, endurance: 3, surprise: 1, noBreakOff: 'first round' },
  { name: 'Chantenes', strength: 5, endurance: 5, grows: { from: 2, every: 1, strength: 1, endurance: 1 } },
  { name: 'Chardireeds', strength: 4, endurance: 4, surprise: 1, noBreakOff: 'first round' },
  { name: 'Derigion', strength: 4, endurance: 6, woundsWithoutLoss: 2 },
  { name: 'Dindin', strength: 7, endurance: 5, breakOffDie: 1, strengthPerWoundInflicted: { add: 1, wounds: 2 } },
  {
    name: 'Drusers',
    strength: 5,
    endurance: 5,
    attribute: 'intelligence',
    defenceAttribute: 'combined intelligence',
    strengthPerWound: 0,
  },
  {
    name: 'Frost Mist',
    strength: 5,
    endurance: 5,
    attackRoll: false,
    woundAfterRound: 'each character',
    noBreakOff: 'always',
  },
  { name: 'Gadhars', strength: 5, endurance: 4, grows: { from: 3, every: 2, strength: 2, endurance: 2 } },
  { name: 'Gamels', strength: 3, endurance: 2 },
  { name: 'Garb', strength: 7, endurance: 6, woundsItselfOn: '+1' },
  { name: 'Gilekite', strength: 3, endurance: 3, surprise: 2, noBreakOff: 'first round' },
  { name: 'Glane', strength: 6, endurance: 6, weapon: 'firefight' },
  { name: 'Gregg', strength: 3, endurance: 2, surprise: 1, noBreakOff: 'first round' },
  {
    name: 'Gyrogos',
    strength: 6,
    indestructible: true,
    charactersFightBack: false,
    breakOffDie: -1,
    breakOffDieWhen: 'after the first round',
  },
  { name: 'Hysnatons', strength: 5, endurance: 4, ifAliveAfter: { rounds: 2, result: 'no bonus draws' } },
  { name: 'Kinsog', strength: 3, endurance: 2, surprise: 2, noBreakOff: 'first round' },
  { name: 'Laboroid', strength: 3, endurance: 3, surprise: 2, noBreakOff: 'first round' },
  { name: 'Leonus', strength: 5, endurance: 4, surprise: 1, noBreakOff: 'first round' },
  { name: 'Lomrels', strength: 5, endurance: 3 },
  // The others in the group fight it, and it cannot hurt them.
  {
    name: 'Magron',
    strength: 0,
    endurance: 5,
    target: 'one character, at random',
    attackRoll: false,
    woundAfterRound: 'the target',
    consumesLoneCharacter: true,
  },
  { name: 'Mish', strength: 6, endurance: 3, noBreakOff: 'always' },
  { name: 'Morna', strength: 6, endurance: 4, onlyIfAllBelow: { rating: 'diplomacy', value: 3 } },
  {
    name: 'Muggers',
    strength: 5,
    endurance: 4,
    rounds: 3,
    ifAliveAfter: { rounds: 3, result: 'possession lost' },
    noBreakOff: 'always',
  },
  { name: 'Namdasn', strength: 4, endurance: 4, surprise: 2, noBreakOff: 'first round' },
  { name: 'Onflam', strength: 6, endurance: 2, breakOffDie: 1 },
  { name: 'Propang', strength: 5, endurance: 3, breakOffDie: 1, breakOffDieWhen: 'first round' },
  { name: 'Prox', strength: 6, endurance: 4, breakOffDie: -1 },
  { name: 'Queemer', strength: 3, endurance: 5, strengthPerWound: 1 },
  // No effect on a group without a spaceship in the environ.
  {
    name: 'Rotron',
    strength: 3,
    endurance: 3,
    target: 'spaceship',
    ifAliveAfter: { rounds: 2, result: 'spaceship damaged' },
  },
  { name: 'Sekekers', strength: 6, endurance: 2 },
  { name: 'Sentry Robot', strength: 4, endurance: 2, count: 1 },
  { name: 'Two Sentry Robots', strength: 7, endurance: 4, count: 2 },
  { name: 'Siromuse', strength: 2, endurance: 2, surprise: 3, noBreakOff: 'first round' },
  { name: 'Snorkas', strength: 8, rounds: 1, destroyedAfterCombat: true, noBreakOff: 'always' },
  { name: 'Snow Giants', strength: 6, endurance: 4 },
  { name: 'Spithid', strength: 6, endurance: 1 },
  { name: 'Synestins', strength: 5, endurance: 4, loyaltyShiftIfDestroyedBy: 'Rebel' },
  {
    name: 'Telebots',
    strength: 3,
    endurance: 3,
    attribute: 'intelligence',
    target: 'one character, chosen by the owner',
    strengthPerWound: 0,
  },
  { name: 'Thinagig', strength: 8, endurance: 8, breakOffDie: -1 },
  { name: 'Thunk', strength: 5, endurance: 4, strengthPerWound: 0, grows: { from: 2, every: 1, strength: 1 } },
  { name: 'Verfusier', strength: 4, endurance: 4, breakOffDie: 1 },
  { name: 'Virus', strength: 10, indestructible: true, charactersFightBack: false, allActive: true },
  {
    name: 'Vorozion',
    strength: 6,
    attribute: 'intelligence',
    defenceAttribute: 'combined intelligence',
    indestructible: true,
    charactersFightBack: false,
    leavesAfterRoundWithoutWound: true,
    noBreakOff: 'always',
  },
  { name: 'Vrialta', strength: 10, endurance: 10, weapon: 'firefight' },
  { name: 'Wyths', strength: 9, endurance: 4, breakOffDie: 1, strengthLessOnes: 'intelligence' },
  { name: 'Ym-Barror', strength: 4, endurance: 4, attackRollsPerRound: 2, noBreakOff: 'first round' },
  { name: 'Zernipak', strength: 5, endurance: 4 },
] as const satisfies readonly FighterRow[]

/** Galactic Guide, the creatures that attack in a column of their own. */
const COLUMN_ATTACKS = [
  { kind: 'column attack', name: 'Drants', column: '0', rounds: 1, noBreakOff: 'always' },
  { kind: 'column attack', name: 'Elilad', column: '0' },
] as const satisfies readonly ColumnAttack[]

/** Galactic Guide, the creatures that do not fight. */
const EFFECTS = [
  { kind: 'effect', name: 'Chlorofix', effect: { code: 'BONUS_DRAWS_ADJUST', amount: -1 } },
  { kind: 'effect', name: 'Crunge', effect: { code: 'WOUND_EACH', wounds: 4, lessHighest: 'intelligence' } },
  {
    kind: 'effect',
    name: 'Fog',
    effect: { code: 'NO_BONUS_DRAWS', onlyIfAllBelow: { rating: 'intelligence', value: 3 } },
  },
  { kind: 'effect', name: 'Sandiabs', effect: { code: 'NO_BONUS_DRAWS' } },
  { kind: 'effect', name: 'Valaterix', effect: { code: 'NO_BONUS_DRAWS' } },
  {
    kind: 'effect',
    name: 'Zop',
    effect: { code: 'DRAW_POSSESSION', player: 'Rebel', redrawIfSpaceship: true, oncePerGame: true },
  },
] as const satisfies readonly Effect[]

const fighterOf = (row: FighterRow): Fighter => ({ kind: 'combat', weapon: 'hand-to-hand', ...row })

/** case 5.3K. All creatures of the Galactic Guide by name, the sentry robots among them. */
export const CREATURES: ReadonlyMap<string, Creature> = byName<Creature>([
  ...FIGHTERS.map(fighterOf),
  ...COLUMN_ATTACKS,
  ...EFFECTS,
])

/** case 5.3K. */
export const creatureNamed = finder('creature', CREATURES)
