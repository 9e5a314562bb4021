import { apply } from './apply'
import { type Chance, type Roll, scriptedChance } from './chance'
import { decide, type Submission } from './decide'
import { printedRulebook } from './rulebook'
import type { GameState } from './state'

type Order = Submission['order']
type Player = Submission['player']

interface More {
  readonly dice?: readonly Roll[]
  readonly chance?: Chance
  readonly answers?: Submission['answers']
}

/** What an order leads to: the state after it, or why it is refused. */
export function outcome(state: GameState, player: Player, order: Order, more: More = {}): GameState | string {
  const { dice = [], chance = scriptedChance(dice), answers = [] } = more
  const ruling = decide(state, printedRulebook, { player, order, answers }, chance)
  return ruling.allowed ? ruling.events.reduce(apply, state) : ruling.because
}

/** The state after an order that is carried out. */
export function after(state: GameState, player: Player, order: Order, more: More = {}): GameState {
  const state2 = outcome(state, player, order, more)
  if (typeof state2 === 'string') throw new Error(`refused: ${state2}`)
  return state2
}

/** The state after passes of these players, one by one. */
export const passed = (state: GameState, ...players: readonly Player[]): GameState =>
  players.reduce((before, player) => after(before, player, { type: 'pass' }), state)

/** Both dice of one round of military combat, by what they hurt. */
export const combatDice = (defender: Roll['die'], attacker: Roll['die']): readonly Roll[] => [
  { purpose: 'military-defender', die: defender },
  { purpose: 'military-attacker', die: attacker },
]

/** The pieces of every stack of an environ, sorted by name. */
export const stacksAt = (state: GameState, environ: string, pieces: readonly string[]): string[][] => {
  const byStack = new Map<string, string[]>()
  for (const piece of [...pieces].sort()) {
    const id = state.units[piece]?.stack ?? state.characters[piece]?.place
    if (id === undefined || id === 'space' || id === 'killed' || state.stacks[id]?.environ !== environ) continue
    byStack.set(id, [...(byStack.get(id) ?? []), piece])
  }
  return [...byStack.values()]
}

/** Dice by what is read with them, each kind in its order. */
export const rolls = (faces: { readonly [purpose in Roll['purpose']]?: readonly Roll['die'][] }): readonly Roll[] =>
  Object.entries(faces).flatMap(([purpose, row]) => row.map((die) => ({ purpose: purpose as Roll['purpose'], die })))
