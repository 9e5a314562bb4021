import type { Player } from '../components/names'
import { assertNever } from '../lib/assert-never'
import { apply } from './apply'
import { type Chance, replayedChance } from './chance'
import { mayHaveConsequences } from './consequences'
import type { GameEvent } from './events'
import type { Answer, NewOrder, Order, OrderOf } from './orders'
import type { Pause } from './pause'
import { ChoiceMissing, type Play, startPlay } from './play'
import { guard } from './procedures/captives'
import { give } from './procedures/give'
import { militaryCombat } from './procedures/military-combat'
import { assign } from './procedures/missions/assign'
import { draw } from './procedures/missions/draw'
import { bonusDraw, stop } from './procedures/missions/finish'
import { move } from './procedures/move'
import { place } from './procedures/place'
import { disabledIn } from './procedures/possessions/effects'
import { use } from './procedures/possessions/use'
import { react } from './procedures/react'
import { receiveShip } from './procedures/receive-ship'
import { restorePdb } from './procedures/restore-pdb'
import { declareSearches, search } from './procedures/search'
import { leader, stack } from './procedures/stack'
import { pass } from './procedures/turn'
import { endIfWon } from './procedures/victory'
import type { Rulebook } from './rulebook'
import { type Objection, type Ruling, refuse } from './ruling'
import type { GameState } from './state'

/** An order, by whom it is given, and the answers that came with it. */
export interface Submission {
  readonly player: Player
  readonly order: Order
  readonly answers: readonly Answer[]
}

/** What comes of an order. The given state stays as it is; the events of the ruling lead from it to that after. */
export function decide(state: GameState, rulebook: Rulebook, submission: Submission, chance: Chance): Ruling {
  const { player, order, answers } = submission
  const { awaiting } = state
  if (order.type === 'answer') {
    return awaiting === undefined
      ? refuse('no choice is awaited')
      : resume(awaiting, submission, order, rulebook, chance)
  }
  if (awaiting !== undefined && order.type === 'pass') {
    return resume(awaiting, submission, { type: 'answer', purpose: awaiting.purpose, value: 'pass' }, rulebook, chance)
  }
  const waits = awaiting !== undefined && rulebook.search.interrupts(awaiting.purpose)
  if (waits && !rulebook.missions.mayInterrupt(order.type, awaiting.purpose))
    return refuse(`the ${awaiting.player} Player is to choose first: ${awaiting.purpose}`)
  const ruling = carryOut({ order, orderedBy: player, before: state, answers }, rulebook, chance)
  if (awaiting === undefined || !ruling.allowed) return ruling
  return { ...ruling, events: [{ type: 'choice-made' }, ...ruling.events] }
}

/** Goes on with an order that stopped at a choice: see `Pause`. */
function resume(
  pause: Pause,
  { player, answers }: Submission,
  { purpose, value }: OrderOf<'answer'>,
  rulebook: Rulebook,
  chance: Chance,
): Ruling {
  if (player !== pause.player) return refuse(`it is for the ${pause.player} Player to choose`)
  if (purpose !== pause.purpose) return refuse(`${pause.purpose} is to be chosen, not ${purpose}`)

  const attempt = { ...pause, answers: [{ purpose, value }, ...pause.answers, ...answers] }
  const ruling = carryOut(attempt, rulebook, replayedChance(pause.taken, chance))
  if (!ruling.allowed) return ruling
  const next = ruling.events.at(-1)
  if (next?.type === 'choice-awaited' && next.pause.chosen.length === pause.chosen.length) {
    return refuse(`that is no answer to ${purpose}`)
  }
  return {
    allowed: true,
    events: [{ type: 'choice-made' }, ...ruling.events.slice(pause.events)],
    taken: ruling.taken.slice(pause.taken.length),
    after: ruling.after,
  }
}

type Attempt = Pick<Pause, 'order' | 'orderedBy' | 'before' | 'answers'> & Partial<Pick<Pause, 'chosen'>>

/** Plays an order from the state before it, to its end or to a choice that nobody has made. */
function carryOut(
  { order, orderedBy, before, answers, chosen: earlier }: Attempt,
  rulebook: Rulebook,
  chance: Chance,
): Ruling {
  const { play, record } = startPlay(before, rulebook, chance, answers, earlier)
  try {
    const disabled = disabledIn(before, order)
    if (disabled !== undefined) return refuse(`${disabled} is disabled in this phase`)
    const objection = procedureOf(play, orderedBy, order)
    if (objection !== undefined) return refuse(objection)
    if (mayHaveConsequences(before, play.state())) endIfWon(play)
    const { state, events, taken } = record()
    return {
      allowed: true,
      events,
      taken,
      after: state.awaiting === undefined ? state : apply(state, { type: 'choice-made' }),
    }
  } catch (error) {
    if (!(error instanceof ChoiceMissing)) throw error
    const { player, purpose, about } = error.choice
    const { state, events, taken, chosen, answers: left } = record()
    const pause = {
      player,
      purpose,
      about,
      order,
      orderedBy,
      before,
      answers: left,
      taken,
      events: events.length,
      chosen,
    }
    const awaited: GameEvent = { type: 'choice-awaited', pause }
    return { allowed: true, events: [...events, awaited], taken, after: apply(state, awaited) }
  }
}

function procedureOf(play: Play, player: Player, order: NewOrder): Objection {
  switch (order.type) {
    case 'place':
      return place(play, player, order)
    case 'give':
      return give(play, player, order)
    case 'use':
      return use(play, player, order)
    case 'stack':
      return stack(play, player, order)
    case 'leader':
      return leader(play, player, order)
    case 'guard':
      return guard(play, player, order)
    case 'declare-searches':
      return declareSearches(play, player, order)
    case 'search':
      return search(play, player, order)
    case 'restore-pdb':
      return restorePdb(play, player, order)
    case 'assign':
      return assign(play, player, order)
    case 'draw':
      return draw(play, player, order)
    case 'stop':
      return stop(play, player, order)
    case 'bonus-draw':
      return bonusDraw(play, player, order)
    case 'receive-ship':
      return receiveShip(play, player, order)
    case 'react':
      return react(play, player, order)
    case 'pass':
      return pass(play, player)
    case 'move':
      return move(play, player, order)
    case 'military-combat':
      return militaryCombat(play, player, order)
    default:
      return assertNever(order)
  }
}
