import { shipNamed } from '../../components/ships'
import { controllerOf, pilotOf, planetOf } from '../pieces'
import type { Play } from '../play'
import type { Passage, RoutineEffect } from '../rules/detection'
import { borneBy } from './possessions/held'
import { ratingOf } from './ratings'
import type { Trip } from './trip'
import { usesPdb } from './use-pdb'

/**
 * Runs the Detection Routine for the ship of a trip where it passes a planet (case 9.3).
 * @param damaged whether the ship has been damaged on this trip
 * @returns what becomes of the ship
 */
export function detectionRoutine(
  play: Play,
  trip: Trip,
  planetName: string,
  passage: Passage,
  damaged: boolean,
): RoutineEffect['ship'] {
  const { detection } = play.rulebook
  const { player, characters, ships } = trip
  const [ship] = ships
  const pilot = ship === undefined ? undefined : pilotOf(play.state(), ship)
  const pdb = play.rulebook.pdb.standsOn(planetOf(play.state(), planetName))
  const controller = controllerOf(play.state(), play.rulebook, planetName)
  const detected = characters.some((name) => play.state().characters[name]?.detected)
  if (pdb === undefined || !detection.mayAttempt(pdb, controller, player)) {
    const lost = detected ? detection.slipsAway(passage, pdb, characters, pilot) : []
    if (lost.length > 0) play.happens({ type: 'characters-undetected', characters: lost })
    return 'flies on'
  }
  if (!usesPdb(play, controller, planetName)) return 'flies on'

  const level = detection.levelFor(
    pdb.level,
    characters.flatMap((name) => borneBy(play.state(), name)),
  )
  const row = detection.row(() => play.roll('detection'))
  const cell = detection.result(
    evasionOf(play, ship, characters, trip.captives),
    detection.columnShift(level, detected),
    row,
  )
  const once = detection.resultAtLevel(cell, level)
  const result = damaged ? detection.resultWhenDamaged(once) : once
  const effect = detection.effect(result)
  play.happens({ type: `characters-${effect.crew}`, characters: detection.concerns(result, characters, pilot) })
  if (effect.ship === 'lost at once') for (const lost of ships) play.happens({ type: 'ship-lost', ship: lost })
  return effect.ship
}

/** The evasion value of a ship with its pilot; what does not fly evades nothing. */
function evasionOf(
  play: Play,
  ship: string | undefined,
  aboard: readonly string[],
  captives: readonly string[],
): number {
  const pilot = ship === undefined ? undefined : pilotOf(play.state(), ship)
  if (ship === undefined || pilot === undefined) return 0
  const { spaceships, capture } = play.rulebook
  const navigation = (name: string) => ratingOf(play.state(), name, 'navigation')
  const others = aboard.filter((name) => name !== pilot).map(navigation)
  const help = capture.lend('evasion') ? captives.map(navigation) : []
  return spaceships.evasion(shipNamed(ship), Math.max(spaceships.navigation(navigation(pilot), others), ...help))
}
