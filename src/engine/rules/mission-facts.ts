import type { MissionName } from '../../components/missions'
import type { MissionGroup } from '../state'

/** What the rules of missions ask about pieces, groups and environs. */

/** A piece that is to go on a mission. */
export interface Candidate {
  /** The mission he would go on. */
  readonly onto: MissionName
  readonly isCamp: boolean
  readonly isCharacter: boolean
  readonly isUnit: boolean
  /** Of the player who sends it. */
  readonly own: boolean
  readonly withUnits: boolean
  /** Stood with units when the Movement Segment ended. */
  readonly barred: boolean
  readonly guards: boolean
  /** Stands in one stack with a guard, and guards nobody. */
  readonly besideGuard: boolean
  readonly wounded: boolean
  /** How its mission of this phase stands, if it has had one. */
  readonly mission: MissionGroup['status'] | undefined
}

/** Where missions were begun and groups are still at work. */
export interface BegunEnviron {
  /** How many groups are done there. */
  readonly done: number
  /** Whether ordinary cards may still be drawn there. */
  readonly cardsLeft: boolean
}

/** Those a group has lost since it was formed. */
export interface Losses {
  readonly killed: number
  readonly captured: number
}

/** What a card finds as it is read for one group after the other. */
export interface ReadingOfCard {
  readonly losses: Losses
  /** Groups that have had a letter of the same card. */
  readonly served: number
  readonly status: MissionGroup['status']
  readonly isCamp: boolean
  /** Letters the group holds. */
  readonly held: number
  /** Ordinary cards that can still be drawn in its environ. */
  readonly cardsLeft: number
}

/** What the bonus draws of a group are added up from. */
export interface BonusFacts {
  readonly isCamp: boolean
  /** By the mission card, which may name none. */
  readonly terms: readonly number[]
  /** By special characteristics. */
  readonly specials: number
  /** By events. */
  readonly extra: number
}

/** How a mission ends: with its letter, between two cards, with its last card, by an event, or with its group. */
export type Ending = 'completed' | 'stopped' | 'drawn out' | 'aborted' | 'lost'
