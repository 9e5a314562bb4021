import type {
  ControlState,
  Loyalty,
  PdbLevel,
  PdbStatus,
  Phase,
  Player,
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
  /** The phasing player has put a PDB Up in this Movement Segment. */
  readonly pdbRestored: boolean
  readonly planets: Readonly<Record<string, PlanetState>>
  /** What has happened in an environ in this segment; one without an entry has seen nothing yet. */
  readonly environs: Readonly<Record<string, EnvironState>>
  readonly stacks: Readonly<Record<StackId, Stack>>
  readonly units: Readonly<Record<string, Unit>>
  readonly characters: Readonly<Record<string, Character>>
  /** The searches declared in this Search Phase. */
  readonly searches: readonly Search[]
  readonly ships: Readonly<Record<string, Ship>>
  /** Numbers the next stack that is formed. */
  readonly nextStack: number
  /** The choice that the game waits for. */
  readonly awaiting?: Pause
}

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
  readonly pdb: Pdb
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
