import { controllerOf, type UnitsPresent } from '../../components/charts/planet-control'
import type { Controller } from '../../components/names'
import type { PlanetState } from '../state'
import { decision } from './decision'

/** Which player's military units stand on a planet. */
export interface Presence {
  readonly Rebel: boolean
  readonly Imperial: boolean
}

/** Who controls a planet. */
export const controlRules = {
  /** rule 4.9 (case 15.8). Military units and the PDB decide; characters never count (rule 4.5). */
  controller: decision(
    '4.5 4.9',
    (planet: PlanetState, units: Presence): Controller => controllerOf(planet.state, planet.pdb.status, present(units)),
  ),
}

function present({ Rebel, Imperial }: Presence): UnitsPresent {
  if (Rebel) return Imperial ? 'both' : 'only Rebel'
  return Imperial ? 'only Imperial' : 'none'
}
