import { opponentOf, PLAYERS } from '../src/components/names'
import { cutShort } from '../src/lib/text'
import { Unsupported } from '../src/protocol/connection'
import { isAlike } from '../src/protocol/differences'
import { type CompletePosition, isUnseen } from '../src/protocol/reported'
import type { SubmitOrderResult } from '../src/protocol/schema/messages'
import type { Position } from '../src/protocol/schema/position'
import type { Game } from './game'
import { type Submission, wireForm } from './submission'

/** A part of the player-turn that comes to an end. */
export const STRETCHES = ['Movement Segment', 'Operations Phase'] as const
export type Stretch = (typeof STRETCHES)[number]

/** How long both players pass: until a moment, until a part of the player-turn is over, or the whole of it. */
export type PassGoal =
  | Pick<Position, 'playerTurn' | 'phase' | 'segment'>
  | { readonly over: Stretch }
  | 'the player-turn ends'

/** A stretch of the game in which nobody does anything. */
export interface Passing {
  readonly until: PassGoal
  /** An order that is given where a program lets nobody pass on before; another does the same by itself. */
  readonly remedy?: Submission
}

/** What a program needs for passing. */
export const PASSES: readonly Submission[] = [
  { player: 'Rebel', order: { type: 'pass' }, chance: [], spare: [], answers: [] },
]

/** More of a program's reason is not repeated. */
const LONGEST_REASON = 200

/** More passes than any player-turn has. */
const MOST_PASSES = 40

/**
 * Both players pass until a moment comes. Programs differ in the segments at which they stop, and in who has to pass
 * there: the phasing player is asked first, then the other.
 * @param orders those that the program declares
 * @returns the last ruling: refused where nobody could pass on
 * @throws Unsupported where the program insists on a remedy that it does not declare, or does not say what time it is
 */
export async function passOn(
  game: Game,
  { until, remedy }: Passing,
  orders: readonly string[],
): Promise<SubmitOrderResult> {
  const first = await game.look()
  const unseen = watchedFor(until).find((field) => isUnseen(first[field]))
  if (unseen !== undefined) throw new Unsupported(`the program does not report ${unseen}`)
  let left = remedy
  let now = first
  let reason = ''
  for (let count = 0; count < MOST_PASSES; count += 1) {
    if (count > 0 && isReached(until, first, now)) return { ruling: 'carried out' }
    const before = now
    const phasing = PLAYERS.find((player) => player === now['playerTurn']) ?? 'Rebel'
    for (const player of [phasing, opponentOf(phasing)]) {
      const { because } = await game.submit({ player, order: { type: 'pass' }, chance: [], answers: [] })
      reason = because == null ? '' : `: ${cutShort(because, LONGEST_REASON)}`
      now = await game.look()
      if (!isAlike(now, before)) break
    }
    if (isAlike(now, before) && left !== undefined) {
      if (!orders.includes(left.order.type))
        throw new Unsupported(`the program does not declare orders.${left.order.type}`)
      await game.submit(wireForm(left, left.fullOrder?.(now)))
      left = undefined
      now = await game.look()
    }
    if (isAlike(now, before)) return { ruling: 'refused', because: `nobody could pass in ${momentOf(now)}${reason}` }
  }
  return { ruling: 'refused', because: `the moment did not come within ${MOST_PASSES} passes` }
}

/** The moment as far as it is known, in a few words. */
const momentOf = ({ playerTurn, phase, segment }: CompletePosition): string =>
  `the ${playerTurn} Player's ${typeof segment === 'string' && !isUnseen(segment) ? segment : `${phase} Phase`}`

/** The fields by which one sees that the goal is reached. */
function watchedFor(goal: PassGoal): string[] {
  if (goal === 'the player-turn ends') return ['playerTurn']
  return 'over' in goal ? ['phase', 'segment'] : Object.keys(goal)
}

function isReached(goal: PassGoal, first: CompletePosition, now: CompletePosition): boolean {
  if (goal === 'the player-turn ends')
    return now['playerTurn'] !== first['playerTurn'] || now['gameTurn'] !== first['gameTurn']
  if ('over' in goal)
    return now['phase'] !== 'Operations' || (goal.over === 'Movement Segment' && now['segment'] !== 'Movement')
  return Object.entries(goal).every(([field, value]) => now[field] === value)
}
