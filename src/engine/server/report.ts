import { environNamed, planetNamed } from '../../components/map'
import type { Position } from '../../protocol/schema/position'
import { environOf, piecesIn, pilotOf, presenceOn } from '../pieces'
import type { Rulebook } from '../rulebook'
import type { GameState, StackId } from '../state'

/** A state as `getPosition` reports it, every field that this engine keeps spelled out. */
export function reportOf(state: GameState, rulebook: Rulebook): Position {
  const { turn, awaiting } = state
  return {
    scenario: state.scenario,
    system: state.system,
    gameTurn: turn.gameTurn,
    playerTurn: turn.player,
    phase: turn.phase,
    segment: turn.segment ?? null,
    awaiting:
      awaiting === undefined ? null : { player: awaiting.player, purpose: awaiting.purpose, about: awaiting.about },
    planets: rows(state.planets, (planet, name) => ({
      loyalty: planet.loyalty ?? null,
      state: planet.state,
      rebelControlMarker: planet.rebelControlMarker ?? null,
      controller: rulebook.control.controller(planet, presenceOn(state, name)),
      pdb: { ...planet.pdb },
    })),
    environs: Object.fromEntries(
      Object.keys(state.planets)
        .flatMap((planet) => planetNamed(planet).environs)
        .map((environ) => [environ, { type: environNamed(environ).type }]),
    ),
    units: rows(state.units, ({ kind, stack, face, moved }) => ({ kind, environ: placeOf(state, stack), face, moved })),
    characters: rows(state.characters, ({ place, detected, wounds, moved }) => ({
      place: place === 'space' || place === 'killed' ? place : placeOf(state, place),
      detected,
      wounds,
      moved,
    })),
    ships: rows(state.ships, ({ moved }, name) => {
      const pilot = pilotOf(state, name)
      const environ = environOf(state, name)
      return {
        holder: pilot ?? 'units',
        ...(environ === undefined ? {} : { environ }),
        detected: pilot === undefined ? true : (state.characters[pilot]?.detected ?? false),
        moved,
      }
    }),
    stacks: Object.entries(state.stacks).map(([id, { player, environ, leader }]) => ({
      player,
      environ,
      pieces: piecesIn(state, id as StackId),
      leader: leader ?? null,
    })),
  }
}

const placeOf = (state: GameState, stack: StackId): string => state.stacks[stack]?.environ ?? ''

const rows = <T, U>(table: Readonly<Record<string, T>>, change: (row: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, change(row, name)]))
