import { createEngine } from '../../engine/server/handler'
import type { Handler } from '../../protocol/rpc'
import type { SetPositionParams, SubmitOrderParams, SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { tellable } from './fields'
import type { HarmlessVariant } from './variant'

type Stack = NonNullable<Position['stacks']>[number]

/**
 * Stacks as loosely as rule 15.5 allows while the Operations Phase lasts: who arrives joins a stack of the same sort
 * at once, units joining units and characters characters, instead of staying apart until the player stacks them.
 */
export const mergedStacks: HarmlessVariant = {
  name: 'stacks merged on arrival',
  differs: 'Pieces that arrive join a stack of their player that is there, instead of forming one of their own.',
  open() {
    const engine = createEngine()
    let variant: SetPositionParams['variant']
    return (method, params) => {
      if (method === 'setPosition') variant = (params as SetPositionParams).variant
      if (method !== 'submitOrder' || !bringsPieces(params as SubmitOrderParams)) return engine(method, params)
      const { stacks: before = [] } = positionOf(engine)
      const answer = engine(method, params) as SubmitOrderResult
      const position = positionOf(engine)
      const stacks = joined(position, before)
      // A game that waits for a choice cannot be told; its pieces join when the choice is made.
      if (
        position.phase === 'Operations' &&
        answer.awaiting == null &&
        stacks.length < (position.stacks ?? []).length
      ) {
        engine('setPosition', {
          position: { ...tellable(position), stacks },
          ...(variant === undefined ? {} : { variant }),
        })
      }
      return answer
    }
  },
}

/** Whether an order can make pieces arrive; how the player himself stacks them stands. */
const bringsPieces = ({ order }: SubmitOrderParams) => order.type !== 'stack'

const positionOf = (engine: Handler) => (engine('getPosition', {}) as { position: Position }).position

/** The stacks of a position, those that were not there before as part of one that was. */
function joined({ stacks = [], units = {} }: Position, before: readonly Stack[]): Stack[] {
  const holdsUnits = ({ pieces = [] }: Stack) => pieces.some((piece) => piece in units)
  const result: Stack[] = stacks.filter((stack) => wasAmong(before, stack))
  for (const stack of stacks.filter((candidate) => !wasAmong(before, candidate))) {
    const host = result.findIndex(
      (other) =>
        other.player === stack.player &&
        other.environ === stack.environ &&
        holdsUnits(other) === holdsUnits(stack) &&
        (other.leader == null || stack.leader == null),
    )
    const there = result[host]
    if (there === undefined) result.push(stack)
    else result[host] = merged(there, stack)
  }
  return result
}

/** A stack that lost pieces is still the one it was; one that gained any is new. */
const wasAmong = (before: readonly Stack[], { environ, pieces = [] }: Stack): boolean =>
  before.some((stack) => stack.environ === environ && pieces.every((piece) => stack.pieces?.includes(piece)))

const merged = (host: Stack, guest: Stack): Stack => ({
  ...host,
  pieces: [...(host.pieces ?? []), ...(guest.pieces ?? [])],
  leader: host.leader ?? guest.leader ?? null,
})
