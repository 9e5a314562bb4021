import { type EventCode, eventName } from '../components/action-cards'
import type { ControlState, Loyalty, PdbLevel, PdbStatus, Player, Segment } from '../components/names'
import type { UnitKindName } from '../components/units'
import type { Pause } from './pause'
import type {
  CarriedOver,
  Effect,
  EnvironState,
  GameResult,
  MissionGroup,
  Search,
  StackId,
  Turn,
  Unit,
  WaitingUnit,
} from './state'

/** What has happened, in the past tense. Events record what chance said, so a game is its events. */
export type GameEvent =
  | PiecesPlaced
  | PiecesMoved
  | { readonly type: 'pieces-stacked'; readonly pieces: readonly string[] }
  | { readonly type: 'leader-named'; readonly stack: StackId; readonly character?: string | undefined }
  | { readonly type: 'characters-detected'; readonly characters: readonly string[] }
  | { readonly type: 'characters-undetected'; readonly characters: readonly string[] }
  | { readonly type: 'characters-killed'; readonly characters: readonly string[] }
  | { readonly type: 'characters-wounded'; readonly wounds: Readonly<Record<string, number>> }
  | { readonly type: 'characters-healed'; readonly characters: readonly string[] }
  | { readonly type: 'characters-busy'; readonly characters: readonly string[] }
  | {
      readonly type: 'character-captured'
      readonly character: string
      readonly by: Player
      readonly beside: string
      readonly guard?: string
    }
  | { readonly type: 'captives-freed'; readonly characters: readonly string[] }
  | { readonly type: 'guard-named'; readonly captive: string; readonly guard: string }
  | { readonly type: 'searches-declared'; readonly searches: readonly Search[] }
  | { readonly type: 'search-resolved'; readonly index: number; readonly outcome: Search['outcome'] }
  | { readonly type: 'ship-lost'; readonly ship: string }
  | { readonly type: 'ship-given'; readonly ship: string; readonly to: string }
  | { readonly type: 'ship-taken-along'; readonly ship: string; readonly stack: StackId }
  | { readonly type: 'units-lost'; readonly units: readonly string[] }
  | { readonly type: 'units-revealed'; readonly units: readonly string[] }
  | { readonly type: 'pdb-changed'; readonly planet: string; readonly status: PdbStatus; readonly level: PdbLevel }
  | { readonly type: 'pdb-restored'; readonly planet: string; readonly status: PdbStatus; readonly level: PdbLevel }
  | { readonly type: 'state-changed'; readonly planet: string; readonly state: ControlState }
  | { readonly type: 'units-due'; readonly player: Player; readonly kinds: readonly UnitKindName[] }
  | { readonly type: 'reaction-made'; readonly environ: string }
  | { readonly type: 'combat-fought'; readonly environ: string }
  | { readonly type: 'group-formed'; readonly group: MissionGroup }
  | { readonly type: 'group-changed'; readonly index: number; readonly change: GroupChange }
  | { readonly type: 'card-drawn'; readonly environ: string; readonly card: number; readonly bonus: boolean }
  | { readonly type: 'card-counted'; readonly environ: string; readonly event: EventCode }
  | { readonly type: 'group-searched'; readonly environ: string; readonly pieces: readonly string[] }
  | { readonly type: 'missions-finished'; readonly environ: string }
  | { readonly type: 'mission-segment'; readonly segment: Segment }
  | {
      readonly type: 'loyalty-shifted'
      readonly planet: string
      readonly loyalty: Loyalty
      readonly rebelControlMarker: Loyalty | undefined
    }
  | { readonly type: 'coup-marked'; readonly environ: string }
  | { readonly type: 'camp-changed'; readonly environ: string; readonly camp: EnvironState['camp'] }
  | { readonly type: 'point-scored'; readonly player: Player }
  | { readonly type: 'rebellion-begun'; readonly planet: string }
  | { readonly type: 'units-waiting'; readonly waiting: readonly WaitingUnit[] }
  | { readonly type: 'possession-drawn'; readonly possession: string }
  | { readonly type: 'possession-given'; readonly possession: string; readonly to: string; readonly unseen?: true }
  | { readonly type: 'possession-used'; readonly possession: string }
  | { readonly type: 'possession-lost'; readonly possession: string }
  | { readonly type: 'possessions-destroyed'; readonly possessions: readonly string[] }
  | { readonly type: 'possessions-seized'; readonly possessions: readonly string[] }
  | { readonly type: 'effect-begun'; readonly effect: Effect }
  | { readonly type: 'effects-over'; readonly possessions: readonly string[] }
  | { readonly type: 'creature-spent'; readonly creature: string }
  | { readonly type: 'part-ended'; readonly player: Player }
  | SegmentBegun
  | { readonly type: 'missions-barred'; readonly stacks: readonly StackId[] }
  | { readonly type: 'choice-awaited'; readonly pause: Pause }
  | { readonly type: 'choice-made' }
  | ({ readonly type: 'game-ended' } & GameResult)

export type GroupChange = Partial<
  Pick<MissionGroup, 'letters' | 'status' | 'pieces' | 'declared' | 'bonusDraws' | 'ignored'>
>

/** The next segment, and what is not forgotten of those before. */
export interface SegmentBegun {
  readonly type: 'segment-begun'
  readonly turn: Turn
  readonly carriedOver: readonly CarriedOver[]
}

