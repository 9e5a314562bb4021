import { createEngine } from '../../engine/server/handler'
import type { SubmitOrderParams, SubmitOrderResult } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import type { HarmlessVariant } from './variant'

/** The rules have missions assigned before the first card, and leave open how a program knows that all are. */
export const endsAssignment: HarmlessVariant = {
  name: 'assigning ends with a pass',
  differs: 'It draws no card and stops no mission until the player has passed once after assigning.',
  open() {
    const engine = createEngine()
    let isOver = false
    const position = () => (engine('getPosition', {}) as { position: Position }).position
    const assigns = () => !isOver && position().segment === 'Mission Assignment'
    return (method, params) => {
      if (method === 'setPosition') isOver = false
      if (method === 'submitOrder') {
        const { player, order } = params as SubmitOrderParams
        if (['draw', 'stop'].includes(order.type) && assigns()) return refusal
        if (order.type === 'pass' && assigns() && player === position().playerTurn && isAnyUnderWay(position())) {
          isOver = true
          return carriedOut
        }
      }
      const answer = engine(method, params)
      if (method === 'submitOrder' && position().phase !== 'Mission') isOver = false
      if (method !== 'getPosition' || !isOver) return answer
      const seen = (answer as { position: Position }).position
      return { position: { ...seen, segment: seen.segment === 'Mission Assignment' ? 'Mission Action' : seen.segment } }
    }
  },
}

const refusal: SubmitOrderResult = { ruling: 'refused', because: 'missions are still being assigned', used: [] }
const carriedOut: SubmitOrderResult = { ruling: 'carried out', used: [] }

const isAnyUnderWay = ({ missionGroups = [] }: Position) => missionGroups.some(({ status }) => status === 'active')
