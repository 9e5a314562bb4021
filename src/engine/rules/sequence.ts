import { opponentOf, PHASES, PLAYERS, type Player, SEGMENTS, type Segment } from '../../components/names'
import type { CarriedOver, Turn } from '../state'
import { decision } from './decision'

/** A moment of the turn, without what has happened in it. */
export type Moment = Omit<Turn, 'passed'>

/** The order of play, and which orders a moment allows (case 4.0). */
export const sequenceRules = {
  /** rule 16.8 (case 16.14). */
  firstPlayer: decision('16.8', (_gameTurn: number): Player => 'Rebel'),

  /** rules 5.1, 5.2, 10.1, 10.2, 15.15 (case 4.0). Each segment begins anew, and with a player-turn so do the missions. */
  carriedOver: decision('5.1 5.2 10.1 10.2 15.15', (_next: Moment): readonly CarriedOver[] => []),

  /** case 9.0. */
  mayMove: (turn: Turn, player: Player): boolean => isSegment(turn, 'Movement') && turn.player === player,

  /** case 10.0. The phasing player declares as long as he has not passed, the other after that. */
  mayDeclareCombat: (turn: Turn, player: Player): boolean =>
    isSegment(turn, 'Military Combat') && actors(turn)[0] === player,

  /**
   * rules 10.5, 15.1, 15.3, 15.5 (cases 9.5, 9.62). Stacks are formed freely in one's own Operations Phase, and by those
   * who react.
   */
  mayStack: decision(
    '10.5 15.1 15.3 15.5 M.1.8',
    (turn: Turn, player: Player): boolean =>
      turn.phase === 'Operations' && (turn.player === player || turn.segment === 'Enemy Reaction'),
  ),

  /** rule 15.10 (case 9.53). A leader is named and changed whenever his player likes. */
  mayNameLeader: decision('15.10', (_turn: Turn, _player: Player): boolean => true),

  /** Who may act in a segment, the first being the one who is to act or pass now. */
  actors: (turn: Turn): readonly Player[] => actors(turn),

  /** case 4.0. The first moment of a player-turn. */
  opening: (player: Player, gameTurn: number): Moment => openingOf(player, gameTurn),

  /**
   * case 4.0. The moment that follows when everybody has ended his part.
   * @param first who opens each game-turn
   * @param gameTurns how many the scenario has
   */
  after: (moment: Moment, first: (gameTurn: number) => Player, gameTurns: number): Moment =>
    momentAfter(moment, first, gameTurns),
}

const isSegment = (turn: Turn, segment: Segment): boolean => turn.phase === 'Operations' && turn.segment === segment

/** case 4.0. */
function actors({ player, phase, segment, passed }: Turn): readonly Player[] {
  const both = [player, opponentOf(player)]
  if (phase === 'Game over') return []
  if (segment === 'Military Combat') return both.filter((actor) => !passed.includes(actor))
  return segment === 'Enemy Reaction' || phase === 'Search' ? [opponentOf(player)] : [player]
}

/** The moments of a player-turn in their order. Segments of missions come up only where there are missions. */
const PLAYER_TURN: readonly Pick<Moment, 'phase' | 'segment'>[] = [
  { phase: 'Operations', segment: 'Movement' },
  { phase: 'Operations', segment: 'Enemy Reaction' },
  { phase: 'Operations', segment: 'Military Combat' },
  { phase: 'Search' },
  { phase: 'Mission', segment: 'Mission Assignment' },
  { phase: 'End' },
]

const openingOf = (player: Player, gameTurn: number): Moment => ({
  gameTurn,
  player,
  phase: 'Operations',
  segment: 'Movement',
})

function momentAfter(
  { gameTurn, player, phase, segment }: Moment,
  first: (gameTurn: number) => Player,
  gameTurns: number,
): Moment {
  const index = PLAYER_TURN.findIndex(
    (moment) => moment.phase === phase && (phase === 'Mission' || moment.segment === segment),
  )
  const next = PLAYER_TURN[index + 1]
  if (phase !== 'End' && next !== undefined) return { gameTurn, player, ...next }
  if (player === first(gameTurn)) return openingOf(opponentOf(player), gameTurn)
  return gameTurn < gameTurns ? openingOf(first(gameTurn + 1), gameTurn + 1) : { gameTurn, player, phase: 'Game over' }
}

/** Whether one moment of the game comes before another. */
export const isBefore = (one: Moment, other: Moment): boolean => placeInTime(one) < placeInTime(other)

/** Moments counted from the first, as if every phase had all segments. */
function placeInTime({ gameTurn, player, phase, segment }: Moment): number {
  const playerTurn = gameTurn * PLAYERS.length + PLAYERS.indexOf(player)
  const phases = playerTurn * PHASES.length + PHASES.indexOf(phase)
  return phases * PARTS_OF_PHASE.length + PARTS_OF_PHASE.indexOf(segment)
}

/** A phase without segments comes to one part. */
const PARTS_OF_PHASE: readonly (Segment | undefined)[] = [undefined, ...SEGMENTS]
