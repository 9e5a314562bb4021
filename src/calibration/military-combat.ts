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
]
