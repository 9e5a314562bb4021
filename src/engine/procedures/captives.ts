import type { Player } from '../../components/names'
import type { OrderOf } from '../orders'
import { environOf, isCaptive, ownerOf } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import type { GameState } from '../state'
import { passShipsOn } from './wounds'

/** A character is captured and put under guard (case 12.81). */
export function takeCaptive(
  play: Play,
  captor: Player,
  character: string,
  captors: readonly string[],
  taken: 'in combat' | 'by mishap',
): void {
  const { needsGuard, mayDeclineGuard, mayGuard } = play.rulebook.capture
  const guards = mayGuard(captors, othersThan(play.state(), captor, captors, environOf(play.state(), character)))
  const [first] = guards
  const named =
    guards.length === 1 || !needsGuard(taken) || allUnits(play, guards)
      ? first
      : play.choose({
          player: captor,
          purpose: 'guard',
          about: { captive: character, candidates: guards },
          read: (value) => guards.find((piece) => piece === value) ?? declined(value, mayDeclineGuard()),
        })
  if (named === undefined || named === 'pass') return
  passShipsOn(play, [character], captors)
  const guard = needsGuard(taken) ? { guard: named } : {}
  play.happens({ type: 'character-captured', character, by: captor, beside: named, ...guard })
}

/** The pieces of the captor that had no part in the capture. */
function othersThan(state: GameState, captor: Player, captors: readonly string[], environ: string | undefined) {
  const idle = [...Object.keys(state.units), ...Object.keys(state.characters)].filter(
    (piece) => ownerOf(state, piece) === captor && !isCaptive(state, piece) && !captors.includes(piece),
  )
  const inPlay = idle.filter((piece) => environOf(state, piece) !== undefined)
  return {
    here: inPlay.filter((piece) => environOf(state, piece) === environ),
    elsewhere: inPlay.filter((piece) => environOf(state, piece) !== environ),
  }
}

const declined = (value: unknown, mayDecline: boolean) => (mayDecline && value === 'pass' ? value : undefined)

/** Which of several units guards makes no difference: they stand together. */
const allUnits = (play: Play, pieces: readonly string[]) => pieces.every((piece) => piece in play.state().units)

/** Hands a captive to another guard in the environ (rule 2.11, case 12.81). */
export function guard(play: Play, player: Player, order: OrderOf<'guard'>): Objection {
  const state = play.state()
  const { captive, moved = false } = state.characters[order.captive] ?? {}
  if (captive === undefined) return `${order.captive} is no captive`
  if (!play.rulebook.capture.mayHandOver(state.turn, captive.by, player, moved))
    return 'captives change hands in the Movement Segment of those who hold them'
  const isPiece = order.guard in state.units || order.guard in state.characters
  if (!isPiece || isCaptive(state, order.guard)) return `${order.guard} is no piece that can guard`
  const kind = order.guard in state.units ? 'military unit' : 'character'
  const inSameEnviron = environOf(state, order.guard) === environOf(state, order.captive)
  const isCaptors = ownerOf(state, order.guard) === captive.by
  const hasMoved = (state.units[order.guard] ?? state.characters[order.guard])?.moved ?? false
  if (!play.rulebook.capture.mayTakeOver(kind, inSameEnviron, isCaptors, hasMoved))
    return `${order.guard} cannot guard ${order.captive}`
  play.happens({ type: 'guard-named', captive: order.captive, guard: order.guard })
  return undefined
}
