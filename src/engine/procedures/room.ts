import { environNamed, planetNamed } from '../../components/map'
import { opponentOf, type Player } from '../../components/names'
import { charactersIn, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Group } from '../rules/detection'
import type { Entry } from '../rules/environ'
import type { Objection } from '../ruling'

/**
 * Why an environ cannot take pieces that come; undefined where it can.
 * @param entry how they come
 */
export function fullFor(play: Play, player: Player, name: string, arriving: Group, entry: Entry): Objection {
  const { environ } = play.rulebook
  const state = play.state()
  const enemyUnits = unitsIn(state, name, opponentOf(player)).length
  if (environ.load({ ...arriving, unitsNearby: 0, enemyUnits: 0 }) === 0) return undefined
  const { size, planet } = environNamed(name)
  const load = environ.load({
    units: unitsIn(state, name, player).length + arriving.units,
    characters: charactersIn(state, name, player).length + arriving.characters,
    ships: arriving.ships,
    unitsNearby: planetNamed(planet)
      .environs.filter((other) => other !== name)
      .flatMap((other) => unitsIn(state, other, player)).length,
    enemyUnits,
  })
  return environ.mayHold(size, load, entry) ? undefined : `${name} holds ${size} military units of a player at most`
}
