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
  {
    name: 'a 20 forgets who was detected',
    breaks: ['17.1'],
    mistake: 'Shifts the column for the level of the PDB alone once no die is rolled.',
    rulebook: whereChanged({ columnShift: (level) => (level === 2 ? -2 : 0) }),
  },
  {
    name: 'a 20 for a PDB that is Down',
    breaks: ['17.1'],
    mistake: 'Lets the PDB of the enemy see every ship by itself, Up or Down.',
    rulebook: whereChanged({
      mayAttempt: (_pdb, controller, flyer) => controller !== 'nobody' && controller !== flyer,
    }),
  },
  {
    name: 'a 20 against military units',
    breaks: ['17.1'],
    mistake: 'Gives PDBs the best roll in their attacks on military units, too.',
    rulebook: (base) =>
      base === changedPdbRulebook
        ? replacing('pdb')(({ unitsLose }) => ({ unitsLose: (column) => unitsLose(column, 6) }))(base)
        : base,
  },
]
