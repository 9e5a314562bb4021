import { environNamed } from '../components/map'
import { shipNamed } from '../components/ships'
import type { GameEvent } from './events'
import { captivesIn, companyOf, piecesIn, pilotOf, planetOf, presenceOn, strengthOf, unitsIn } from './pieces'
import { ratingOf } from './procedures/ratings'
import type { Rulebook } from './rulebook'
import type { GameState, StackId } from './state'

/** What consequences are read from. */
const CAUSES = [
  'turn',
  'planets',
  'environs',
  'stacks',
  'units',
  'characters',
  'ships',
  'possessions',
] as const satisfies readonly (keyof GameState)[]

/** Whether an event touched anything that consequences are read from: most change something else. */
export const mayHaveConsequences = (before: GameState, after: GameState): boolean =>
  CAUSES.some((part) => before[part] !== after[part])

/**
 * What follows at once from how things stand, whoever brought it about: states of planets that depend on units, leaders
 * who are no longer with their stack, captives whom nobody guards any more.
 */
export function* consequencesOf(state: GameState, rulebook: Rulebook): Iterable<GameEvent> {
  for (const planet of Object.values(state.planets)) {
    if (planet.state !== 'Rebellion Stopped') continue
    const control = rulebook.control.stateWith(planet.state, presenceOn(state, planet.name))
    if (control !== planet.state) yield { type: 'state-changed', planet: planet.name, state: control }
  }
  for (const [environ, { camp }] of Object.entries(state.environs)) {
    if (camp === 'none') continue
    const { planet, size } = environNamed(environ)
    const imperial = strengthOf(state, unitsIn(state, environ, 'Imperial'))
    if (!rulebook.missions.campStands(planetOf(state, planet).loyalty, imperial, size))
      yield { type: 'camp-changed', environ, camp: 'none' }
  }
  yield* deathsOf(state)
  yield* lostWithBearers(state, rulebook)
  yield* leftAlone(state, rulebook)
  for (const [key, { leader }] of Object.entries(state.stacks)) {
    const stack = key as StackId
    const pieces = leader === undefined ? [] : piecesIn(state, stack)
    if (leader === undefined || pieces.includes(leader)) continue
    const candidates = pieces.filter((piece) => piece in state.characters)
    const character = rulebook.stacking.leaderAfter(leader, candidates, state.characters[leader]?.place === 'killed')
    if (character !== leader) yield { type: 'leader-named', stack, character }
  }
  if (!Object.values(state.characters).some(({ captive }) => captive !== undefined)) return
  for (const id of Object.keys(state.stacks) as StackId[]) {
    for (const captive of captivesIn(state, id)) {
      const captors = piecesIn(state, id)
      const company = { stacked: captors.length, nearby: nearbyOf(state, id) }
      if (rulebook.capture.isFreedWith(company, captors.includes(guardOf(state, captive)), state.turn))
        yield { type: 'captives-freed', characters: [captive] }
      else if (rulebook.capture.needsGuard('by mishap')) yield* newGuard(state, captive, captors)
    }
  }
}

/** How many units and characters of its player are in the environ of a stack, and not in it. */
function nearbyOf(state: GameState, id: StackId): number {
  const { units, characters } = companyOf(state, id, []).nearby
  return units.length + characters.length
}

const guardOf = (state: GameState, captive: string): string => state.characters[captive]?.captive?.guard ?? ''

/** Who lives by a companion's help dies of his wounds when it fails him (case 12.7). */
function* deathsOf(state: GameState): Iterable<GameEvent> {
  for (const [name, { place, wounds }] of Object.entries(state.characters)) {
    if (place === 'killed' || wounds === 0 || wounds < ratingOf(state, name, 'endurance')) continue
    for (const ship of Object.keys(state.ships)) if (pilotOf(state, ship) === name) yield { type: 'ship-lost', ship }
    yield { type: 'characters-killed', characters: [name] }
  }
}

/** Ships that military units carried, and that nobody is with any more (case 14.59). */
function* leftAlone(state: GameState, { spaceships }: Rulebook): Iterable<GameEvent> {
  for (const [ship, { holder }] of Object.entries(state.ships)) {
    if (!('stack' in holder)) continue
    const { stacked, nearby } = companyOf(state, holder.stack, [])
    if (!spaceships.staysWith(shipNamed(ship), stacked, nearby, { turn: state.turn })) yield { type: 'ship-lost', ship }
  }
}

/** What the dead and the captives bore (cases 14.25 and 14.26). */
function* lostWithBearers(state: GameState, { possessions: rules }: Rulebook): Iterable<GameEvent> {
  for (const [possession, { place, holder = '' }] of Object.entries(state.possessions)) {
    const bearer = state.characters[holder]
    if (bearer === undefined) continue
    const isCaptive = bearer.captive !== undefined
    if (place === 'held' && bearer.place === 'killed') {
      const end = rules.whenBearerDies(state.turn)
      if (end === 'out of play') yield { type: 'possessions-destroyed', possessions: [possession] }
      if (end === 'to the deck') yield { type: 'possession-lost', possession }
    } else if (place === 'held' && isCaptive && rules.captorKeeps(true, state.turn))
      yield { type: 'possessions-seized', possessions: [possession] }
    else if (place === 'captor' && !isCaptive && !rules.captorKeeps(false, state.turn))
      yield { type: 'possession-given', possession, to: holder }
  }
}

/** Where the guard has gone, another of the captors takes over: a unit if there is one, for it loses nothing by it. */
function* newGuard(state: GameState, captive: string, captors: readonly string[]): Iterable<GameEvent> {
  if (captors.includes(guardOf(state, captive))) return
  const next = captors.find((piece) => piece in state.units) ?? captors.find((piece) => piece in state.characters)
  if (next !== undefined) yield { type: 'guard-named', captive, guard: next }
}
