import { opponentOf, PLAYERS, type Player } from '../src/components/names'
import type { Client } from '../src/protocol/client'
import { type CompletePosition, differences } from '../src/protocol/reported'
import type { SubmitOrderResult } from '../src/protocol/schema/messages'
import type { Position } from '../src/protocol/schema/position'
import type { Submission } from './submission'

/** How long both players pass: until a moment, or until the player-turn is over. */
export type PassGoal = Pick<Position, 'playerTurn' | 'phase' | 'segment'> | 'the player-turn ends'

/** A stretch of the game in which nobody does anything. */
export interface Passing {
  readonly until: PassGoal
}

/** Looks at the position, as one of the players or as one who sees all. */
export type Look = (viewer?: Player) => Promise<CompletePosition>

/** What a program needs for passing. */
export const PASSES: readonly Submission[] = [
  { player: 'Rebel', order: { type: 'pass' }, chance: [], spare: [], answers: [] },
]

/** More passes than any player-turn has. */
const MOST_PASSES = 40

/**
 * Both players pass until a moment comes. Programs differ in the segments at which they stop, and in who has to pass
 * there: the phasing player is asked first, then the other.
 * @returns the last ruling: refused where nobody could pass on
 */
export async function passOn(client: Client, look: Look, until: PassGoal): Promise<SubmitOrderResult> {
  const first = await look()
  let now = first
  for (let count = 0; count < MOST_PASSES; count += 1) {
    if (count > 0 && isReached(until, first, now)) return { ruling: 'carried out' }
    const before = now
    const phasing = PLAYERS.find((player) => player === now['playerTurn']) ?? 'Rebel'
    for (const player of [phasing, opponentOf(phasing)]) {
      await client.submitOrder({ player, order: { type: 'pass' }, chance: [], answers: [] })
      now = await look()
      if (!isAlike(now, before)) break
    }
    if (isAlike(now, before)) return { ruling: 'refused', because: 'nobody could pass' }
  }
  return { ruling: 'refused', because: `the moment did not come within ${MOST_PASSES} passes` }
}

const isAlike = (now: CompletePosition, before: CompletePosition): boolean => differences(before, now).length === 0

function isReached(goal: PassGoal, first: CompletePosition, now: CompletePosition): boolean {
  if (goal === 'the player-turn ends')
    return now['playerTurn'] !== first['playerTurn'] || now['gameTurn'] !== first['gameTurn']
  return Object.entries(goal).every(([field, value]) => now[field] === value)
}
