import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { DieFace } from '../components/names'

/** Dice by what is read with them. */
export const ENGINE_DICE = ['detection', 'pdb-attack', 'pdb-loss', 'military-defender', 'military-attacker'] as const
export type DiePurpose = (typeof ENGINE_DICE)[number]

/** One die that was rolled. */
export interface Roll {
  readonly purpose: DiePurpose
  readonly die: DieFace
}

/** Where the engine's dice come from: the only surprise in it. */
export interface Chance {
  roll(purpose: DiePurpose): DieFace
}

/** Asked for a die that nobody has given it. */
export class OutOfDice extends Error {
  constructor(readonly purpose: string) {
    super(`no die is left for ${purpose}`)
  }
}

/**
 * Dice decided in advance. Each purpose has its own row of dice, so the order in which purposes come up does not matter.
 * @throws OutOfDice from `roll` when the purpose has no die left
 */
export function scriptedChance(dice: readonly Roll[]): Chance {
  const left = [...dice]
  return {
    roll(purpose) {
      const index = left.findIndex((entry) => entry.purpose === purpose)
      const [entry] = index < 0 ? [] : left.splice(index, 1)
      if (entry === undefined) throw new OutOfDice(purpose)
      return entry.die
    },
  }
}

/** Dice from a seed: the same seed gives the same dice. */
export function seededChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  return { roll: () => uniformInt(generator, 1, 6) as DieFace }
}

/** First the dice of an earlier attempt, as they fell, then those of `chance`. */
export function replayedChance(earlier: readonly Roll[], chance: Chance): Chance {
  let next = 0
  return {
    roll(purpose) {
      const roll = earlier[next]
      next += 1
      return roll === undefined ? chance.roll(purpose) : roll.die
    },
  }
}
