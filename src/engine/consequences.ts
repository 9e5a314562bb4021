import type { GameEvent } from './events'
import { piecesIn, presenceOn } from './pieces'
import type { Rulebook } from './rulebook'
import type { GameState, StackId } from './state'

/**
 * What follows at once from how things stand, whoever brought it about: states of planets that depend on units, and
 * leaders who are no longer with their stack.
 */
export function* consequencesOf(state: GameState, rulebook: Rulebook): Iterable<GameEvent> {
  for (const planet of Object.values(state.planets)) {
    if (planet.state !== 'Rebellion Stopped') continue
    const control = rulebook.control.stateWith(planet.state, presenceOn(state, planet.name))
    if (control !== planet.state) yield { type: 'state-changed', planet: planet.name, state: control }
  }
  for (const [key, { leader }] of Object.entries(state.stacks)) {
    const stack = key as StackId
    const pieces = leader === undefined ? [] : piecesIn(state, stack)
    if (leader === undefined || pieces.includes(leader)) continue
    const candidates = pieces.filter((piece) => piece in state.characters)
    const character = rulebook.stacking.leaderAfter(leader, candidates)
    if (character !== leader) yield { type: 'leader-named', stack, character }
  }
}
