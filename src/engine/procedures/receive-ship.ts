import { characterNamed } from '../../components/characters'
import { environNamed } from '../../components/map'
import type { Player } from '../../components/names'
import { SHIPS, shipNamed } from '../../components/ships'
import type { OrderOf } from '../orders'
import { controllerOf, environOf, ownerOf } from '../pieces'
import type { Play } from '../play'
import type { Objection } from '../ruling'

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
  const inPlay = Object.keys(state.ships).filter((ship) => shipNamed(ship).player === 'Imperial').length
  if (!spaceships.mayReplaceShip(inPlay, state.shipsAtStart)) return 'no Imperial spaceship has been lost'
  const spare = [...SHIPS.values()].find(
    (ship) => ship.player === 'Imperial' && ship.pilot === undefined && !(ship.name in state.ships),
  )
  if (spare === undefined) return 'there is no Imperial spaceship left'
  play.happens({ type: 'ship-given', ship: spare.name, to: character })
  return undefined
}
