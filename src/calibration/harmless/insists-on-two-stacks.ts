import type { Player } from '../../components/names'
import { createEngine } from '../../engine/server/handler'
import type { SubmitOrderParams, SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import type { HarmlessVariant } from './variant'

/** The rules say how stacks stand at the end of a segment, and leave open who sees to it. */
export const insistsOnTwoStacks: HarmlessVariant = {
  name: 'the player sorts his stacks',
  differs: 'It sorts no stacks by itself: in the Operations Phase it refuses to pass on until the player has.',
  open() {
    const engine = createEngine()
    return (method, params) => {
      if (method !== 'submitOrder') return engine(method, params)
      const { player, order } = params as SubmitOrderParams
      const { position } = engine('getPosition', {}) as { position: Position }
      if (order.type !== 'pass' || position.phase !== 'Operations' || isSorted(position, player))
        return engine(method, params)
      const refusal: SubmitOrderResult = { ruling: 'refused', because: 'sort your stacks first', used: [] }
      return refusal
    }
  },
}

/** Whether a player has no two stacks of units, and no two of characters alone, in one environ. */
function isSorted({ stacks = [], units = {} }: Position, owner: Player): boolean {
  const sorts = stacks
    .filter(({ player }) => player === owner)
    .map(({ environ, pieces = [] }) => `${environ}: ${pieces.some((piece) => piece in units) ? 'units' : 'characters'}`)
  return new Set(sorts).size === sorts.length
}
