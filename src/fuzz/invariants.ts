import { environNamed, planetNamed } from '../components/map'
import { PLAYERS } from '../components/names'
import type { GameEvent } from '../engine/events'
import { environOf, isCaptive, ownerOf, pilotOf, stackIdOf, unitsIn } from '../engine/pieces'
import { woundsLeft } from '../engine/procedures/wounds'
import type { GameState, StackId } from '../engine/state'

/** What holds in every state of every game, whatever is played. */

/**
 * @param before the state that the events led from
 * @returns what is wrong after them, in words; nothing where all is well
 */
export function problemsAfter(before: GameState, events: readonly GameEvent[], after: GameState): string[] {
  return [...misplaced(after), ...badlyHeld(after), ...wrongPlanets(after), ...vanished(before, events, after)]
}

/** Every piece is in a stack of its player that exists, and every stack holds somebody. */
function* misplaced(state: GameState): Iterable<string> {
  for (const piece of [...Object.keys(state.units), ...Object.keys(state.characters), ...Object.keys(state.ships)]) {
    const place = state.characters[piece]?.place
    if (place === 'space' || place === 'killed') continue
    const id = stackIdOf(state, piece)
    const stack = id === undefined ? undefined : state.stacks[id]
    const inSpace = state.characters[pilotOf(state, piece) ?? '']?.place === 'space'
    if (stack === undefined) {
      if (!inSpace) yield `${piece} is nowhere`
    } else if ((stack.player === ownerOf(state, piece)) === isCaptive(state, piece))
      yield `${piece} is in a foreign stack`
  }
  for (const id of Object.keys(state.stacks) as StackId[]) {
    const there = [...Object.keys(state.units), ...Object.keys(state.characters)].some(
      (piece) => stackIdOf(state, piece) === id,
    )
    const ships = Object.keys(state.ships).some((ship) => stackIdOf(state, ship) === id)
    if (!there && !ships) yield `${id} is empty`
  }
}

/** The dead hold nothing, captives have captors, possessions are borne by free Rebels. */
function* badlyHeld(state: GameState): Iterable<string> {
  for (const [name, { place, wounds, captive }] of Object.entries(state.characters)) {
    if (place !== 'killed' && wounds > 0 && woundsLeft(state, name) === 0) yield `${name} should be dead`
    if (captive === undefined) continue
    const guard = captive.guard
    if (guard !== undefined && environOf(state, guard) !== environOf(state, name)) yield `${name} has an absent guard`
  }
  for (const ship of Object.keys(state.ships)) {
    const pilot = pilotOf(state, ship)
    const { place, captive } = (pilot === undefined ? undefined : state.characters[pilot]) ?? {}
    if (pilot !== undefined && (place === undefined || place === 'killed' || captive !== undefined))
      yield `${ship} has no living, free pilot`
  }
  for (const [possession, { place, holder }] of Object.entries(state.possessions)) {
    if (place !== 'held') continue
    const bearer = state.characters[holder ?? '']
    if (bearer === undefined || bearer.place === 'killed' || bearer.captive !== undefined)
      yield `${possession} has no living, free bearer`
    if (possession in state.ships) yield `${possession} is in two places`
  }
}

/** Loyalty is in use where it may be, PDBs keep to their printed level, and environs to their size. */
function* wrongPlanets(state: GameState): Iterable<string> {
  for (const planet of Object.values(state.planets)) {
    const used = planet.state === 'Imperial Control' || planet.state === 'Rebellion Stopped'
    if ((planet.loyalty !== undefined) !== used) yield `the loyalty of ${planet.name} does not go with its state`
    if (![0, 1, 2].includes(planet.pdb.level)) yield `the PDB of ${planet.name} has level ${planet.pdb.level}`
    for (const environ of planetNamed(planet.name).environs) {
      for (const player of PLAYERS) {
        const { size } = environNamed(environ)
        const units = unitsIn(state, environ, player).length
        if (units > size) yield `${environ} holds ${units} units of the ${player} Player`
      }
    }
  }
}

/** Units go by losses alone, and characters never. */
function* vanished(before: GameState, events: readonly GameEvent[], after: GameState): Iterable<string> {
  const lost = new Set(events.flatMap((event) => (event.type === 'units-lost' ? event.units : [])))
  for (const unit of Object.keys(before.units)) if (!(unit in after.units) && !lost.has(unit)) yield `${unit} vanished`
  for (const name of Object.keys(before.characters)) if (!(name in after.characters)) yield `${name} vanished`
}
