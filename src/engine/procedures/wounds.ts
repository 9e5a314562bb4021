import type { Player } from '../../components/names'
import { isShip, pilotOf, stackIdOf, stackPieces } from '../pieces'
import type { Play } from '../play'
import type { GameState } from '../state'
import { ratingOf } from './ratings'

/** How many wounds a character can still take before he dies (case 12.7); 0 for the dead. */
export function woundsLeft(state: GameState, name: string): number {
  const character = state.characters[name]
  if (character === undefined || character.place === 'killed') return 0
  return Math.max(0, ratingOf(state, name, 'endurance') - character.wounds)
}

/** Characters of one side share out the wounds of a round; who has no endurance left is dead (cases 12.7, 12.71). */
export function sufferWounds(play: Play, player: Player, names: readonly string[], wounds: number): void {
  const state = play.state()
  const most = (name: string) => woundsLeft(state, name)
  const due = Math.min(
    wounds,
    names.reduce((sum, name) => sum + most(name), 0),
  )
  if (due === 0) return
  const shares = play.choose({
    player,
    purpose: 'wounds',
    about: { characters: names, wounds: due },
    read: (value) => sharesOf(value, names, due, most),
    ...onlyWay(names, due, most),
  })
  play.happens({ type: 'characters-wounded', wounds: shares })
  kill(
    play,
    names.filter((name) => woundsLeft(play.state(), name) === 0),
  )
}

type Shares = Readonly<Record<string, number>>

function sharesOf(
  value: unknown,
  names: readonly string[],
  due: number,
  most: (name: string) => number,
): Shares | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const shares = Object.entries(value).filter(([, share]) => share !== 0)
  const fits = shares.every(
    ([name, share]) => names.includes(name) && Number.isInteger(share) && share > 0 && share <= most(name),
  )
  const total = shares.reduce((sum, [, share]) => sum + Number(share), 0)
  return fits && total === due ? Object.fromEntries(shares) : undefined
}

/** What is shared out where there is nothing to choose: one can be wounded, or all die. */
function onlyWay(names: readonly string[], due: number, most: (name: string) => number): { otherwise?: Shares } {
  const able = names.filter((name) => most(name) > 0)
  const [only, ...others] = able
  if (only !== undefined && others.length === 0) return { otherwise: { [only]: due } }
  const all = able.reduce((sum, name) => sum + most(name), 0)
  return all === due ? { otherwise: Object.fromEntries(able.map((name) => [name, most(name)])) } : {}
}

/** Characters die; whoever stands with them may take over their ships (cases 12.7, 14.55). */
function kill(play: Play, characters: readonly string[]): void {
  if (characters.length === 0) return
  passShipsOn(play, characters)
  play.happens({ type: 'characters-killed', characters })
}

/** A ship whose holder is killed or captured goes to a friend stacked with him, or is lost (cases 14.55, 14.59). */
export function passShipsOn(play: Play, holders: readonly string[]): void {
  for (const holder of holders) {
    const state = play.state()
    const id = stackIdOf(state, holder)
    const ships = Object.keys(state.ships).filter((ship) => isShip(ship) && pilotOf(state, ship) === holder)
    for (const ship of ships) {
      const friends =
        id === undefined ? [] : stackPieces(state, id).characters.filter((name) => !holders.includes(name))
      const player = state.stacks[id ?? ('' as never)]?.player
      const recipient =
        friends.length === 0 || player === undefined
          ? 'pass'
          : play.choose({
              player,
              purpose: 'recipient',
              about: { possession: ship, characters: friends },
              read: (value) => [...friends, 'pass'].find((name) => name === value),
            })
      play.happens(recipient === 'pass' ? { type: 'ship-lost', ship } : { type: 'ship-given', ship, to: recipient })
    }
  }
}
