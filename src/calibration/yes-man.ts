import { createEngine } from '../engine/server/handler'
import type { SubmitOrderResult } from '../protocol/schema/messages'
import type { Degenerate } from '../sut/degenerates/degenerate'
import { rewritten } from './harmless/variant'

/** The engine with every refusal turned off: it must fail every prohibition. */
export const yesMan: Degenerate = {
  name: 'yes-man',
  does: 'It plays by the rules, but calls an order that it refuses carried out, and changes nothing.',
  open: () => rewritten(createEngine(), { submitOrder: neverRefused }),
}

function neverRefused(answer: SubmitOrderResult): SubmitOrderResult {
  return answer.ruling === 'refused' ? { ruling: 'carried out', used: [], awaiting: null } : answer
}
