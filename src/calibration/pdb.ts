import { columnOf, ratioColumn } from '../components/charts/military-combat'
import { SCENARIO_CARDS } from '../components/scenarios'
import type { Pdb } from '../engine/state'
import { replacing, type Violator } from './violator'

/** Mistakes about the attacks of PDBs. */

const pdb = replacing('pdb')

export const pdbViolators: readonly Violator[] = [
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
    name: 'a loss of 3 costs no level',
    breaks: ['8.1.3', '8.2.8'],
    mistake: 'Puts a PDB Down for a loss of 3 and leaves its level.',
    rulebook: pdb(({ afterLoss }) => ({ afterLoss: (before, loss) => afterLoss(before, Math.min(loss, 2)) })),
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
    name: 'the Empire keeps its PDBs',
    breaks: ['8.1.2'],
    mistake: 'Thinks that a planet which leaves Imperial Control loses its PDB.',
    rulebook: pdb(({ standsOn }) => ({
      standsOn: (planet) => (planet.state === 'Imperial Control' ? standsOn(planet) : undefined),
    })),
    blunt: 'Rebel planets have no PDB, and many rules of PDB attacks are played over one.',
  },
  {
    name: 'level 0 means no PDB',
    breaks: ['8.1.2', '8.1.4'],
    mistake: 'Takes a level of 0 to say that the planet has no PDB.',
    rulebook: pdb(({ standsOn }) => ({
      standsOn: (planet) => (planet.pdb.level === 0 ? undefined : standsOn(planet)),
    })),
  },
  {
    name: 'level 1 is the lowest',
    breaks: ['8.1.3', '8.2.8'],
    mistake: 'Lets no PDB fall below level 1.',
    rulebook: pdb(({ afterLoss }) => ({
      afterLoss(before, loss) {
        const after = afterLoss(before, loss)
        return after.level === 0 ? { ...after, level: 1 } : after
      },
    })),
  },
  {
    name: 'one loss takes all levels',
    breaks: ['8.1.3', '8.2.8'],
    mistake: 'Knows full strength and none: a PDB that loses a level falls to 0.',
    rulebook: pdb(({ afterLoss }) => ({
      afterLoss: (before, loss) => (loss > 2 ? { status: 'Down', level: 0 } : afterLoss(before, loss)),
    })),
  },
  {
    name: "nobody's PDB attacks all",
    breaks: ['8.1.6'],
    mistake: 'Asks whether the mover controls the planet, and forgets that nobody may.',
    rulebook: pdb({
      mayAttack: ({ status, level }, controller, mover) => status === 'Up' && level > 0 && controller !== mover,
    }),
  },
  {
    name: 'Down PDBs still attack',
    breaks: ['8.1.9', '8.1.10'],
    mistake: 'Asks for level and control before an attack, and never whether the PDB is Up.',
    rulebook: pdb(({ mayAttack }) => ({
      mayAttack: (base, controller, mover) => mayAttack({ ...base, status: 'Up' }, controller, mover),
    })),
  },
  {
    name: 'a Down PDB of level 2 attacks as level 1',
    breaks: ['8.1.10'],
    mistake: 'Thinks that going Down halves the fire of a PDB instead of ending it.',
    rulebook: pdb(({ mayAttack }) => ({
      mayAttack: (base, controller, mover) =>
        mayAttack(base.level === 2 ? { ...base, status: 'Up' } : base, controller, mover),
    })),
  },
  {
    name: 'a restored PDB is as good as new',
    breaks: ['8.1.7'],
    mistake: 'Puts a PDB Up at the level that the scenario prints.',
    rulebook: pdb(({ restored }) => ({
      restored: (planet) => ({ ...restored(planet), ...printedLevel(planet.name) }),
    })),
  },
  {
    name: 'a restored PDB is worth something',
    breaks: ['8.1.7'],
    mistake: 'Puts no PDB Up at level 0.',
    rulebook: pdb(({ restored }) => ({
      restored(planet) {
        const after = restored(planet)
        return after.level === 0 ? { ...after, level: 1 } : after
      },
    })),
  },
  {
    name: 'an Up PDB is restored',
    breaks: ['8.1.7'],
    mistake: 'Accepts that a PDB is put Up, whatever its status.',
    rulebook: pdb(({ mayRestore }) => ({
      mayRestore: (planet, controller, present, player) =>
        mayRestore({ ...planet, pdb: { ...planet.pdb, status: 'Down' } }, controller, present, player),
    })),
  },
]

function printedLevel(planet: string): Partial<Pick<Pdb, 'level'>> {
  const cards = [...SCENARIO_CARDS.values()].flatMap(({ planets }) => planets)
  const card = cards.find(({ name }) => name === planet)
  return card === undefined ? {} : { level: card.pdbLevel }
}
