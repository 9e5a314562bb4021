import { controllerOf, type UnitsPresent } from '../../components/charts/planet-control'
import type { Controller, ControlState, Loyalty, Player } from '../../components/names'
import type { Markers, PlanetState, Turn } from '../state'
import { decision } from './decision'
import type { LoyaltyCause } from './rebellion'

/** How many pieces of a player stand on a planet. */
export interface Force {
  readonly units: number
  readonly characters: number
}

/** Who stands on a planet. */
export interface Presence {
  readonly Rebel: Force
  readonly Imperial: Force
}

/** Who controls a planet, and how its state follows from that (cases 15.5 and 15.8). */
export const controlRules = {
  /**
   * rules 4.5, 4.9, 4.10, 12.16 (case 15.8). Military units and the PDB decide, at any time of the turn; characters never
   * count.
   */
  controller: decision(
    '4.5 4.9 4.10 12.16',
    (planet: PlanetState, present: Presence, _turn: Turn): Controller =>
      controllerOf(planet.state, planet.pdb.status, unitsPresent(present)),
  ),

  /** rule 4.8 (case 15.54). A planet whose rebellion was stopped is Imperial again as soon as only Imperial units stand there. */
  stateWith: decision(
    '4.8',
    (state: ControlState, present: Presence): ControlState =>
      state === 'Rebellion Stopped' && unitsPresent(present) === 'only Imperial' ? 'Imperial Control' : state,
  ),

  /** rule 4.7 (case 15.75). Where the markers are after a shift, whatever brings it: in Rebellion Stopped they move together. */
  markersAfter: decision(
    '4.7',
    ({ state, rebelControlMarker }: PlanetState, shifted: Loyalty, _cause: LoyaltyCause): Markers => ({
      loyalty: shifted,
      rebelControlMarker: state === 'Rebellion Stopped' ? shifted : rebelControlMarker,
    }),
  ),

  /** rule 4.8 (case 15.52). At the end of an Imperial player-turn a rebellion without Imperial units has won, its PDB being Up. */
  stateAfterTurn: decision(
    '4.8',
    ({ state, pdb }: PlanetState, present: Presence, player: Player): ControlState =>
      player === 'Imperial' && state === 'Rebellion' && pdb.status === 'Up' && present.Imperial.units === 0
        ? 'Rebel Control'
        : state,
  ),
}

function unitsPresent({ Rebel, Imperial }: Presence): UnitsPresent {
  if (Rebel.units > 0) return Imperial.units > 0 ? 'both' : 'only Rebel'
  return Imperial.units > 0 ? 'only Imperial' : 'none'
}
