import type { Handler } from '../../protocol/rpc'
import type { InitializeResult, SubmitOrderResult, Used } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'

/** A correct engine that differs from the reference only where the rules and the protocol leave freedom. */
export interface HarmlessVariant {
  readonly name: string
  /** Wherein it differs, in one sentence. */
  readonly differs: string
  /** Starts one anew. */
  readonly open: () => Handler
}

/** An answer to an order as the engine gives it: it always says what it used. */
type EngineRuling = SubmitOrderResult & { readonly used: Used }

/** What becomes of a program's answers on their way out; an answer that is not named goes out as it is. */
export interface Rewriting {
  readonly initialize?: (introduction: InitializeResult) => unknown
  readonly setPosition?: (accepted: object) => unknown
  readonly submitOrder?: (ruling: EngineRuling) => unknown
  readonly getPosition?: (position: Position) => unknown
}

/** A program whose answers are rewritten. */
export function rewritten(program: Handler, rewriting: Rewriting): Handler {
  const { initialize = same, setPosition = same, submitOrder = same, getPosition = same } = rewriting
  return (method, params) => {
    const answer = program(method, params)
    switch (method) {
      case 'initialize':
        return initialize(answer as InitializeResult)
      case 'setPosition':
        return setPosition(answer as object)
      case 'submitOrder':
        return submitOrder(answer as EngineRuling)
      case 'getPosition':
        return { position: getPosition((answer as { position: Position }).position) }
      default:
        return answer
    }
  }
}

const same = (answer: unknown) => answer
