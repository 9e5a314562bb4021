import type { Controller } from '../../components/names'
import type { Play } from '../play'

/** Whether the controller of a planet uses its PDB: so taken, unless he declines (rule 6.1.1). */
export function usesPdb(play: Play, controller: Controller, planet: string): boolean {
  if (controller === 'nobody') return true
  return play.choose({
    player: controller,
    purpose: 'use-pdb',
    about: { planet },
    read: (value) => (value === 'use' ? true : value === 'decline' ? false : undefined),
    otherwise: true,
  })
}
