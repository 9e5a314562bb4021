import type { CharacterCombatColumn } from '../../components/charts/character-combat'
import type { ColumnAttack, Fighter } from '../../components/charts/creatures'
import type { DieFace, Player, Rating } from '../../components/names'
import type { Aim } from './character-combat'
import { decision } from './decision'

/** What a description says that the general rules do not; of a squad or a mob there is none. */
export type Traits = Partial<Omit<Fighter, 'kind'>>

type Condition = NonNullable<Fighter['onlyIfAllBelow']>
type Fate = NonNullable<Fighter['ifAliveAfter']>['result']

/** Where a description holds against the general rules of combat (rule M.1.31, case 13.45). */
export const creatureRules = {
  /** Replaced as a whole, creatures fight as everybody does. */
  description: decision('M.1.31', (creature: Fighter): Traits => creature),

  /** case 12.3. Creatures and locals want no prisoners. */
  aim: (): Aim => 'kill',

  /** Some keep away from a group in which one character is too much for them. */
  attacks: decision('M.1.31', ({ value }: Condition, ratings: readonly number[]): boolean =>
    ratings.every((rating) => rating < value),
  ),

  /** Whom it attacks; undefined for the whole group. */
  target: decision('M.1.31', ({ target }: Traits): Fighter['target'] => target),

  surpriseShift: decision('M.1.31', ({ surprise }: Traits, round: number): number =>
    round === 1 ? (surprise ?? 0) : 0,
  ),

  /** Whether another round is fought. Who came for a ship has it, or not, when his time is up. */
  lasts: decision(
    'M.1.31',
    (
      { rounds, target, ifAliveAfter, leavesAfterRoundWithoutWound }: Traits,
      round: number,
      lastRoundHarmless: boolean,
    ): boolean => {
      const most = rounds ?? (target === 'spaceship' ? ifAliveAfter?.rounds : undefined) ?? Number.POSITIVE_INFINITY
      return round <= most && !(leavesAfterRoundWithoutWound && lastRoundHarmless)
    },
  ),

  mayBreakOff: decision('M.1.31', ({ noBreakOff }: Pick<Traits, 'noBreakOff'>, round: number): boolean =>
    noBreakOff === 'first round' ? round > 1 : noBreakOff === undefined,
  ),

  /** What a break-off die counts as. */
  breakOffDie: decision('M.1.31', (traits: Traits, round: number, die: DieFace): number => {
    const { breakOffDie = 0, breakOffDieWhen: when } = traits
    const counts = when === undefined || (when === 'first round') === (round === 1)
    return counts ? die + breakOffDie : die
  }),

  /** The rating with which it is fought. */
  defenceRating: decision(
    'M.1.31',
    ({ attribute, defenceAttribute }: Traits): Rating =>
      defenceAttribute === 'combined intelligence' ? 'intelligence' : (attribute ?? 'combat'),
  ),

  /** case 12.72. Wounds cost a character Combat, and no other rating. */
  woundsLower: (rating: Rating): boolean => rating === 'combat',

  mayBeInactive: decision('M.1.31', ({ allActive }: Traits): boolean => allActive !== true),

  /** How many dice it rolls in a round. A ship takes no wounds. */
  attackRolls: decision('M.1.31', ({ attackRoll, attackRollsPerRound, target }: Traits): number =>
    attackRoll === false || target === 'spaceship' ? 0 : (attackRollsPerRound ?? 1),
  ),

  isFoughtBack: decision('M.1.31', ({ charactersFightBack }: Traits): boolean => charactersFightBack !== false),

  /** By the end of a round. */
  endurance: decision(
    'M.1.31',
    (traits: Traits, endurance: number, round: number): number => endurance + grown(traits, round, 'endurance'),
  ),

  /** How many of its wounds its strength feels; below zero they make it stronger. */
  woundsFelt: decision(
    'M.1.31',
    ({ strengthPerWound, woundsWithoutLoss = 0 }: Traits, wounds: number): number =>
      -(strengthPerWound ?? -1) * Math.max(0, wounds - woundsWithoutLoss),
  ),

  /** Strength that it has won by a round. */
  strengthGained: decision('M.1.31', (traits: Traits, round: number, woundsInflicted: number): number => {
    const { strengthPerWoundInflicted: prey } = traits
    const won = prey === undefined ? 0 : prey.add * Math.min(prey.wounds, woundsInflicted)
    return grown(traits, round, 'strength') + won
  }),

  /** The rating that one character may hold against its strength; the best in the fight always does. */
  weakenedBy: decision('M.1.31', ({ strengthLessOnes }: Traits): Rating | undefined => strengthLessOnes),

  /** Who takes a wound after a round that it survives. */
  woundedAfterRound: decision(
    'M.1.31',
    ({ woundAfterRound }: Traits, fighting: readonly string[], seized: readonly string[]): readonly string[] =>
      woundAfterRound === undefined ? [] : { 'each character': fighting, 'the target': seized }[woundAfterRound],
  ),

  /** The column in which it wounds itself after a round. */
  woundsItselfOn: decision('M.1.31', ({ woundsItselfOn }: Traits): CharacterCombatColumn | undefined => woundsItselfOn),

  /** Whether a character is lost who is alone with it. */
  consumes: decision('M.1.31', ({ consumesLoneCharacter }: Traits): boolean => consumesLoneCharacter === true),

  /** What it does to the group for having survived. Those who run from it leave their ship to it. */
  fate: decision('M.1.31', ({ ifAliveAfter }: Traits, { survived, destroyed }: Ending): Fate | undefined => {
    if (ifAliveAfter === undefined) return undefined
    const { rounds, result } = ifAliveAfter
    return survived >= rounds || (result === 'spaceship damaged' && !destroyed) ? result : undefined
  }),

  /** Whom loyalty favours after it. */
  favours: decision(
    'M.1.31',
    ({ loyaltyShiftIfDestroyedBy: hunter }: Traits, { destroyed }: Ending, victors: Player): Player | undefined =>
      destroyed && hunter === victors ? hunter : undefined,
  ),

  /** Whether a creature with a column of its own attacks in another round. */
  columnLasts: decision(
    'M.1.31',
    ({ rounds = Number.POSITIVE_INFINITY }: ColumnAttack, round: number): boolean => round <= rounds,
  ),
}

/** How a combat ended for its attacker. */
export interface Ending {
  /** The rounds that were fought, and that he outlived. */
  readonly survived: number
  readonly destroyed: boolean
}

const grown = ({ grows }: Traits, round: number, rating: 'strength' | 'endurance'): number =>
  grows === undefined || round < grows.from
    ? 0
    : (grows[rating] ?? 0) * (1 + Math.floor((round - grows.from) / grows.every))
