import { environNamed } from '../../components/map'
import { WEAPONS } from '../../components/names'
import { UNIT_KINDS } from '../../components/units'
import type { ChoicePurpose } from '../orders'
import type { Pause } from '../pause'
import { combatOf } from '../pieces'
import { woundsLeft } from '../procedures/wounds'
import type { GameState } from '../state'

/** Answers that a player might give to what the game waits for; whether one fits is for the rules to say. */

/** What choices are about, as the procedures tell it. */
interface About {
  readonly defenders?: readonly string[]
  readonly characters?: readonly string[]
  readonly wounds?: number
  readonly units?: readonly string[]
  readonly strength?: number
  readonly candidates?: readonly string[]
  readonly options?: readonly (readonly string[])[]
  readonly forcePoints?: Readonly<Record<string, number>>
}

type Answers = (about: About, state: GameState) => Iterable<unknown>

/** All answers that are worth a try. */
export const answersTo = ({ purpose, about }: Pause, state: GameState): Iterable<unknown> =>
  ANSWERS[purpose]((about ?? {}) as About, state)

const ANSWERS: Readonly<Record<ChoicePurpose, Answers>> = {
  attack: () => ['pass', { with: 'military units' }, ...WEAPONS.map((weapon) => ({ with: 'characters', weapon }))],
  aim: () => ['kill', 'capture'],
  active: ({ defenders = [] }) => subsets(defenders),
  'break-off': () => ['none', 'inactive', 'all'],
  wounds: ({ characters = [], wounds = 0 }, state) => shares(characters, wounds, (name) => woundsLeft(state, name)),
  losses: ({ units = [], strength = 0 }, state) =>
    subsets(units).filter((lost) => lost.reduce((sum, unit) => sum + combatOf(state, unit), 0) === strength),
  guard: ({ candidates = [] }) => candidates,
  recipient: ({ characters = [] }) => [...characters, 'units', 'pass'],
  'use-pdb': () => ['use', 'decline'],
  search: () => ['characters', 'military units', 'pass'],
  target: ({ options = [] }) => options,
  'rebel-units': ({ forcePoints = {} }) => [raised(forcePoints, true), raised(forcePoints, false), []],
}

/** All groups of at least one. */
function subsets(items: readonly string[]): string[][] {
  const [first, ...others] = items
  if (first === undefined) return []
  const rest = subsets(others)
  return [[first], ...rest, ...rest.map((group) => [first, ...group])]
}

/** The ways to share out so many wounds. */
function* shares(
  names: readonly string[],
  wounds: number,
  most: (name: string) => number,
): Iterable<Record<string, number>> {
  const [first, ...others] = names
  if (first === undefined) {
    if (wounds === 0) yield {}
    return
  }
  for (let own = Math.min(wounds, most(first)); own >= 0; own -= 1) {
    for (const rest of shares(others, wounds - own, most)) yield own === 0 ? rest : { [first]: own, ...rest }
  }
}

/** As many units as the points of each environ buy: mobile ones first, or the cheap ones alone. */
function raised(forcePoints: Readonly<Record<string, number>>, mobileFirst: boolean) {
  return Object.entries(forcePoints).flatMap(([environ, points]) => {
    const { type } = environNamed(environ)
    const mobile = UNIT_KINDS.get(`Rebel ${type} 2-1`)?.forcePointCost ?? 3
    const number = mobileFirst ? Math.floor(points / mobile) : 0
    const rest = points - number * mobile
    return [
      ...(number > 0 ? [{ environ, kind: `Rebel ${type} 2-1`, number }] : []),
      ...(rest > 0 ? [{ environ, kind: `Rebel ${type} 1-0`, number: rest }] : []),
    ]
  })
}
