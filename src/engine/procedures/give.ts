import type { Player } from '../../components/names'
import type { OrderOf } from '../orders'
import { ownerOf, pilotOf } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import { endSetUpPart, toPlace } from './set-up'

/** Assigns a spaceship of the scenario to one of the characters who start with it (case 16.12). */
export function give(play: Play, player: Player, { possession, to }: OrderOf<'give'>): Objection {
  const state = play.state()
  if (state.turn.phase !== 'Set-up') return 'nothing can be handed over now'
  if (!play.rulebook.setUp.maySetUp(player, state.turn.player)) return `the ${state.turn.player} Player sets up first`
  const assigned = pilotOf(state, possession)
  const theirs =
    toPlace(state, player).ships.includes(possession) ||
    (assigned !== undefined && ownerOf(state, possession) === player)
  if (!theirs) return `${possession} is no spaceship of the ${player} Player`
  if (!(to in state.characters) || ownerOf(state, to) !== player)
    return `${to} is no character of the ${player} Player in play`
  play.happens({ type: 'ship-given', ship: possession, to })
  endSetUpPart(play)
  return undefined
}
