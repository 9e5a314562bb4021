import { columnOf, ratioColumn } from '../components/charts/military-combat'
import { replacing, type Violator } from './violator'

/** Mistakes about the attacks of PDBs. */

const pdb = replacing('pdb')

export const pdbAttackViolators: readonly Violator[] = [
  {
    name: 'only detected units are attacked',
    breaks: ['6.1.14', '8.2.13', '15.6', '15.8'],
    mistake: 'Lets a PDB attack a stack only where one of its characters is detected.',
    rulebook: pdb({ sees: ({ detected }) => detected }),
    blunt: 'Without detected characters no PDB attacks at all, so that every rule of such attacks fails.',
  },
  {
    name: 'level 2 attacks at 2-1',
    breaks: ['8.2.2'],
    mistake: 'Takes the level of the PDB for the ratio.',
    rulebook: pdb({ attackColumn: (level) => columnOf(level === 2 ? '2-1' : '1-1') }),
  },
  {
    name: 'level 2 attacks at 4-1',
    breaks: ['8.2.2'],
    mistake: 'Reads the column next to the right one.',
    rulebook: pdb({ attackColumn: (level) => columnOf(level === 2 ? '4-1' : '1-1') }),
  },
  {
    name: 'a PDB attacks by ratio',
    breaks: ['8.2.2', '8.2.3'],
    mistake: 'Gives a PDB a strength, and works out a ratio to that of the units.',
    rulebook: pdb({ attackColumn: (level, strength) => ratioColumn(level === 2 ? 9 : 3, strength) }),
  },
  {
    name: 'level 1 attacks at 2-1',
    breaks: ['8.2.3'],
    mistake: 'Reads the column right of the right one for level 1.',
    rulebook: pdb({ attackColumn: (level) => columnOf(level === 2 ? '3-1' : '2-1') }),
  },
  {
    name: 'level 1 attacks at 1-2',
    breaks: ['8.2.3'],
    mistake: 'Reads the column left of the right one for level 1.',
    rulebook: pdb({ attackColumn: (level) => columnOf(level === 2 ? '3-1' : '1-2') }),
  },
  {
    name: 'level 0 attacks',
    breaks: ['8.2.4'],
    mistake: 'Lets every Up PDB attack, whatever its level.',
    rulebook: pdb({
      mayAttack: ({ status }, controller, mover) => status === 'Up' && controller !== 'nobody' && controller !== mover,
    }),
  },
  {
    name: 'level 0 attacks at 1-2',
    breaks: ['8.2.4'],
    mistake: 'Has the column fall with the level, down to one for level 0.',
    rulebook: pdb(({ attackColumn }) => ({
      mayAttack: ({ status }, controller, mover) => status === 'Up' && controller !== 'nobody' && controller !== mover,
      attackColumn: (level, strength) => (level === 0 ? columnOf('1-2') : attackColumn(level, strength)),
    })),
  },
  {
    name: 'only level 2 attacks',
    breaks: ['8.2.3', '8.2.4'],
    mistake: 'Keeps level 1 from attacking as well as level 0.',
    rulebook: pdb(({ mayAttack }) => ({
      mayAttack: (base, controller, mover) => base.level === 2 && mayAttack(base, controller, mover),
    })),
    blunt: 'Most rules of PDB attacks are played over a PDB of level 1.',
  },
  {
    name: 'PDBs fire at spaceships',
    breaks: ['8.2.1', '6.1.14', '8.2.13'],
    mistake: 'Has a PDB attack whatever passes it, spaceships included.',
    rulebook: pdb({ firesAt: ({ units, ships }) => units + ships > 0 }),
  },
  {
    name: 'PDBs fire at spaceships that they have detected',
    breaks: ['8.2.1'],
    mistake: 'Has a PDB attack a spaceship that a Detection Routine has found.',
    rulebook: pdb({
      firesAt: ({ units, ships }) => units + ships > 0,
      sees: ({ units, detected }) => units > 0 || detected,
    }),
  },
  {
    name: 'an attack stops the move',
    breaks: ['8.2.5'],
    mistake: 'Leaves units that lost some of their number where they were.',
    rulebook: pdb({ survivorsGoOn: (someWereLost) => !someWereLost }),
  },
  {
    name: 'survivors of an arrival turn back',
    breaks: ['8.2.5'],
    mistake: 'Lets no unit that came under attack arrive.',
    rulebook: pdb({ survivorsGoOn: () => false }),
    blunt: 'No unit arrives under a PDB that can attack, which most rules of such attacks look at.',
  },
  {
    name: 'a loss of 2 is harmless',
    breaks: ['8.2.6', '8.2.7'],
    mistake: 'Puts a PDB Down from a loss of 3 on.',
    rulebook: pdb(({ afterLoss }) => ({ afterLoss: (before, loss) => afterLoss(before, loss === 2 ? 1 : loss) })),
  },
  {
    name: 'a loss of 2 costs a level',
    breaks: ['8.2.6', '8.2.7'],
    mistake: 'Makes no difference between a loss of 2 and one of 3.',
    rulebook: pdb(({ afterLoss }) => ({ afterLoss: (before, loss) => afterLoss(before, loss === 2 ? 3 : loss) })),
  },
  {
    name: 'a loss of 3 costs only a level',
    breaks: ['8.2.8'],
    mistake: 'Lowers the level for a loss of 3 and leaves the PDB Up.',
    rulebook: pdb(({ afterLoss }) => ({
      afterLoss: (before, loss) =>
        loss > 2 ? { ...afterLoss(before, loss), status: before.status } : afterLoss(before, loss),
    })),
  },
  {
    name: 'any loss puts a PDB Down',
    breaks: ['8.2.9'],
    mistake: 'Puts a PDB Down from a loss of 1 on.',
    rulebook: pdb(({ afterLoss }) => ({ afterLoss: (before, loss) => afterLoss(before, loss === 1 ? 2 : loss) })),
  },
  {
    name: 'the PDB reads the wrong half',
    breaks: ['8.2.6', '8.2.7', '8.2.8', '8.2.9'],
    mistake: "Reads the defender's half of the table for the loss of the PDB.",
    rulebook: pdb(({ unitsLose }) => ({ pdbLoses: unitsLose })),
  },
  {
    name: 'a unit is attacked on both sides of its arrival',
    breaks: ['8.2.11'],
    mistake: 'Attacks a unit as it nears the planet, and again as it lands.',
    rulebook: pdb(({ attacksAt }) => ({
      attacksAt: (passage) => (passage === 'arriving' ? 2 : attacksAt(passage)),
    })),
    blunt: 'Every arrival under a PDB is attacked twice, which most rules of such attacks look at.',
  },
  {
    name: 'who has paid once is let through',
    breaks: ['8.2.11'],
    mistake: 'Ends the attacks on a move with the first that costs a unit.',
    rulebook: pdb(({ attacksAt, unitsLose }) => {
      let hasPaid = false
      return {
        unitsLose(column, die) {
          const loss = unitsLose(column, die)
          hasPaid = loss > 0
          return loss
        },
        attacksAt(passage) {
          const left = passage === 'arriving' && hasPaid ? 0 : attacksAt(passage)
          hasPaid = false
          return left
        },
      }
    }),
  },
  {
    name: 'units are attacked as they cross a planet',
    breaks: ['8.2.11'],
    mistake: 'Has a PDB attack units wherever they move on its planet.',
    rulebook: pdb({ attacksAt: () => 1 }),
  },
]
