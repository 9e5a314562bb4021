import { ACTION_CARDS, type EventCode } from '../components/action-cards'
import { assertNever } from '../lib/assert-never'
import type { GameEvent } from './events'
import type { EnvironMissions, GameState } from './state'

/** What events do to missions. */

export type MissionEvent = Extract<
  GameEvent,
  {
    readonly type:
      | 'group-formed'
      | 'group-changed'
      | 'card-drawn'
      | 'card-counted'
      | 'group-searched'
      | 'missions-finished'
  }
>

/** How missions stand in an environ that has not begun. */
export const NOT_BEGUN: EnvironMissions = { charged: 0, events: [], searched: [], finished: false }

export function applyToMissions(state: GameState, event: MissionEvent): GameState {
  switch (event.type) {
    case 'group-formed':
      return { ...state, groups: [...state.groups, event.group] }
    case 'group-changed':
      return {
        ...state,
        groups: state.groups.map((group, index) => (index === event.index ? { ...group, ...event.change } : group)),
      }
    case 'card-drawn':
      return {
        ...changeMissions(state, event.environ, {}),
        actionDeck: state.actionDeck.filter((card) => card !== event.card),
      }
    case 'card-counted':
      return countCard(state, event.environ, event.event)
    case 'group-searched': {
      const { searched } = state.missions[event.environ] ?? NOT_BEGUN
      return changeMissions(state, event.environ, { searched: [...searched, event.pieces] })
    }
    case 'missions-finished':
      return { ...changeMissions(state, event.environ, { finished: true }), actionDeck: [...ACTION_CARDS.keys()] }
    default:
      return assertNever(event)
  }
}

function countCard(state: GameState, environ: string, event: EventCode): GameState {
  const { charged, events } = state.missions[environ] ?? NOT_BEGUN
  return changeMissions(state, environ, { charged: charged + 1, events: [...events, event] })
}

const changeMissions = (state: GameState, environ: string, change: Partial<EnvironMissions>): GameState => ({
  ...state,
  missions: { ...state.missions, [environ]: { ...(state.missions[environ] ?? NOT_BEGUN), ...change } },
})