export interface PiecesMoved {
  readonly type: 'pieces-moved'
  readonly pieces: readonly string[]
  readonly to: string
  /** Those of them who may move again in the segment. */
  readonly fresh?: readonly string[]
}

/** Pieces that come into play in an environ. */
export interface PiecesPlaced {
  readonly type: 'pieces-placed'
  readonly player: Player
  readonly environ: string
  readonly units: Readonly<Record<string, Pick<Unit, 'kind' | 'face'>>>
  readonly characters: readonly string[]
  /** Ships with their pilots. */
  readonly ships: Readonly<Record<string, string>>
  /** The stack they join; a stack of their own where there is none. */
  readonly joins?: StackId | undefined
}

/** An event in one line of the log. */
export function inWords(event: GameEvent): string {
  const list = (pieces: readonly string[]) => pieces.join(', ')
  switch (event.type) {
    case 'pieces-placed':
      return `${list([...Object.keys(event.units), ...event.characters, ...Object.keys(event.ships)])} placed in ${event.environ}`
    case 'pieces-moved':
      return `${list(event.pieces)} reached ${event.to}`
    case 'pieces-stacked':
      return `${list(event.pieces)} stacked`
    case 'leader-named':
      return event.character === undefined ? 'a stack has no leader any more' : `${event.character} leads`
    case 'characters-detected':
      return `${list(event.characters)} detected`
    case 'characters-undetected':
      return `${list(event.characters)} undetected`
    case 'characters-killed':
      return `${list(event.characters)} killed`
    case 'characters-wounded':
      return `wounds: ${list(Object.entries(event.wounds).map(([name, wounds]) => `${name} ${wounds}`))}`
    case 'characters-healed':
      return `${list(event.characters)} healed`
    case 'characters-busy':
      return `${list(event.characters)} had no rest`
    case 'character-captured':
      return `${event.character} captured, guarded by ${event.guard ?? 'nobody'}`
    case 'captives-freed':
      return `${list(event.characters)} free again`
    case 'guard-named':
      return `${event.guard} guards ${event.captive}`
    case 'searches-declared':
      return `searches: ${list(event.searches.map(({ environ, by }) => `${environ} by ${by}`))}`
    case 'search-resolved':
      return `the search ${event.outcome}`
    case 'ship-lost':
      return `${event.ship} lost`
    case 'ship-given':
      return `${event.ship} handed to ${event.to}`
    case 'ship-taken-along':
      return `${event.ship} goes with military units`
    case 'units-lost':
      return `${list(event.units)} lost`
    case 'units-revealed':
      return `${list(event.units)} revealed`
    case 'pdb-changed':
    case 'pdb-restored':
      return `the PDB of ${event.planet} is ${event.status} at level ${event.level}`
    case 'state-changed':
      return `${event.planet}: ${event.state}`
    case 'units-due':
      return `the ${event.player} Player is to place ${event.kinds.length === 0 ? 'no unit' : list(event.kinds)}`
    case 'reaction-made':
      return `the reaction move into ${event.environ} was made`
    case 'combat-fought':
      return `the units in ${event.environ} fought`
    case 'group-formed':
      return `${list(event.group.pieces)} on ${event.group.mission} in ${event.group.environ}`
    case 'group-changed':
      return `mission group ${event.index + 1}: ${Object.entries(event.change).map(([key, value]) => `${key} ${value}`)}`
    case 'card-drawn':
      return `${event.bonus ? 'bonus card' : 'card'} ${event.card} for ${event.environ}`
    case 'card-counted':
      return `${event.environ}: ${eventName(event.event)}`
    case 'group-searched':
      return `${list(event.pieces)} searched for`
    case 'missions-finished':
      return `the missions in ${event.environ} are over`
    case 'mission-segment':
      return event.segment
    case 'loyalty-shifted':
      return `loyalty of ${event.planet}: ${event.loyalty}`
    case 'coup-marked':
      return `Coup marker in ${event.environ}`
    case 'camp-changed':
      return `Rebel Camp in ${event.environ}: ${event.camp}`
    case 'point-scored':
      return `the ${event.player} Player gathered information`
    case 'rebellion-begun':
      return `${event.planet} rebels`
    case 'units-waiting':
      return `waiting for room: ${list(event.waiting.map(({ kind, environ }) => `${kind} in ${environ}`)) || 'none'}`
    case 'possession-drawn':
      return `${event.possession} found`
    case 'possession-given':
      return `${event.possession} goes to ${event.to}`
    case 'possession-used':
      return `${event.possession} used`
    case 'possession-lost':
      return `${event.possession} back in the deck`
    case 'possessions-destroyed':
      return `${list(event.possessions)} destroyed`
    case 'possessions-seized':
      return `${list(event.possessions)} kept by the captors`
    case 'effect-begun':
      return `${event.effect.possession} works on ${event.effect.character}`
    case 'effects-over':
      return `${list(event.possessions)} worn off`
    case 'creature-spent':
      return `${event.creature} has nothing more to give`
    case 'part-ended':
      return `the ${event.player} Player passed`
    case 'segment-begun': {
      const { gameTurn, player, phase, segment } = event.turn
      return `game-turn ${gameTurn}, ${player} Player: ${segment ?? phase}`
    }
    case 'missions-barred':
      return 'characters with units stay off missions this turn'
    case 'choice-awaited':
      return `the ${event.pause.player} Player is to choose: ${event.pause.purpose}`
    case 'choice-made':
      return 'the choice was made'
    case 'game-ended':
      return `the ${event.winner} Player wins: ${event.reason}`
  }
}
