import { changeRows } from '../lib/rows'
import { regrouped, tidyStacks } from './apply-pieces'
import { environOf, stackIdOf } from './pieces'
import type { Captivity, Character, GameState } from './state'

/** What events do to captives and their guards. */

interface Capture extends Captivity {
  readonly character: string
  /** One of the captors. */
  readonly beside: string
}

/** The captive joins the stack of his captors. */
export function captureCharacter(state: GameState, { character: name, beside, by, guard }: Capture): GameState {
  const captive = { by, ...(guard === undefined ? {} : { guard }) }
  return inStackOf(state, name, beside, (character) => ({ ...character, captive }))
}

export function handOver(state: GameState, name: string, guard: string): GameState {
  return inStackOf(state, name, guard, (character) =>
    character.captive === undefined ? character : { ...character, captive: { ...character.captive, guard } },
  )
}

function inStackOf(
  state: GameState,
  name: string,
  captor: string,
  change: (character: Character) => Character,
): GameState {
  const character = state.characters[name]
  const place = stackIdOf(state, captor)
  if (character === undefined || place === undefined) return state
  return tidyStacks({ ...state, characters: { ...state.characters, [name]: { ...change(character), place } } })
}

/** They are their owner's again, in a stack of their own where they were held. */
export function freeCaptives(state: GameState, names: readonly string[]): GameState {
  const characters = changeRows(state.characters, names, ({ captive: _over, ...character }) => character)
  const environ = environOf(state, names[0] ?? '')
  return environ === undefined ? state : regrouped({ ...state, characters }, names, environ)
}
