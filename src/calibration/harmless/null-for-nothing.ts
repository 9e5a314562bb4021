import { createEngine } from '../../engine/server/handler'
import type { SetPositionParams } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { withDefaultsAs } from './silence'
import { type HarmlessVariant, rewritten } from './variant'

/** As serialisers write it that leave nothing out. */
export const nullForNothing: HarmlessVariant = {
  name: 'null for nothing to say',
  differs: 'It writes null for whatever could be left out, for pieces too that have left the game.',
  open() {
    let told: Position = {}
    const answering = rewritten(createEngine(), {
      initialize: ({ implementation: { name }, ...introduction }) => ({
        ...introduction,
        implementation: { name, version: null, language: null },
      }),
      submitOrder: ({ ruling, used, awaiting }) => ({
        ruling,
        because: null,
        used: used.length === 0 ? null : used.map((chance) => ({ ...chance, candidates: null })),
        awaiting: awaiting ?? null,
        log: null,
      }),
      getPosition: (position) => withPiecesGone(withDefaultsAs(nullUnlessItSaysNone, position), told),
    })
    return (method, params) => {
      if (method === 'setPosition') told = (params as SetPositionParams).position ?? {}
      return answering(method, params)
    }
  },
}

/** In a field that can hold nothing, null would say that it does. */
const nullUnlessItSaysNone = ({ nullable }: { readonly nullable: boolean }, value: unknown) => (nullable ? value : null)

/** The position with a null for each unit and ship that was there once. */
function withPiecesGone(position: Position, told: Position): object {
  const gone = (rows: object = {}) => Object.fromEntries(Object.keys(rows).map((name) => [name, null]))
  return {
    ...position,
    units: { ...gone(told.units), ...position.units },
    ships: { ...gone(told.ships), ...position.ships },
  }
}
