import { createEngine } from '../../engine/server/handler'
import type { SetPositionParams, SubmitOrderParams } from '../../protocol/schema/messages'
import { backToFront } from './reversed-lists'
import type { HarmlessVariant } from './variant'

/**
 * Chooses otherwise. Where nobody has chosen and any of alike things will do, the engine takes the first it was told;
 * this one is told everything back to front.
 */
export const otherChoices: HarmlessVariant = {
  name: 'other lawful choices',
  differs: 'Of things that are alike, where no answer says which, it takes the last instead of the first.',
  open() {
    const engine = createEngine()
    return (method, params) => {
      if (method === 'setPosition') return engine(method, backToFront(params as SetPositionParams))
      if (method !== 'submitOrder') return engine(method, params)
      const { order, ...rest } = params as SubmitOrderParams
      return engine(method, { ...rest, order: backToFront(order) })
    }
  },
}
