import { environNamed, planetNamed } from '../../components/map'
import type { Player } from '../../components/names'
import { unitKindNamed } from '../../components/units'
import { mapRows } from '../../lib/rows'
import type { Position } from '../../protocol/schema/position'
import { HIDDEN } from '../../protocol/vocabulary'
import { controllerOf, environOf, piecesIn, pilotOf } from '../pieces'
import type { Rulebook } from '../rulebook'
import { type GameState, type StackId, UNTOUCHED, type Unit } from '../state'
import { reportOfMissions } from './told-missions'
import { reportOfPossessions } from './told-possessions'

/**
 * A state as `getPosition` reports it, every field that this engine keeps spelled out.
 * @param viewer who looks; undefined for one who sees all
 */
export function reportOf(state: GameState, rulebook: Rulebook, viewer?: Player): Position {
  const { turn, awaiting } = state
  const kindSeen = ({ kind, face }: Unit) =>
    viewer !== undefined && rulebook.rebelUnits.isHiddenFrom(unitKindNamed(kind), face, viewer) ? HIDDEN : kind
  return {
    scenario: state.scenario,
    system: state.system,
    gameTurn: turn.gameTurn,
    playerTurn: turn.player,
    phase: turn.phase,
    segment: turn.segment ?? null,
    passed: [...turn.passed],
    atStart: { imperialShips: state.shipsAtStart, imperialCharacters: state.charactersAtStart },
    reinforcements: { Rebel: [...state.due.Rebel], Imperial: [...state.due.Imperial] },
    pdbRestored: state.pdbRestored,
    awaiting:
      awaiting === undefined ? null : { player: awaiting.player, purpose: awaiting.purpose, about: awaiting.about },
    planets: mapRows(state.planets, (planet, name) => ({
      loyalty: planet.loyalty ?? null,
      state: planet.state,
      rebelControlMarker: planet.rebelControlMarker ?? null,
      controller: controllerOf(state, rulebook, name),
      rebelledThisPhase: planet.rebelledThisPhase,
      pdb: { ...planet.pdb },
    })),
    environs: Object.fromEntries(
      Object.keys(state.planets)
        .flatMap((planet) => planetNamed(planet).environs)
        .map((environ) => {
          const type = rulebook.environ.type(environNamed(environ).type)
          return [
            environ,
            { type, special: rulebook.environ.isSpecial(type), ...(state.environs[environ] ?? UNTOUCHED) },
          ]
        }),
    ),
    units: mapRows(state.units, (unit) => ({
      kind: kindSeen(unit),
      environ: placeOf(state, unit.stack),
      face: unit.face,
      moved: unit.moved,
    })),
    characters: mapRows(state.characters, ({ place, detected, wounds, captive, moved, acted }) => ({
      place: place === 'space' || place === 'killed' ? place : placeOf(state, place),
      detected,
      wounds,
      captive: captive === undefined ? null : { by: captive.by, guard: captive.guard ?? null },
      moved,
      acted,
    })),
    ships: mapRows(state.ships, ({ moved }, name) => {
      const pilot = pilotOf(state, name)
      const environ = environOf(state, name)
      return {
        holder: pilot ?? 'units',
        ...(environ === undefined ? {} : { environ }),
        detected: pilot === undefined ? true : (state.characters[pilot]?.detected ?? false),
        moved,
      }
    }),
    ...reportOfMissions(state),
    ...reportOfPossessions(state, rulebook, viewer),
    searches: state.searches.map(({ characters, ...search }) => ({ ...search, characters: [...characters] })),
    stacks: Object.entries(state.stacks).map(([id, { player, environ, leader, offMissions }]) => {
      const pieces = piecesIn(state, id as StackId)
      const onMissions = !offMissions && !pieces.some((piece) => piece in state.units)
      return { player, environ, pieces, leader: leader ?? null, onMissions }
    }),
  }
}

const placeOf = (state: GameState, stack: StackId): string => state.stacks[stack]?.environ ?? ''
