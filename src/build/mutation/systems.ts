import { join } from 'node:path'
import type { Systems } from '../../calibration/systems'
import { SYSTEMS as ALL } from '../../calibration/systems'
import { PACKAGE_ROOT } from '../../lib/package-root'
import { type Mutant, mutantsOf } from './mutants'
import { rulebookWith } from './rulebook'

/** Mutants as violators, which a calibration can play: how many, and from which seed, the environment says. */

const RULES = join('src', 'engine', 'rules')
const [seed = 1, count = 200] = (process.env['FITG_MUTANTS'] ?? '').split(',').filter(Boolean).map(Number)

export const MUTANTS: readonly Mutant[] = mutantsOf(
  join(PACKAGE_ROOT, RULES),
  join(PACKAGE_ROOT, 'dist', RULES),
  seed,
).slice(0, count)

export const SYSTEMS: Systems = {
  ...ALL,
  violators: MUTANTS.map((mutant) => {
    let made: ReturnType<typeof rulebookWith> | undefined
    return {
      name: `${mutant.place} ${mutant.change}`,
      breaks: [],
      mistake: mutant.change,
      rulebook(base) {
        made ??= rulebookWith(mutant)
        return made(base)
      },
    }
  }),
}
