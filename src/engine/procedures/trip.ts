import { characterNamed } from '../../components/characters'
import { ENVIRONS, environNamed } from '../../components/map'
import type { Player } from '../../components/names'
import { shipNamed } from '../../components/ships'
import { unitKindNamed } from '../../components/units'
import type { OrderOf } from '../orders'
import {
  controllerOf,
  environOf,
  hasMoved,
  isGuarding,
  isShip,
  numbersOf,
  ownerOf,
  pilotOf,
  planetOf,
  sortPieces,
  stackIdOf,
} from '../pieces'
import type { Play } from '../play'
import type { Passage } from '../rules/detection'
import type { Objection } from '../ruling'
import type { GameState } from '../state'
import type { Pieces } from '../whereabouts'
import { borneBy } from './possessions/held'
import { ratingOf } from './ratings'
import { fullFor } from './room'

/** Pieces that set out together, and where they go. */
export interface Trip extends Pieces {
  readonly player: Player
  readonly pieces: readonly string[]
  /** Undefined where the pieces come in from space. */
  readonly from: string | undefined
  readonly to: string
}

type Journey = Pick<OrderOf<'move' | 'react'>, 'pieces' | 'to'>

/** Reads an order to move or react: the trip, or why there is none. */
export function tripOf(state: GameState, player: Player, { pieces, to }: Journey): Trip | string {
  const destination = ENVIRONS.get(to)
  if (destination === undefined || !(destination.planet in state.planets)) return `${to} is no environ in play`
  if (pieces.length === 0) return 'no piece is named'
  const sorted = sortPieces(state, pieces)
  if ('notInPlay' in sorted) return `${sorted.notInPlay} is not in play`

  const starts = new Set(pieces.map((piece) => environOf(state, piece)))
  if (starts.size > 1) return 'pieces that move together start together'
  const [from] = starts
  return { ...sorted, player, pieces: [...new Set(pieces)], from, to }
}

/** Whether those who move now react to the phasing player. */
export const isReaction = ({ turn }: Pick<GameState, 'turn'>): boolean => turn.segment === 'Enemy Reaction'

/** The planets at which a trip meets a PDB. */
export function passagesOf(play: Play, { from, to }: Trip): { planet: string; passage: Passage }[] {
  const goal = environNamed(to).planet
  const start = from === undefined ? undefined : environNamed(from).planet
  if (start === goal) return [{ planet: goal, passage: 'crossing' }]
  const arrival = { planet: goal, passage: 'arriving' } as const
  if (start === undefined) return play.rulebook.setUp.isWatchedOnEntry() ? [arrival] : []
  return [{ planet: start, passage: 'leaving' }, arrival]
}

/** Why the pieces may not make this trip; undefined where nothing speaks against it. */
export function objectionTo(play: Play, trip: Trip): Objection {
  return (
    notTheirs(play, trip) ??
    movedBefore(play, trip) ??
    boundByGuard(play, trip) ??
    heldByRebellion(play, trip) ??
    notOverSpace(play, trip) ??
    notFromSpace(play, trip) ??
    notByShip(play, trip) ??
    notThatType(play, trip) ??
    fullFor(play, trip.player, trip.to, numbersOf(trip), isReaction(play.state()) ? 'reaction move' : 'move')
  )
}

function notTheirs(play: Play, { player, pieces, captives }: Trip): Objection {
  const state = play.state()
  const { mayBeUsedBy } = play.rulebook.spaceships
  const isTheirs = (piece: string) =>
    isShip(piece) ? mayBeUsedBy(ownerOf(state, piece), player) : ownerOf(state, piece) === player
  const foreign = pieces.find((piece) => !captives.includes(piece) && !isTheirs(piece))
  if (foreign !== undefined) return `${foreign} is not a piece of the ${player} Player`
  const unguarded = captives.find((name) => {
    const captors = pieces.filter(
      (piece) => !captives.includes(piece) && stackIdOf(state, piece) === stackIdOf(state, name),
    )
    return state.characters[name]?.captive?.by !== player || captors.length === 0
  })
  if (unguarded !== undefined) return `${unguarded} moves with captors alone`
  const dead = pieces.find((piece) => play.state().characters[piece]?.place === 'killed')
  return dead === undefined ? undefined : `${dead} is dead`
}

function movedBefore(play: Play, { pieces, from, to }: Trip): Objection {
  if (from === to) return `the pieces are in ${to} already`
  const tired = pieces.find((piece) => !play.rulebook.movement.mayMove(piece, hasMoved(play.state(), piece)))
  return tired === undefined ? undefined : `${tired} has moved in this segment`
}

