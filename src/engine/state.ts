import { ACTION_CARDS, type EventCode } from '../components/action-cards'
import type { IgnorableEvent } from '../components/characters'
import type { MissionName } from '../components/missions'
import type {
  ControlState,
  Loyalty,
  PdbLevel,
  PdbStatus,
  Phase,
  Player,
  Rating,
  ScenarioName,
  Segment,
} from '../components/names'
import type { UnitKindName } from '../components/units'
import type { SearchPlan } from './orders'
import type { Pause } from './pause'

/**
 * The state of a game: plain, immutable data. A piece's place is its stack, so that no piece can be in two places and
 * a stack moves as one.
 */
export interface GameState {
  readonly scenario: ScenarioName
  readonly system: string
  readonly turn: Turn
  /** Units that a player is still to place: in Set-up his forces, later reinforcements. */
  readonly due: Readonly<Record<Player, readonly UnitKindName[]>>
  /** How many Imperial spaceships were in play at the beginning (case 14.61). */
  readonly shipsAtStart: number
  /** How many Imperial characters were (card 57). */
  readonly charactersAtStart: number
  /** The phasing player has put a PDB Up in this Movement Segment. */
  readonly pdbRestored: boolean
  readonly planets: Readonly<Record<string, PlanetState>>
  /** What has happened in an environ in this segment; one without an entry has seen nothing yet. */
  readonly environs: Readonly<Record<string, EnvironState>>
  readonly stacks: Readonly<Record<StackId, Stack>>
  readonly units: Readonly<Record<string, Unit>>
  readonly characters: Readonly<Record<string, Character>>
  /** The mission groups of this Mission Phase. */
  readonly groups: readonly MissionGroup[]
  /** How the missions of an environ stand; one without an entry has not begun. */
  readonly missions: Readonly<Record<string, EnvironMissions>>
  /** The Action Cards in the deck, by number. */
  readonly actionDeck: readonly number[]
  /** Victory Points won for good by Gather Information. */
  readonly points: Readonly<Record<Player, number>>
  /** Rebel units that a rebellion raised and that do not fit yet. */
  readonly waiting: readonly WaitingUnit[]
  /** Possessions that are not in the deck; Rebel ships in play stand among the ships. */
  readonly possessions: Readonly<Record<string, HeldPossession>>
  /** What possessions do for a while. */
  readonly effects: readonly Effect[]
  /** Creatures that give something once a game, and have given it. */
  readonly spentCreatures: readonly string[]
  /** The searches declared in this Search Phase. */
  readonly searches: readonly Search[]
  readonly ships: Readonly<Record<string, Ship>>
  /** How the game ended, once it is over. */
  readonly result?: GameResult
  /** Numbers the next stack that is formed. */
  readonly nextStack: number
  /** The choice that the game waits for. */
  readonly awaiting?: Pause
}

/** The end of a game. */
export interface GameResult {
  readonly winner: Player
  readonly reason: string
  /** Victory Points of the Rebel Player. */
  readonly points: number
}

/** What a game might remember of a segment when the next begins. */
export type CarriedOver = 'moves' | 'reaction moves' | 'who is kept from missions'

export interface Turn {
  readonly gameTurn: number
  readonly player: Player
  readonly phase: Phase
  readonly segment?: Segment
  /** Who has ended his part of a segment in which both players have one. */
  readonly passed: readonly Player[]
}

export interface EnvironState {
  /** Its reaction move has been made. */
  readonly reacted: boolean
  /** Its military combat has been fought. */
  readonly fought: boolean
  readonly coupMarker: boolean
  readonly camp: 'none' | 'new' | 'established'
}

export interface MissionGroup {
  /** Characters, or a Rebel Camp. */
  readonly pieces: readonly string[]
  readonly mission: MissionName
  readonly environ: string
  readonly letters: number
  readonly status: 'active' | 'completed' | 'aborted' | 'stopped'
  /** Whom the group is to assassinate. */
  readonly target?: string
  /** Possessions declared for bonus draws. */
  readonly declared?: readonly string[]
  /** What a creature has done to its bonus draws. */
  readonly bonusDraws?: number | 'none'
  /** The events that a member has kept from it. */
  readonly ignored?: readonly IgnorableEvent[]
}

export interface EnvironMissions {
  /** How many cards count against the environ size. */
  readonly charged: number
  /** The events that took effect. */
  readonly events: readonly EventCode[]
  readonly searched: readonly (readonly string[])[]
  readonly finished: boolean
}

export interface WaitingUnit {
  readonly environ: string
  readonly kind: UnitKindName
}

/** What a possession does for a while. */
export interface Effect {
  readonly possession: string
  /** Whom it concerns. */
  readonly character: string
  /** The rating that is raised. */
  readonly rating?: Rating
  /** When it began. */
  readonly declaredIn: Omit<Turn, 'passed'>
}

/** A possession that is out of the deck. */
export interface HeldPossession {
  readonly place: 'held' | 'captor' | 'to assign' | 'destroyed'
  /** Who bears it where it is held; who bore it before his captor. */
  readonly holder?: string
  /** Has been used. */
  readonly revealed: boolean
}

export interface Pdb {
  readonly level: PdbLevel
  readonly status: PdbStatus
}

export interface PlanetState {
  readonly name: string
  readonly state: ControlState
  /** Not in use in Rebellion and Rebel Control. */
  readonly loyalty?: Loyalty
  readonly rebelControlMarker?: Loyalty
  /** A rebellion began here in this Mission Phase. */
  readonly rebelledThisPhase: boolean
  readonly pdb: Pdb
}

/** Where the markers of a planet on its loyalty track are. */
export interface Markers {
  readonly loyalty: Loyalty
  readonly rebelControlMarker: Loyalty | undefined
}

export type StackId = string & { readonly brand: 'stack' }

export interface Stack {
  readonly player: Player
  readonly environ: string
  /** The character who leads the military units of the stack. */
  readonly leader?: string
  /** Its characters go on no mission this turn: it held units when the Movement Segment ended. */
  readonly offMissions: boolean
}

export interface Unit {
  readonly kind: UnitKindName
  readonly stack: StackId
  readonly face: 'mobile' | 'open'
  readonly moved: boolean
}

export interface Character {
  /** A captive is in the stack of his captors. */
  readonly place: StackId | 'space' | 'killed'
  readonly detected: boolean
  readonly wounds: number
  readonly captive?: Captivity
  readonly moved: boolean
  /** Has done something in his own player-turn, so that his wounds do not heal at its end. */
  readonly acted: boolean
}

export interface Captivity {
  readonly by: Player
  /** The piece that guards. */
  readonly guard?: string
}

export interface Search extends SearchPlan {
  readonly characters: readonly string[]
  readonly outcome: 'declared' | 'found' | 'failed' | 'over'
}

export interface Ship {
  /** The character who owns and pilots it, or the stack of units that carries it. */
  readonly holder: { readonly character: string } | { readonly stack: StackId }
  readonly moved: boolean
}

/** An environ in which nothing has happened. */
export const UNTOUCHED: EnvironState = { reacted: false, fought: false, coupMarker: false, camp: 'none' }

/** A game in which nothing has come of missions yet. */
export const NO_MISSIONS: Pick<
  GameState,
  'groups' | 'missions' | 'actionDeck' | 'spentCreatures' | 'points' | 'waiting' | 'possessions' | 'effects'
> = {
  groups: [],
  missions: {},
  actionDeck: [...ACTION_CARDS.keys()],
  spentCreatures: [],
  points: { Rebel: 0, Imperial: 0 },
  waiting: [],
  possessions: {},
  effects: [],
}
