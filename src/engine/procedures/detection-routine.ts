import { characterNamed } from '../../components/characters'
import { shipNamed } from '../../components/ships'
import { pilotOf, planetOf, presenceOn } from '../pieces'
import type { Play } from '../play'
import type { Passage, RoutineEffect } from '../rules/detection'
import type { Trip } from './trip'
import { usesPdb } from './use-pdb'

/**
 * Runs the Detection Routine for the ship of a trip where it passes a planet (case 9.3).
 * @returns what becomes of the ship
 */
export function detectionRoutine(play: Play, trip: Trip, planetName: string, passage: Passage): RoutineEffect['ship'] {
  const { detection } = play.rulebook
  const { player, characters, ships } = trip
  const planet = planetOf(play.state(), planetName)
  const controller = play.rulebook.control.controller(planet, presenceOn(play.state(), planetName))
  const detected = characters.some((name) => play.state().characters[name]?.detected)
  if (!detection.mayAttempt(planet.pdb, controller, player)) {
    if (detected && detection.slipsAway(passage, planet.pdb))
      play.happens({ type: 'characters-undetected', characters })
    return 'flies on'
  }
  if (!usesPdb(play, controller, planetName)) return 'flies on'

  const { level } = planet.pdb
  const [ship] = ships
  const row = detection.row(() => play.roll('detection'))
  const cell = detection.result(evasionOf(play, ship), detection.columnShift(level, detected), row)
  const result = detection.resultAtLevel(cell, level)
  const effect = detection.effect(result)
  const pilot = ship === undefined ? undefined : pilotOf(play.state(), ship)
  play.happens({ type: `characters-${effect.crew}`, characters: detection.concerns(result, characters, pilot) })
  if (effect.ship === 'lost at once') for (const lost of ships) play.happens({ type: 'ship-lost', ship: lost })
  return effect.ship
}

/** The evasion value of a ship with its pilot; what does not fly evades nothing. */
function evasionOf(play: Play, ship: string | undefined): number {
  const pilot = ship === undefined ? undefined : pilotOf(play.state(), ship)
  if (ship === undefined || pilot === undefined) return 0
  return play.rulebook.spaceships.evasion(shipNamed(ship), characterNamed(pilot).ratings.navigation)
}
