import { SHIPS } from '../components/ships'
import { replacing, type Violator } from './violator'

/** Mistakes about combat of military units. */

const combat = replacing('militaryCombat')

export const militaryCombatViolators: readonly Violator[] = [
  {
    name: 'ships are attacked',
    breaks: ['8.2.1'],
    mistake: 'Accepts a spaceship as the target of military combat.',
    rulebook: combat({ mayTarget: (target) => target === 'units' || SHIPS.has(target) }),
  },
  {
    name: 'PDBs are attacked',
    breaks: ['8.2.10'],
    mistake: 'Accepts a PDB as the target of military combat.',
    rulebook: combat({ mayTarget: (target) => target === 'units' || target.startsWith('PDB ') }),
  },
  {
    name: 'units know their way everywhere',
    breaks: ['7.4'],
    mistake: 'Has no shift for special environs.',
    rulebook: combat({ specialShift: () => 0 }),
  },
  {
    name: 'Urban environs are special',
    breaks: ['7.4'],
    mistake: 'Shifts a column for the Rebel Player in every type of environ.',
    rulebook: combat({ specialShift: ({ leaders }) => (leaders.Imperial === undefined ? 1 : 0) }),
  },
  {
    name: 'Air and Fire are like Urban',
    breaks: ['7.4'],
    mistake: 'Shifts a column for the Rebel Player in Liquid and Subterranean environs alone.',
    rulebook: combat(({ specialShift }) => ({
      specialShift: (field) => (['Air', 'Fire'].includes(field.environType) ? 0 : specialShift(field)),
    })),
  },
  {
    name: 'special environs favour the Empire',
    breaks: ['7.4'],
    mistake: 'Shifts the column for special environs the wrong way.',
    rulebook: combat(({ specialShift }) => ({ specialShift: (field) => -specialShift(field) })),
  },
]
