import { everyCapability } from '../../protocol/every-capability'
import { type Handler, RpcError } from '../../protocol/rpc'
import type {
  InitializeResult,
  SetPositionParams,
  SubmitOrderParams,
  SubmitOrderResult,
} from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { ERROR_CODES, METHODS, type Method, PROTOCOL_VERSION } from '../../protocol/vocabulary'

/** A program that speaks the protocol, claims everything, and knows nothing of the game. */
export interface Degenerate {
  readonly name: string
  /** What it does instead of playing, in one sentence. */
  readonly does: string
  /** Starts one anew. */
  readonly open: () => Handler
}

/** What comes of an order: the answer, and the position that is reported from then on. */
export interface Reaction {
  readonly answer: SubmitOrderResult
  readonly position: Position
}

/**
 * A program that keeps the position it was told, whatever that is, until an order comes.
 * @param react what it makes of an order, given the position so far
 */
export function degenerateHandler(
  name: string,
  react: (order: SubmitOrderParams, position: Position) => Reaction,
): Handler {
  let position: Position = {}
  const methods: Readonly<Record<Method, (params: never) => unknown>> = {
    initialize: (): InitializeResult => ({
      protocol: PROTOCOL_VERSION,
      implementation: { name },
      capabilities: everyCapability(),
    }),
    setPosition(params: SetPositionParams) {
      position = params.position ?? {}
      return { accepted: true }
    },
    submitOrder(params: SubmitOrderParams) {
      const reaction = react(params, position)
      position = reaction.position
      return reaction.answer
    },
    getPosition: () => ({ position }),
    shutdown: () => ({}),
  }
  return (method, params) => {
    const known = METHODS.find((candidate) => candidate === method)
    if (known === undefined) throw new RpcError(ERROR_CODES.methodNotFound, `there is no method ${method}`)
    return methods[known](params as never)
  }
}

/** A program that has nothing to remember but the position. */
export const degenerate = (
  name: string,
  does: string,
  react: (order: SubmitOrderParams, position: Position) => Reaction,
): Degenerate => ({ name, does, open: () => degenerateHandler(name, react) })
