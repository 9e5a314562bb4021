import { createEngine } from '../../engine/server/handler'
import { type HarmlessVariant, rewritten } from './variant'

/** Says no more than it must. */
export const taciturn: HarmlessVariant = {
  name: 'taciturn',
  differs: 'It gives no log, no reason and no candidates, and names neither its version nor that nothing is awaited.',
  open: () =>
    rewritten(createEngine(), {
      initialize: ({ protocol, implementation: { name }, capabilities }) => ({
        protocol,
        implementation: { name },
        capabilities: { ...capabilities, candidates: false },
      }),
      submitOrder: ({ ruling, used, awaiting }) => ({
        ruling,
        used: used.map(({ candidates: _unsaid, ...chance }) => chance),
        ...(awaiting == null ? {} : { awaiting }),
      }),
      getPosition: ({ awaiting, ...position }) => (awaiting == null ? position : { ...position, awaiting }),
    }),
}
