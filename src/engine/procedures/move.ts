import type { Player } from '../../components/names'
import { shipNamed } from '../../components/ships'
import type { OrderOf } from '../orders'
import { companyOf, numbersOf, pilotOf, stackIdOf } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import { kindOf } from '../whereabouts'
import { detectionRoutine } from './detection-routine'
import { CAMP } from './missions/groups'
import { pdbAttack } from './pdb-attack'
import { typesHeldBy } from './possessions/held'
import { exposeFriends } from './sighting'
import { isReaction, leavesPlanet, objectionTo, passagesOf, type Trip, tripOf } from './trip'

/** Moves pieces of one environ together: on foot, by spaceship, or with military units (cases 9.1 and 9.2). */
export function move(play: Play, player: Player, order: OrderOf<'move'>): Objection {
  if (!play.rulebook.sequence.mayMove(play.state().turn, player)) {
    return `it is not the ${player} Player's Movement Segment`
  }
  const camps = order.pieces.filter((piece) => piece.startsWith(CAMP))
  if (camps.length > 0) return moveCamps(play, camps, order)
  const trip = tripOf(play.state(), player, order)
  if (typeof trip === 'string') return trip
  const objection = objectionTo(play, trip)
  if (objection !== undefined) return objection

  travel(play, trip)
  return undefined
}

/** rule M.2.16 (card 61). */
function moveCamps(play: Play, camps: readonly string[], { pieces, to }: OrderOf<'move'>): Objection {
  const places = camps.map((camp) => camp.slice(CAMP.length))
  const missing = places.find((place) => (play.state().environs[place]?.camp ?? 'none') === 'none')
  if (missing !== undefined) return `there is no Rebel Camp in ${missing}`
  if (!play.rulebook.movement.campsMayMove(pieces.length - camps.length))
    return 'a Rebel Camp stays where it was founded'
  for (const environ of places) {
    play.happens({ type: 'camp-changed', environ, camp: 'none' })
    play.happens({ type: 'camp-changed', environ: to, camp: 'established' })
  }
  return undefined
}

/** The pieces set out, meet the PDBs on their way, and those that are left arrive. */
export function travel(play: Play, trip: Trip): void {
  const { detection, pdb } = play.rulebook
  leaveShipsBehind(play, trip)
  const watched = detection.undergoes(numbersOf(trip))
  let damaged = false
  for (const { planet, passage } of passagesOf(play, trip)) {
    for (let routine = watched ? detection.routinesAt(passage) : 0; routine > 0; routine -= 1) {
      const ship = detectionRoutine(play, trip, planet, passage, damaged)
      if (ship === 'lost at once') return
      damaged ||= ship === 'lost on arrival'
    }
    for (let attack = pdb.attacksAt(passage); attack > 0; attack -= 1) {
      pdbAttack(play, trip, planet)
      if (!pdb.survivorsGoOn(survivors(play, trip).length < trip.units.length)) return
    }
  }
  const arriving = trip.pieces.filter((piece) => isLeft(play, trip, piece))
  if (arriving.length > 0)
    play.happens({ type: 'pieces-moved', pieces: arriving, to: trip.to, ...freshAfter(play, trip, arriving) })
  const tired = busy(play, trip)
  if (tired.length > 0) play.happens({ type: 'characters-busy', characters: tired })
  if (damaged) for (const ship of trip.ships) play.happens({ type: 'ship-lost', ship })
  beSeen(play, trip, damaged ? 0 : trip.ships.length)
}

/** Those who have come to the end of a trip, and for whom it is no move. */
function freshAfter(play: Play, trip: Trip, arriving: readonly string[]): { fresh?: readonly string[] } {
  const state = play.state()
  const pilots = trip.ships.map((ship) => pilotOf(state, ship))
  const fresh = arriving.filter((piece) => {
    const isCharacter = trip.characters.includes(piece)
    return !play.rulebook.movement.countsFor({
      isCharacter,
      overSpace: leavesPlanet(trip),
      wasCarried: isCharacter && (trip.units.length > 0 || (trip.ships.length > 0 && !pilots.includes(piece))),
      sufferedLosses: survivors(play, trip).length < trip.units.length,
    })
  })
  return fresh.length === 0 ? {} : { fresh }
}

/** Who walks or flies has no rest; passengers, and whoever goes along with units, may rest (case 13.71). */
function busy(play: Play, { units, characters, ships }: Trip): string[] {
  if (units.length > 0) return []
  const state = play.state()
  const pilots = ships.flatMap((ship) => pilotOf(state, ship) ?? [])
  return characters.filter((name) => ships.length === 0 || pilots.includes(name))
}

/** Walkers shake off who had found them, and after that friends in the environ share their fate (case 9.4). */
function beSeen(play: Play, trip: Trip, shipsLeft: number): void {
  const { player, characters, to } = trip
  const found = characters.filter((name) => play.state().characters[name]?.detected)
  if (found.length > 0 && play.rulebook.detection.slipsAwayOnFoot(numbersOf(trip), shipsLeft, isReaction(play.state())))
    play.happens({ type: 'characters-undetected', characters: found })
  exposeFriends(play, to, player, characters)
}

/** The units of a trip that are still there. */
const survivors = (play: Play, trip: Trip): string[] => trip.units.filter((unit) => unit in play.state().units)

/** Whether a piece of a trip is still with it: with the units, the ship that they carried and their captives are gone. */
function isLeft(play: Play, { captives }: Trip, piece: string): boolean {
  const kind = kindOf(play.state(), piece)
  return kind !== undefined && (kind === 'captives' || !captives.includes(piece))
}

/** A pilot who walks off leaves his ship to those who stay behind in the stack, or it is lost (case 14.59). */
function leaveShipsBehind(play: Play, trip: Trip): void {
  for (const ship of Object.keys(play.state().ships)) {
    const state = play.state()
    const pilot = pilotOf(state, ship)
    if (pilot === undefined || !trip.characters.includes(pilot) || trip.ships.includes(ship)) continue
    const stack = stackIdOf(state, pilot)
    if (stack === undefined) continue
    const { stacked, nearby } = companyOf(state, stack, trip.pieces)
    if (!play.rulebook.spaceships.staysWith(shipNamed(ship), stacked, nearby, { holder: pilot, turn: state.turn })) {
      play.happens({ type: 'ship-lost', ship })
      continue
    }
    const able = (name: string) =>
      play.rulebook.possessions.mayHold('spaceship', typesHeldBy(play, name), 'inheritance', trip.player)
    const friend = stacked.characters.find(able) ?? (stacked.units.length > 0 ? undefined : stacked.characters[0])
    play.happens(
      friend === undefined ? { type: 'ship-taken-along', ship, stack } : { type: 'ship-given', ship, to: friend },
    )
  }
}
