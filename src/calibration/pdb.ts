import { SCENARIO_CARDS } from '../components/scenarios'
import type { Pdb } from '../engine/state'
import { replacing, type Violator } from './violator'

/** Mistakes about PDBs: whom they serve, what level and status mean, and how they are restored. */

const pdb = replacing('pdb')

export const pdbViolators: readonly Violator[] = [
  {
    name: 'a loss of 3 costs no level',
    breaks: ['8.1.3', '8.2.8'],
    mistake: 'Puts a PDB Down for a loss of 3 and leaves its level.',
    rulebook: pdb(({ afterLoss }) => ({ afterLoss: (before, loss) => afterLoss(before, Math.min(loss, 2)) })),
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
    name: 'a PDB attacks all who pass',
    breaks: ['8.1.1', '8.1.6'],
    mistake: 'Looks at the status and the level of the PDB, and never at who controls it.',
    rulebook: pdb({ mayAttack: ({ status, level }) => status === 'Up' && level > 0 }),
  },
  {
    name: 'only Imperial PDBs attack',
    breaks: ['8.1.1'],
    mistake: 'Lets the Imperial Player alone attack with PDBs.',
    rulebook: pdb(({ mayAttack }) => ({
      mayAttack: (base, controller, mover) => controller === 'Imperial' && mayAttack(base, controller, mover),
    })),
  },
  {
    name: 'sabotage leaves a PDB Up',
    breaks: ['8.1.11'],
    mistake: 'Takes a level from the PDB that is sabotaged or raided, and leaves it Up.',
    rulebook: pdb({
      sabotaged: ({ status, level }) => ({ status, level: level === 2 ? 1 : 0 }),
    }),
  },
  {
    name: 'sabotage costs a level at once',
    breaks: ['8.1.11'],
    mistake: 'Makes no difference between one letter and two.',
    rulebook: pdb(({ sabotaged }) => ({ sabotaged: (before) => sabotaged(before, 2) })),
  },
  {
    name: 'sabotage takes the last level as well',
    breaks: ['8.1.3'],
    mistake: 'Knows no lowest level for a PDB that is sabotaged.',
    rulebook: pdb({
      sabotaged: ({ level }, letters) => ({ status: 'Down', level: (letters > 1 ? level - 1 : level) as Pdb['level'] }),
    }),
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
    breaks: ['8.1.5', '8.1.9', '8.1.10'],
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
