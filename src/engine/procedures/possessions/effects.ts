import type { NewOrder } from '../../orders'
import type { Play } from '../../play'
import type { Moment } from '../../rules/sequence'
import type { GameState } from '../../state'
import { kill, woundsLeft } from '../wounds'
import { isDisabled } from './held'

/** What possessions do for a while, and who is kept from acting meanwhile. */

/** Drugs wear off, and whoever was disabled for a phase is himself again (cards 43 and 49). */
export function endEffects(play: Play, moment: Moment): void {
  const { turn, effects } = play.state()
  const phaseEnds = moment.phase !== turn.phase
  const over = effects.filter((effect) =>
    effect.rating === undefined ? phaseEnds : play.rulebook.possessions.wearsOff(effect, moment),
  )
  if (over.length === 0) return
  play.happens({ type: 'effects-over', possessions: over.map(({ possession }) => possession) })
  // Whom nothing but a drug has kept alive.
  const lost = over.flatMap(({ rating, character }) => (rating === 'endurance' ? [character] : []))
  const isAlive = (name: string) => play.state().characters[name]?.place !== 'killed'
  kill(
    play,
    lost.filter((name) => isAlive(name) && woundsLeft(play.state(), name) === 0),
  )
}

/** A character whom an order would have act, and who does nothing in this phase (card 49). */
export const disabledIn = (state: GameState, order: NewOrder): string | undefined =>
  actorsOf(order).find((piece) => isDisabled(state, piece))

function actorsOf(order: NewOrder): readonly string[] {
  if (order.type === 'move' || order.type === 'react' || order.type === 'assign') return order.pieces
  if (order.type === 'leader' || order.type === 'receive-ship') return [order.character ?? '']
  return []
}