function boundByGuard(play: Play, { units }: Trip): Objection {
  const act = play.state().turn.segment === 'Movement' ? 'move' : 'react'
  if (play.rulebook.capture.guardingUnitActs(act)) return undefined
  const guard = units.find((unit) => isGuarding(play.state(), unit))
  return guard === undefined ? undefined : `${guard} guards a captive`
}

/** Whether a trip leads from one planet to another, or in from space. */
export const leavesPlanet = ({ from, to }: Pick<Trip, 'from' | 'to'>): boolean =>
  from === undefined || environNamed(from).planet !== environNamed(to).planet

/** Where a rebellion has raised units (rule 12.14). */
function heldByRebellion(play: Play, trip: Trip): Objection {
  const { player, units, from } = trip
  if (player !== 'Rebel' || units.length === 0 || from === undefined) return undefined
  const { state } = planetOf(play.state(), environNamed(from).planet)
  return play.rulebook.rebellion.unitsMayLeave(state, leavesPlanet(trip))
    ? undefined
    : `the units of ${from} are held there`
}

function notOverSpace(play: Play, trip: Trip): Objection {
  const { units, characters, ships } = trip
  if (!leavesPlanet(trip)) return undefined
  const { movement } = play.rulebook
  const bound = units.find((unit) => !movement.unitMayLeavePlanet(kindOf(play.state(), unit)))
  if (bound !== undefined) return `${bound} cannot leave its planet`
  const walkers = characters.length > 0 && !movement.charactersMayTravel({ ships: ships.length, units: units.length })
  return walkers ? 'characters need a spaceship or mobile units to leave a planet' : undefined
}

function notFromSpace(play: Play, { player, from, to }: Trip): Objection {
  if (from !== undefined) return undefined
  const { planet } = environNamed(to)
  const controller = controllerOf(play.state(), play.rulebook, planet)
  return play.rulebook.setUp.mayComeInTo(controller, player) ? undefined : `nobody comes in from space to ${planet}`
}

function notByShip(play: Play, trip: Trip): Objection {
  const { units, characters, captives } = trip
  const { movement, spaceships, possessions } = play.rulebook
  const { turn } = play.state()
  const isManned = (ship: string) => holderAmong(play.state(), ship, characters, units)
  const ships = spaceships.flown(trip.ships, isManned)
  const abandoned = ships.find((ship) => !isManned(ship))
  if (abandoned !== undefined && !spaceships.mayLeaveHolder(turn)) return `${abandoned} needs its pilot`
  const untended = spaceships.needsPilot(units.length, characters.length, leavesPlanet(trip), turn, trip.player)
    ? ships.find((ship) => !hasPilot(play, ship, trip))
    : undefined
  if (untended !== undefined) return `nobody can pilot ${untended}`
  if (units.length === 0 && !movement.mayFlyTogether(ships.map(shipNamed), leavesPlanet(trip)))
    return 'without military units each spaceship moves by itself'
  if (!spaceships.countsSeats(units.length)) return undefined
  const borne = characters.flatMap((name) => borneBy(play.state(), name).map(({ type }) => type))
  const passengers = characters.length + possessions.seats(borne) + captives.length
  const full = ships.find((ship) => !spaceships.maySeat(shipNamed(ship), passengers))
  return full === undefined ? undefined : `${full} has too few seats`
}

function hasPilot(play: Play, ship: string, { characters, captives }: Trip): boolean {
  const { capture, spaceships } = play.rulebook
  const pilots = spaceships.pilots(pilotOf(play.state(), ship), characters)
  return [...pilots, ...(capture.lend('piloting') ? captives : [])].some((name) => {
    const ratings = { ...characterNamed(name).ratings, navigation: ratingOf(play.state(), name, 'navigation') }
    return spaceships.mayPilot({ name, ratings }, shipNamed(ship))
  })
}

function notThatType(play: Play, { units, to }: Trip): Objection {
  const { type } = environNamed(to)
  const stranger = units.find((unit) => !play.rulebook.rebelUnits.mayEnterType(kindOf(play.state(), unit), type))
  return stranger === undefined ? undefined : `${stranger} cannot enter ${to}`
}

const kindOf = (state: GameState, unit: string) => unitKindNamed(state.units[unit]?.kind ?? unit)

function holderAmong(state: GameState, ship: string, characters: readonly string[], units: readonly string[]): boolean {
  const pilot = pilotOf(state, ship)
  return pilot === undefined ? units.length > 0 : characters.includes(pilot)
}
