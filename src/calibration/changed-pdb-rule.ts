import { changedPdbRulebook, type Rulebook } from '../engine/rulebook'
import { replacing, type Violator } from './violator'

/** Mistakes about the changed PDB rule of section 17. */

const detection = replacing('detection')

/** A mistake made under the changed PDB rule alone. */
const whereChanged = (decisions: Partial<Rulebook['detection']>) => (base: Rulebook) =>
  base === changedPdbRulebook ? detection(decisions)(base) : base

export const changedPdbRuleViolators: readonly Violator[] = [
  {
    name: 'the changed rule rolls a die',
    breaks: ['17.1'],
    mistake: 'Never changed the rule.',
    rulebook: detection({ row: (roll) => roll() }),
  },
  {
    name: 'a 20 eliminates',
    breaks: ['17.1'],
    mistake: 'Takes a 20 to be worse than the table, and eliminates every ship.',
    rulebook: whereChanged({ result: () => 'E' }),
  },
  {
    name: 'a 20 needs no shift',
    breaks: ['17.1'],
    mistake: 'Forgets the level of the PDB once no die is rolled.',
    rulebook: whereChanged({ columnShift: () => 0 }),
  },
]
