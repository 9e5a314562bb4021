import type { DieFace } from '../../components/names'
import type { Chance } from '../../engine/chance'
import { changedPdbRulebook, type Rulebook, replaceDecisions } from '../../engine/rulebook'
import { createEngine } from '../../engine/server/handler'
import type { HarmlessVariant } from './variant'

const TWENTY: number = 20

/** Takes rule 17.1 at its word. */
export const fixedTwenty: HarmlessVariant = {
  name: 'a 20 on the table',
  differs: 'Under the changed PDB rule it reports the fixed 20 as the die it used.',
  open() {
    let changed = false
    const rulebook = (base: Rulebook) => {
      changed = base.detection.row === changedPdbRulebook.detection.row
      return changed ? replaceDecisions(base, 'detection', { row: rollThenSix }) : base
    }
    const chance = (scripted: Chance): Chance => ({
      ...scripted,
      roll: (purpose) => (changed && purpose === 'detection' ? (TWENTY as DieFace) : scripted.roll(purpose)),
    })
    return createEngine({ rulebook, chance })
  },
}

function rollThenSix(roll: () => DieFace): DieFace {
  roll()
  return 6
}
