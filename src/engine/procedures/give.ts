import { characterNamed } from '../../components/characters'
import type { Player } from '../../components/names'
import { POSSESSIONS, type PossessionType } from '../../components/possessions'
import { SHIPS, shipNamed } from '../../components/ships'
import type { OrderOf } from '../orders'
import { environOf, isCaptive, ownerOf, pilotOf, stackIdOf, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import { bearerOf, typesHeldBy } from './possessions/held'
import { endSetUpPart, toPlace } from './set-up'

/** Hands over a spaceship or another possession: in Set-up, and later among characters who are stacked together. */
export function give(play: Play, player: Player, order: OrderOf<'give'>): Objection {
  if (play.state().turn.phase === 'Set-up') return assignShip(play, player, order)
  return SHIPS.has(order.possession) ? giveShip(play, player, order) : givePossession(play, player, order)
}

/** A spaceship of the scenario goes to one of the characters who start with it (case 16.12). */
function assignShip(play: Play, player: Player, { possession, to }: OrderOf<'give'>): Objection {
  const state = play.state()
  if (!play.rulebook.setUp.maySetUp(player, state.turn.player)) return `the ${state.turn.player} Player sets up first`
  const assigned = pilotOf(state, possession)
  const theirs =
    toPlace(state, player).ships.includes(possession) ||
    (assigned !== undefined && ownerOf(state, possession) === player)
  if (!theirs) return `${possession} is no spaceship of the ${player} Player`
  if (!(to in state.characters) || ownerOf(state, to) !== player)
    return `${to} is no character of the ${player} Player in play`
  if (!play.rulebook.spaceships.mayBeHeldBy(possession, to)) return `${possession} is for its pilot alone`
  const friends = Object.keys(state.characters).filter((name) => ownerOf(state, name) === player)
  if (!play.rulebook.possessions.mayStartWith(characterNamed(to).ratings, friends[0] === to))
    return `${to} cannot have ${possession}`
  play.happens({ type: 'ship-given', ship: possession, to })
  endSetUpPart(play)
  return undefined
}

/** case 14.12; an Imperial ship goes from hand to hand in any of its player's turns (case 14.63). */
function giveShip(play: Play, player: Player, { possession: ship, to }: OrderOf<'give'>): Objection {
  const { possessions, spaceships } = play.rulebook
  const state = play.state()
  if (!(ship in state.ships)) return `${ship} is not in play`
  if (!spaceships.mayBeUsedBy(ownerOf(state, ship), player)) return `${ship} is no spaceship of the ${player} Player`
  const { turn } = state
  const timely = player === 'Rebel' ? mayChangeHands(play, 'spaceship') : spaceships.mayBeReassignedIn(turn, player)
  if (!timely) return `${ship} cannot change hands now`
  const stack = stackIdOf(state, ship)
  const environ = environOf(state, ship)
  if (to === 'units') {
    const [unit] = environ === undefined || player === 'Imperial' ? [] : unitsIn(state, environ, player)
    const carrier = unit === undefined ? undefined : stackIdOf(state, unit)
    if (carrier === undefined) return `there is no military unit with ${ship}`
    play.happens({ type: 'ship-taken-along', ship, stack: carrier })
    return undefined
  }
  if (!(to in state.characters) || isCaptive(state, to)) return `${to} is no character in play`
  const owner = ownerOf(state, to)
  if (!spaceships.mayHave(ownerOf(state, ship), owner)) return `${to} is of the other side`
  const isThere = owner === player ? stackIdOf(state, to) === stack : environOf(state, to) === environ
  if (!isThere) return `${to} is not stacked with ${ship}`
  if (!spaceships.mayBeHandedOn(shipNamed(ship), pilotOf(state, ship), characterNamed(to)))
    return `${ship} stays with whoever has it`
  if (!spaceships.mayBeHeldBy(ship, to)) return `${ship} is for its pilot alone`
  if (!possessions.mayHold('spaceship', typesHeldBy(play, to), 'gift', player)) return `${to} has a spaceship`
  play.happens({ type: 'ship-given', ship, to })
  return undefined
}

/** case 14.12. */
function givePossession(play: Play, player: Player, { possession, to }: OrderOf<'give'>): Objection {
  const { possessions: rules } = play.rulebook
  const state = play.state()
  if (!rules.mayUse(player, 'give', state.turn)) return 'only the Rebel Player has possessions'
  const holder = bearerOf(play, possession)
  const card = POSSESSIONS.get(possession)
  if (card === undefined || holder === undefined) return `nobody bears ${possession}`
  const type = rules.typeOf(card)
  if (!mayChangeHands(play, type)) return 'possessions change hands at the start of the Rebel Mission Phase'
  const stack = stackIdOf(state, holder)
  const isFriend = to in state.characters && ownerOf(state, to) === ownerOf(state, holder) && !isCaptive(state, to)
  if (!isFriend || stackIdOf(state, to) !== stack) return `${to} is not stacked with ${holder}`
  if (!rules.mayHold(type, typesHeldBy(play, to), 'gift', player)) return `${to} has a ${type}`
  play.happens({ type: 'possession-given', possession, to, ...(rules.staysKnown() ? {} : { unseen: true }) })
  return undefined
}

function mayChangeHands({ state, rulebook }: Play, type: PossessionType): boolean {
  const { turn, groups } = state()
  return rulebook.possessions.mayChangeHands(
    turn,
    groups.length,
    groups.filter(({ status }) => status === 'active').length,
    type,
  )
}
