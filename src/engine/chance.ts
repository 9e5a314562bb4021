import type { DieFace } from '../components/names'
import { oneOf, type Random, seededRandom } from './random'

/** Dice by what is read with them. */
export const ENGINE_DICE = [
  'detection',
  'pdb-attack',
  'pdb-loss',
  'military-defender',
  'military-attacker',
  'search',
  'break-off',
  'combat-defender',
  'combat-attacker',
  'coup-aborted',
  'assassination-failed',
  'possession-repair',
] as const
export type DiePurpose = (typeof ENGINE_DICE)[number]

/** Draws by what is drawn. */
export const ENGINE_PICKS = ['captive', 'action-card', 'random-group', 'character', 'possession-card'] as const
export type PickPurpose = (typeof ENGINE_PICKS)[number]

/** One die that was rolled. */
export interface Roll {
  readonly purpose: DiePurpose
  readonly die: DieFace
}

/** One draw that was made. */
export interface Pick {
  readonly purpose: PickPurpose
  readonly pick: string
  readonly candidates: readonly string[]
}

/** What an order took of chance. */
export type Taken = Roll | Pick

/** What a tape holds: dice, and draws, of which the first preferred name that is a candidate is taken. */
export type TapeEntry = { readonly purpose: string } & (
  | { readonly die: DieFace }
  | { readonly prefer: readonly string[] }
)

/** Where the engine's dice and draws come from: the only surprise in it. */
export interface Chance {
  roll(purpose: DiePurpose): DieFace
  pick(purpose: PickPurpose, candidates: readonly string[]): string
}

/** Asked for a die or a draw that nobody has given it. */
export class OutOfDice extends Error {
  constructor(readonly purpose: string) {
    super(`nothing is left for ${purpose}`)
  }
}

/**
 * Dice and draws decided in advance. Each purpose has its own row of them, so the order in which purposes come up does
 * not matter.
 * @throws OutOfDice where the purpose has none left
 */
export function scriptedChance(tape: readonly TapeEntry[]): Chance {
  const left = [...tape]
  const take = (purpose: string) => {
    const index = left.findIndex((entry) => entry.purpose === purpose)
    const [entry] = index < 0 ? [] : left.splice(index, 1)
    if (entry === undefined) throw new OutOfDice(purpose)
    return entry
  }
  return {
    roll(purpose) {
      const entry = take(purpose)
      if ('die' in entry) return entry.die
      throw new OutOfDice(purpose)
    },
    pick(purpose, candidates) {
      const entry = take(purpose)
      const wanted = 'prefer' in entry ? entry.prefer.find((name) => candidates.includes(name)) : undefined
      return wanted ?? first(purpose, candidates)
    },
  }
}

/** Chance from a seed: the same seed gives the same dice and draws. */
export const seededChance = (seed: number): Chance => chanceFrom(seededRandom(seed))

/** Dice and draws from a source of random choices, which others may share. */
export const chanceFrom = (random: Random): Chance => ({
  roll: () => (random.below(6) + 1) as DieFace,
  pick: (purpose, candidates) => oneOf(random, candidates) ?? first(purpose, candidates),
})

/** First what an earlier attempt took, as it fell, then `chance`. */
export function replayedChance(earlier: readonly Taken[], chance: Chance): Chance {
  let next = 0
  const again = () => {
    next += 1
    return earlier[next - 1]
  }
  return {
    roll(purpose) {
      const taken = again()
      return taken !== undefined && 'die' in taken ? taken.die : chance.roll(purpose)
    },
    pick(purpose, candidates) {
      const taken = again()
      return taken !== undefined && 'pick' in taken ? taken.pick : chance.pick(purpose, candidates)
    },
  }
}

function first(purpose: PickPurpose, candidates: readonly string[]): string {
  const [candidate] = candidates
  if (candidate === undefined) throw new Error(`there is nothing to draw for ${purpose}`)
  return candidate
}
