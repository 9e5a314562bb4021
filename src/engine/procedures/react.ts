import { characterNamed } from '../../components/characters'
import { opponentOf, type Player } from '../../components/names'
import type { OrderOf } from '../orders'
import { charactersIn, stackIdOf, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Provocation } from '../rules/reaction'
import type { Objection } from '../ruling'
import type { GameState } from '../state'
import { travel } from './move'
import { leavesPlanet, objectionTo, type Trip, tripOf } from './trip'

/** One reaction move: the non-phasing player answers what stands in an environ (case 9.6). */
export function react(play: Play, player: Player, order: OrderOf<'react'>): Objection {
  const { reaction } = play.rulebook
  const state = play.state()
  if (!reaction.mayReact(state.turn, player)) return `the ${player} Player cannot react now`
  const trip = tripOf(state, player, order)
  if (typeof trip === 'string') return trip
  const objection = notAsReaction(play, trip) ?? objectionTo(play, trip)
  if (objection !== undefined) return objection

  if (play.rulebook.reaction.usesUp({ units: trip.units.length }))
    play.happens({ type: 'reaction-made', environ: trip.to })
  travel(play, trip)
  return undefined
}

function notAsReaction(play: Play, trip: Trip): Objection {
  const { reaction } = play.rulebook
  const state = play.state()
  const { player, to, units, characters, ships, pieces } = trip
  const enemy = opponentOf(player)
  const there = provocationIn(state, to, enemy)
  if (!reaction.isProvoked(there, player)) return `nothing in ${to} can be reacted to`
  const made = Object.values(state.environs).filter(({ reacted }) => reacted).length
  if (!reaction.mayReactInto(state.environs[to]?.reacted ?? false, made, there))
    return `${to} has had its reaction move`
  if (leavesPlanet(trip) && !reaction.mayLeavePlanet({ units: units.length, ships: ships.length }))
    return 'a reaction move stays on its planet'
  const leaderships = characters.map((name) => characterNamed(name).ratings.leadership)
  const stacked = new Set(pieces.map((piece) => stackIdOf(state, piece))).size === 1
  return reaction.mayGoTogether({ units: units.length, leaderships, ships: ships.length, stacked })
    ? undefined
    : 'a reaction moves one unit, one unit and a leader, or one character'
}

/** What there is of the enemy's to react to in an environ. */
export function provocationIn(state: GameState, environ: string, enemy: Player): Provocation {
  const characters = charactersIn(state, environ, enemy)
  const detected = characters.filter((name) => state.characters[name]?.detected).length
  return {
    units: unitsIn(state, environ, enemy).length,
    detectedCharacters: detected,
    undetectedCharacters: characters.length - detected,
  }
}
