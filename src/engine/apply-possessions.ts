import { assertNever } from '../lib/assert-never'
import { without } from './apply-pieces'
import type { GameEvent } from './events'
import type { GameState, HeldPossession } from './state'

/** What events do to possessions. Rebel ships are possessions too, but stand among the ships while they are in play. */

export type PossessionEvent = Extract<
  GameEvent,
  {
    readonly type:
      | 'possession-drawn'
      | 'possession-given'
      | 'possession-used'
      | 'possession-lost'
      | 'possessions-destroyed'
      | 'possessions-seized'
      | 'effect-begun'
      | 'effects-over'
  }
>

export function applyToPossessions(state: GameState, event: PossessionEvent): GameState {
  switch (event.type) {
    case 'possession-drawn':
      return change(state, [event.possession], () => ({ place: 'to assign', revealed: false }))
    case 'possession-given':
      return change(state, [event.possession], (before) => ({
        ...before,
        place: 'held',
        holder: event.to,
        ...(event.unseen ? { revealed: false } : {}),
      }))
    case 'possession-used':
      return change(state, [event.possession], (before) => ({ place: 'held', ...before, revealed: true }))
    case 'possession-lost':
      return { ...state, possessions: without(state.possessions, [event.possession]) }
    case 'possessions-destroyed':
      return change(state, event.possessions, () => ({ place: 'destroyed', revealed: true }))
    case 'possessions-seized':
      return change(state, event.possessions, (before) => ({ ...before, place: 'captor', revealed: true }))
    case 'effect-begun':
      return { ...state, effects: [...state.effects, event.effect] }
    case 'effects-over':
      return { ...state, effects: state.effects.filter(({ possession }) => !event.possessions.includes(possession)) }
    default:
      return assertNever(event)
  }
}

function change(
  state: GameState,
  names: readonly string[],
  to: (before: Partial<HeldPossession> & Pick<HeldPossession, 'revealed'>) => HeldPossession,
): GameState {
  const possessions = { ...state.possessions }
  for (const name of names) possessions[name] = to(possessions[name] ?? { revealed: false })
  return { ...state, possessions }
}
