import { characterNamed } from '../components/characters'
import { environNamed } from '../components/map'
import type { Controller, Player } from '../components/names'
import { SHIPS, shipNamed } from '../components/ships'
import { unitKindNamed } from '../components/units'
import type { Rulebook } from './rulebook'
import type { Presence } from './rules/control'
import type { Group } from './rules/detection'
import type { Company } from './rules/spaceships'
import type { GameState, PlanetState, Stack, StackId } from './state'

/** Questions about where pieces are, asked by rules and procedures alike. */

/** Pieces told apart by kind. */
export interface Pieces {
  readonly units: readonly string[]
  readonly characters: readonly string[]
  readonly ships: readonly string[]
  /** Prisoners, who are no pieces of the player that holds them. */
  readonly captives: readonly string[]
}

/** Sorts names by kind of piece; a name that no piece in play bears is returned instead. */
export function sortPieces(state: GameState, names: readonly string[]): Pieces | { readonly notInPlay: string } {
  const stranger = names.find((name) => !(name in state.units || name in state.characters || name in state.ships))
  if (stranger !== undefined) return { notInPlay: stranger }
  return {
    units: names.filter((name) => name in state.units),
    characters: names.filter((name) => name in state.characters && !isCaptive(state, name)),
    ships: names.filter((name) => name in state.ships),
    captives: names.filter((name) => isCaptive(state, name)),
  }
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
export function stackIdOf(state: GameState, piece: string): StackId | undefined {
  const ship = state.ships[piece]
  if (ship !== undefined) {
    return 'stack' in ship.holder ? ship.holder.stack : stackIdOf(state, ship.holder.character)
  }
  const place = state.units[piece]?.stack ?? state.characters[piece]?.place
  return place === 'space' || place === 'killed' ? undefined : place
}

export function stackOf(state: GameState, piece: string): Stack | undefined {
  const id = stackIdOf(state, piece)
  return id === undefined ? undefined : state.stacks[id]
}

/** The environ a piece is in; undefined in space and out of play. */
export const environOf = (state: GameState, piece: string): string | undefined => stackOf(state, piece)?.environ

/** All pieces of a stack, in no particular order; captives are none. */
export const piecesIn = (state: GameState, id: StackId): string[] =>
  [...Object.keys(state.units), ...Object.keys(state.characters), ...Object.keys(state.ships)].filter(
    (piece) => stackIdOf(state, piece) === id && !isCaptive(state, piece),
  )

/** Whether a piece guards a captive. */
export const isGuarding = (state: GameState, piece: string): boolean => guardsOf(state).includes(piece)

/** The pieces that guard captives. */
export const guardsOf = (state: GameState): string[] =>
  Object.values(state.characters).flatMap(({ captive }) => captive?.guard ?? [])

/** The captives whom a stack holds. */
export const captivesIn = (state: GameState, id: StackId): string[] =>
  Object.keys(state.characters).filter((name) => isCaptive(state, name) && stackIdOf(state, name) === id)

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

/** The pieces of a stack, told apart by kind. */
export function stackPieces(state: GameState, id: StackId): Pieces {
  const pieces = piecesIn(state, id)
  return {
    units: pieces.filter((piece) => piece in state.units),
    characters: pieces.filter((piece) => piece in state.characters),
    ships: pieces.filter((piece) => piece in state.ships),
    captives: captivesIn(state, id),
  }
}

/** Who stands in a stack, apart from those who leave, and who else of its player is in the environ. */
export function companyOf(
  state: GameState,
  id: StackId,
  leaving: readonly string[],
): { readonly stacked: Company; readonly nearby: Company } {
  const { player, environ } = state.stacks[id] ?? {}
  const others = player === undefined || environ === undefined ? [] : stacksIn(state, environ, player)
  const company = (ids: readonly StackId[]): Company => {
    const left = ids.flatMap((stack) => piecesIn(state, stack)).filter((piece) => !leaving.includes(piece))
    return {
      characters: left.filter((piece) => piece in state.characters),
      units: left.filter((piece) => piece in state.units),
    }
  }
  return { stacked: company([id]), nearby: company(others.filter((other) => other !== id)) }
}

/** A player's stacks in an environ. */
export const stacksIn = (state: GameState, environ: string, player: Player): StackId[] =>
  (Object.keys(state.stacks) as StackId[]).filter(
    (id) => state.stacks[id]?.environ === environ && state.stacks[id]?.player === player,
  )

/** A player's characters in an environ, captives left out. */
export const charactersIn = (state: GameState, environ: string, player: Player): string[] =>
  Object.keys(state.characters).filter(
    (name) => environOf(state, name) === environ && ownerOf(state, name) === player && !isCaptive(state, name),
  )

/** A player's characters in an environ who stand apart from his military units. */
export const charactersApart = (state: GameState, environ: string, player: Player): string[] =>
  charactersIn(state, environ, player).filter((name) => !isWithUnits(state, name))

/** Whether a character is stacked with military units. */
export function isWithUnits(state: GameState, name: string): boolean {
  const id = stackIdOf(state, name)
  return id !== undefined && Object.values(state.units).some(({ stack }) => stack === id)
}

/** A player's military units in an environ. */
export const unitsIn = (state: GameState, environ: string, player: Player): string[] =>
  Object.keys(state.units).filter((unit) => environOf(state, unit) === environ && ownerOf(state, unit) === player)

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
  const count = (pieces: object): Record<Player, number> => {
    const found = { Rebel: 0, Imperial: 0 }
    for (const piece of Object.keys(pieces)) {
      const environ = environOf(state, piece)
      if (environ !== undefined && environNamed(environ).planet === planet) found[ownerOf(state, piece)] += 1
    }
    return found
  }
  const units = count(state.units)
  const characters = count(state.characters)
  const force = (player: Player) => ({ units: units[player], characters: characters[player] })
  return { Rebel: force('Rebel'), Imperial: force('Imperial') }
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
