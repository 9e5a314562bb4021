import type { Player } from '../../components/names'
import { shipNamed } from '../../components/ships'
import { sum } from '../../lib/sum'
import { companyOf, environOf, ownerOf, pilotOf, stackIdOf, unitsIn } from '../pieces'
import type { Play } from '../play'
import type { Bereaved } from '../rules/spaceships'
import type { GameState } from '../state'
import { typesHeldBy } from './possessions/held'
import { absorbersBeside } from './possessions/in-combat'
import { ratingOf } from './ratings'

/** How many wounds a character can still take before he dies (case 12.7); 0 for the dead. */
export function woundsLeft(state: GameState, name: string): number {
  const character = state.characters[name]
  if (character === undefined || character.place === 'killed') return 0
  return Math.max(0, ratingOf(state, name, 'endurance') - character.wounds)
}

/**
 * Characters of one side share out the wounds of a round; who has no endurance left is dead (cases 12.7, 12.71). A
 * companion with them may take some of theirs, and is gone then (card 50).
 */
export function sufferWounds(play: Play, player: Player, names: readonly string[], wounds: number): void {
  const state = play.state()
  const most = (name: string) => woundsLeft(state, name)
  const life = sum(names.map(most))
  const due = Math.min(wounds, life)
  if (due === 0) return
  const companions = absorbersBeside(state, names)
  const absorbedBy = (shares: Shares) => companions.filter(({ possession }) => (shares[possession] ?? 0) > 0)
  const shares = play.choose({
    player,
    purpose: 'wounds',
    about: { characters: names, wounds: due },
    read: (value) => {
      const named = sharesIn(value)
      if (named === undefined) return undefined
      const left = Math.max(0, wounds - sum(absorbedBy(named).map(({ amount }) => amount)))
      const own = Object.entries(named).filter(([name]) => names.includes(name))
      const known = [...names, ...companions.map(({ possession }) => possession)]
      const fits =
        Object.keys(named).every((name) => known.includes(name)) && own.every(([name, share]) => share <= most(name))
      return fits && sum(own.map(([, share]) => share)) === Math.min(left, life) ? named : undefined
    },
    ...onlyWay(names, due, most),
  })
  const gone = absorbedBy(shares).map(({ possession }) => possession)
  if (gone.length > 0) play.happens({ type: 'possessions-destroyed', possessions: gone })
  const suffered = Object.fromEntries(Object.entries(shares).filter(([name]) => names.includes(name)))
  // Before they die of it, which follows at once, they can see to their ships.
  passShipsOn(
    play,
    names.filter((name) => (suffered[name] ?? 0) > 0 && suffered[name] === most(name)),
  )
  play.happens({ type: 'characters-wounded', wounds: suffered })
}

type Shares = Readonly<Record<string, number>>

/** Whole numbers by name, without those who take nothing. */
function sharesIn(value: unknown): Shares | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const shares = Object.entries(value).filter(([, share]) => share !== 0)
  return shares.every(([, share]) => Number.isInteger(share) && share > 0) ? Object.fromEntries(shares) : undefined
}

/** What is shared out where there is nothing to choose: one can be wounded, or all die. */
function onlyWay(names: readonly string[], due: number, most: (name: string) => number): { otherwise?: Shares } {
  const able = names.filter((name) => most(name) > 0)
  const [only, ...others] = able
  if (only !== undefined && others.length === 0) return { otherwise: { [only]: due } }
  const all = sum(able.map(most))
  return all === due ? { otherwise: Object.fromEntries(able.map((name) => [name, most(name)])) } : {}
}

/** Characters die; whoever stands with them may take over their ships (cases 12.7, 14.55). */
export function kill(play: Play, characters: readonly string[]): void {
  if (characters.length === 0) return
  passShipsOn(play, characters)
  play.happens({ type: 'characters-killed', characters })
}

/**
 * A ship whose holder is killed or captured goes to a friend stacked with him or to friendly units there, or is lost
 * (cases 14.55, 14.59). Nobody takes a second ship (case 14.13).
 */
export function passShipsOn(play: Play, holders: readonly string[], captors: readonly string[] = []): void {
  const fallen = holders.flatMap((holder) =>
    Object.keys(play.state().ships).flatMap((ship) =>
      pilotOf(play.state(), ship) === holder ? [{ ship, holder }] : [],
    ),
  )
  for (const [earlier, { ship, holder }] of fallen.entries()) passOn(play, ship, holder, holders, { captors, earlier })
}

const ALONE = { stacked: { characters: [] }, nearby: { characters: [] } }

function passOn(
  play: Play,
  ship: string,
  holder: string,
  fallen: readonly string[],
  circumstances: Pick<Bereaved, 'captors' | 'earlier'>,
): void {
  const { possessions, spaceships } = play.rulebook
  const state = play.state()
  const stack = stackIdOf(state, holder)
  const player = ownerOf(state, holder)
  const environ = environOf(state, holder)
  const { pilot, name } = shipNamed(ship)
  const able = (friend: string) =>
    possessions.mayHold('spaceship', typesHeldBy(play, friend), 'inheritance', player) &&
    spaceships.mayBeHeldBy(name, friend)
  const { stacked, nearby } = stack === undefined ? ALONE : companyOf(state, stack, fallen)
  const [unit] = environ === undefined || pilot !== undefined ? [] : unitsIn(state, environ, player)
  const carrier = unit === undefined ? undefined : stackIdOf(state, unit)
  const bereaved = {
    friends: stacked.characters.filter(able),
    others: nearby.characters.filter(able),
    units: carrier !== undefined,
    ...circumstances,
  }
  const candidates = spaceships.heirs(bereaved, state.turn)
  const recipient =
    candidates.length === 0
      ? 'pass'
      : play.choose({
          player,
          purpose: 'recipient',
          about: { possession: ship, candidates },
          read: (value) => [...candidates, 'pass'].find((candidate) => candidate === value),
        })
  if (recipient === 'pass') play.happens({ type: 'ship-lost', ship })
  else if (recipient !== 'units') play.happens({ type: 'ship-given', ship, to: recipient })
  else if (carrier !== undefined) play.happens({ type: 'ship-taken-along', ship, stack: carrier })
}
