import { characterNamed } from '../../components/characters'
import { environNamed } from '../../components/map'
import type { Player } from '../../components/names'
import { SHIPS } from '../../components/ships'
import type { OrderOf } from '../orders'
import { controllerOf, environOf, ownerOf } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'
import { typesHeldBy } from './possessions/held'

/** At the end of the Imperial player-turn a Knight may replace a lost spaceship (case 14.61). */
export function receiveShip(play: Play, player: Player, { character }: OrderOf<'receive-ship'>): Objection {
  const { spaceships } = play.rulebook
  const state = play.state()
  if (!spaceships.mayReceiveShipIn(state.turn, player))
    return 'the Imperial Player receives a spaceship at the end of his player-turn'
  const environ = environOf(state, character)
  if (environ === undefined || !(character in state.characters)) return `${character} is no character in play`
  if (ownerOf(state, character) !== player) return `${character} is not a piece of the Imperial Player`
  if (
    !spaceships.mayReceiveShip(
      characterNamed(character),
      controllerOf(state, play.rulebook, environNamed(environ).planet),
    )
  )
    return `${character} is no Knight on a planet under Imperial control`
  const imperial = [...SHIPS.values()].filter((ship) => ship.player === 'Imperial')
  const inPlay = [...SHIPS.values()].filter((ship) => ship.name in state.ships)
  if (!spaceships.mayReplaceShip(inPlay, state.shipsAtStart, character)) return 'no Imperial spaceship has been lost'
  if (!play.rulebook.possessions.mayHold('spaceship', typesHeldBy(play, character), 'replacement', player))
    return `${character} has a spaceship`
  const spare = imperial.filter((ship) => !inPlay.includes(ship))
  const ship = spaceships.replacement(character, spare)
  if (ship === undefined) return 'there is no Imperial spaceship left'
  play.happens({ type: 'ship-given', ship: ship.name, to: character })
  return undefined
}
