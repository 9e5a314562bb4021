import { characterNamed } from '../components/characters'
import { planetNamed } from '../components/map'
import type { Controller, Player } from '../components/names'
import { SHIPS, shipNamed } from '../components/ships'
import { unitKindNamed } from '../components/units'
import type { Rulebook } from './rulebook'
import type { Presence } from './rules/control'
import type { Group } from './rules/detection'
import type { Company } from './rules/spaceships'
import type { GameState, PlanetState, Stack, StackId } from './state'
import { emptyLists, kindOf, NO_PIECES, type Pieces, piecesByEnviron, piecesByStack, stackByPiece } from './whereabouts'

/** Questions about where pieces are, asked by rules and procedures alike. */

/** Sorts names by kind of piece; a name that no piece in play bears is returned instead. */
export function sortPieces(state: GameState, names: readonly string[]): Pieces | { readonly notInPlay: string } {
  const sorted = emptyLists()
  for (const name of names) {
    const kind = kindOf(state, name)
    if (kind === undefined) return { notInPlay: name }
    sorted[kind].push(name)
  }
  return sorted
}

export const isCaptive = (state: GameState, name: string): boolean => state.characters[name]?.captive !== undefined

export const isShip = (name: string): boolean => SHIPS.has(name)

/** Whose piece it is. */
export function ownerOf(state: GameState, piece: string): Player {
  const unit = state.units[piece]
  if (unit !== undefined) return unitKindNamed(unit.kind).player
  return isShip(piece) ? shipNamed(piece).player : characterNamed(piece).player
}

/** The stack that a piece is in; none for characters in space or killed, and for what is not in play. */
export const stackIdOf = (state: GameState, piece: string): StackId | undefined => stackByPiece(state).get(piece)

export function stackOf(state: GameState, piece: string): Stack | undefined {
  const id = stackIdOf(state, piece)
  return id === undefined ? undefined : state.stacks[id]
}

/** The environ a piece is in; undefined in space and out of play. */
export const environOf = (state: GameState, piece: string): string | undefined => stackOf(state, piece)?.environ

/** The pieces of a stack, told apart by kind. */
export const stackPieces = (state: GameState, id: StackId): Pieces => piecesByStack(state).get(id) ?? NO_PIECES

/** All pieces of a stack; captives are none. */
export function piecesIn(state: GameState, id: StackId): string[] {
  const { units, characters, ships } = stackPieces(state, id)
  return [...units, ...characters, ...ships]
}

/** Whether a unit or character has moved in this segment. */
export const hasMoved = (state: GameState, piece: string): boolean =>
  (state.units[piece] ?? state.characters[piece])?.moved ?? false

/** Whether a piece guards a captive. */
export const isGuarding = (state: GameState, piece: string): boolean => guardsOf(state).includes(piece)

/** The pieces that guard captives. */
export const guardsOf = (state: GameState): string[] =>
  Object.values(state.characters).flatMap(({ captive }) => captive?.guard ?? [])

/** The captives whom a stack holds. */
export const captivesIn = (state: GameState, id: StackId): readonly string[] => stackPieces(state, id).captives

/** The captives in the stacks of some characters. */
export const captivesHeldBy = (state: GameState, captors: readonly string[]): string[] => {
  const stacks = captors.map((name) => stackIdOf(state, name))
  return Object.keys(state.characters).filter(
    (name) => isCaptive(state, name) && stacks.includes(stackIdOf(state, name)),
  )
}

/** How many pieces of each kind there are among some. */
export const numbersOf = ({ units, characters, ships }: Pieces): Group => ({
  units: units.length,
  characters: characters.length,
  ships: ships.length,
})

/** Who stands in a stack, apart from those who leave, and who else of its player is in the environ. */
export function companyOf(
  state: GameState,
  id: StackId,
  leaving: readonly string[],
): { readonly stacked: Company; readonly nearby: Company } {
  const { player, environ } = state.stacks[id] ?? {}
  const others = player === undefined || environ === undefined ? [] : stacksIn(state, environ, player)
  const company = (ids: readonly StackId[]): Company => {
    const left = (kind: 'characters' | 'units') =>
      ids.flatMap((stack) => stackPieces(state, stack)[kind]).filter((piece) => !leaving.includes(piece))
    return { characters: left('characters'), units: left('units') }
  }
  return { stacked: company([id]), nearby: company(others.filter((other) => other !== id)) }
}

/** A player's stacks in an environ. */
export const stacksIn = (state: GameState, environ: string, player: Player): StackId[] =>
  (Object.keys(state.stacks) as StackId[]).filter(
    (id) => state.stacks[id]?.environ === environ && state.stacks[id]?.player === player,
  )

/** All pieces in an environ, whoever's they are. */
const inEnviron = (state: GameState, environ: string): Pieces => piecesByEnviron(state).get(environ) ?? NO_PIECES

/** A player's characters in an environ, captives left out. */
export const charactersIn = (state: GameState, environ: string, player: Player): string[] =>
  inEnviron(state, environ).characters.filter((name) => ownerOf(state, name) === player)

/** A player's characters in an environ who stand apart from his military units. */
export const charactersApart = (state: GameState, environ: string, player: Player): string[] =>
  charactersIn(state, environ, player).filter((name) => !isWithUnits(state, name))

/** Whether a character is stacked with military units. */
export function isWithUnits(state: GameState, name: string): boolean {
  const id = stackIdOf(state, name)
  return id !== undefined && stackPieces(state, id).units.length > 0
}

/** A player's military units in an environ. */
export const unitsIn = (state: GameState, environ: string, player: Player): string[] =>
  inEnviron(state, environ).units.filter((unit) => ownerOf(state, unit) === player)

/** The character who pilots a ship; none where units carry it. */
export function pilotOf(state: GameState, ship: string): string | undefined {
  const holder = state.ships[ship]?.holder
  return holder !== undefined && 'character' in holder ? holder.character : undefined
}

/** A planet of the star system in play. */
export function planetOf(state: GameState, name: string): PlanetState {
  const planet = state.planets[name]
  if (planet === undefined) throw new Error(`${name} is not in play`)
  return planet
}

/** Who stands on a planet. */
export function presenceOn(state: GameState, planet: string): Presence {
  const found = { Rebel: { units: 0, characters: 0 }, Imperial: { units: 0, characters: 0 } }
  for (const environ of planetNamed(planet).environs) {
    const { units, characters, captives } = inEnviron(state, environ)
    for (const unit of units) found[ownerOf(state, unit)].units += 1
    for (const name of characters) found[ownerOf(state, name)].characters += 1
    for (const name of captives) found[ownerOf(state, name)].characters += 1
  }
  return found
}

/** Who controls a planet by now. */
export const controllerOf = (state: GameState, rulebook: Pick<Rulebook, 'control'>, planet: string): Controller =>
  rulebook.control.controller(planetOf(state, planet), presenceOn(state, planet), state.turn)

/** The combat strength of units (case 7.1). */
export const strengthOf = (state: GameState, units: readonly string[]): number =>
  units.reduce((sum, unit) => sum + combatOf(state, unit), 0)

export function combatOf(state: GameState, unit: string): number {
  const kind = state.units[unit]?.kind
  return kind === undefined ? 0 : unitKindNamed(kind).combat
}
