import { type Chance, seededChance } from '../../engine/chance'
import { createEngine } from '../../engine/server/handler'
import type { ChancePurpose, DiePurpose } from '../../protocol/vocabulary'
import { type HarmlessVariant, rewritten } from './variant'

/**
 * Dice that come alone. Those that come in pairs are left to the tape: the more dice have to fall as a scenario wants
 * them, the longer it takes until they do.
 */
const ROLLED: readonly DiePurpose[] = [
  'detection',
  'search',
  'break-off',
  'coup-aborted',
  'assassination-failed',
  'possession-repair',
]

/** Any number will do, as long as every run has the same. */
const SEED = 1

/** Cannot be given all of its dice. */
export const ownDice: HarmlessVariant = {
  name: 'own dice',
  differs: 'Where a die is rolled alone it rolls itself, whatever the tape says, and reports what came.',
  open() {
    const own = seededChance(SEED)
    const rolls = (purpose: ChancePurpose) => ROLLED.some((rolled) => rolled === purpose)
    const chance = (scripted: Chance): Chance => ({
      ...scripted,
      roll: (purpose) => (rolls(purpose) ? own : scripted).roll(purpose),
    })
    return rewritten(createEngine({ chance }), {
      initialize: ({ capabilities, ...introduction }) => ({
        ...introduction,
        capabilities: {
          ...capabilities,
          chance: {
            scripted: capabilities.chance.scripted.filter((purpose) => !rolls(purpose)),
            reported: capabilities.chance.scripted.filter(rolls),
          },
        },
      }),
    })
  },
}
