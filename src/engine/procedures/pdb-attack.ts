import { controllerOf, planetOf, strengthOf } from '../pieces'
import type { Play } from '../play'
import { loseUnits } from './losses'
import type { Trip } from './trip'
import { usesPdb } from './use-pdb'

/** The PDB of a planet attacks the military units of a trip as they pass, if it can (cases 9.21 to 9.25). */
export function pdbAttack(play: Play, trip: Trip, planetName: string): void {
  const { pdb: rules } = play.rulebook
  const state = play.state()
  const units = trip.units.filter((unit) => unit in state.units)
  const pdb = rules.standsOn(planetOf(state, planetName))
  if (pdb === undefined) return
  const controller = controllerOf(state, play.rulebook, planetName)
  const detected = trip.characters.some((name) => state.characters[name]?.detected)
  const target = { units: units.length, ships: trip.ships.length, detected }
  if (!rules.firesAt(target) || !rules.sees(target) || !rules.mayAttack(pdb, controller, trip.player)) return
  if (!usesPdb(play, controller, planetName)) return

  const column = rules.attackColumn(pdb.level, strengthOf(state, units))
  const unitLoss = rules.unitsLose(column, play.roll('pdb-attack'))
  const pdbLoss = rules.pdbLoses(column, play.roll('pdb-loss'))
  const after = rules.afterLoss(pdb, pdbLoss)
  if (after !== pdb) play.happens({ type: 'pdb-changed', planet: planetName, ...after })
  loseUnits(play, trip.player, units, unitLoss)
}
