import { SHIPS } from '../components/ships'
import { type Rulebook, replaceDecisions } from '../engine/rulebook'
import type { Violator } from './violator'

/** Mistakes about combat of military units. */

const combat = (decisions: Partial<Rulebook['militaryCombat']>) => (base: Rulebook) =>
  replaceDecisions(base, 'militaryCombat', decisions)

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
