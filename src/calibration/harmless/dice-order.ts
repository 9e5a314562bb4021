import { createEngine } from '../../engine/server/handler'
import { type HarmlessVariant, rewritten } from './variant'

/** Takes the dice of one purpose before those of another: the PDB's loss before its attack, and so on. */
export const diceInAnotherOrder: HarmlessVariant = {
  name: 'dice in another order',
  differs: 'Dice of different purposes are used in another order; those of one purpose keep theirs.',
  open: () =>
    rewritten(createEngine(), {
      submitOrder: ({ used, ...ruling }) => ({
        ...ruling,
        used: used.toSorted((a, b) => b.purpose.localeCompare(a.purpose)),
      }),
    }),
}
