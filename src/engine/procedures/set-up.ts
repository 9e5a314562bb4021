import type { Player } from '../../components/names'
import { type Scenario, scenarioNamed } from '../../components/scenarios'
import type { UnitKindName } from '../../components/units'
import { controllerOf } from '../pieces'
import type { Play } from '../play'
import type { Rulebook } from '../rulebook'
import { type GameState, NO_MISSIONS, type PlanetState } from '../state'
import { beginMoment } from './turn'

/** The beginning of a game (cases 16.1 to 16.14). */

/** The scenario before anything is placed; who controls no planet is on his way from space. */
export function newGame(name: Scenario['name'], rulebook: Rulebook): GameState {
  const scenario = scenarioNamed(name)
  const bare: GameState = {
    scenario: scenario.name,
    system: scenario.system,
    turn: { gameTurn: 1, player: rulebook.setUp.order()[0] ?? 'Imperial', phase: 'Set-up', passed: [] },
    due: { Rebel: startingUnits(name, 'Rebel'), Imperial: startingUnits(name, 'Imperial') },
    shipsAtStart: scenario.forces.Imperial.ships.length,
    charactersAtStart: scenario.forces.Imperial.characters.length,
    pdbRestored: false,
    planets: Object.fromEntries(scenario.planets.map((planet) => [planet.name, printedPlanet(planet)])),
    environs: {},
    ...NO_MISSIONS,
    searches: [],
    stacks: {},
    units: {},
    characters: {},
    ships: {},
    nextStack: 1,
  }
  const inSpace = rulebook.setUp.order().flatMap((player) => {
    const own = scenario.planets.filter((planet) => controllerOf(bare, rulebook, planet.name) === player)
    return rulebook.setUp.comesFromSpace(own.length) ? scenario.forces[player].characters : []
  })
  const waiting = { place: 'space', detected: false, wounds: 0, moved: false, acted: false } as const
  return { ...bare, characters: Object.fromEntries(inSpace.map((character) => [character, waiting])) }
}

function printedPlanet({ name, state, loyalty, pdbLevel, pdbStatus }: Scenario['planets'][number]): PlanetState {
  return {
    name,
    state,
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(state === 'Rebel Control' ? { rebelControlMarker: 'Unrest' as const } : {}),
    pdb: { level: pdbLevel, status: pdbStatus },
    rebelledThisPhase: false,
  }
}

/** The units that a player starts with, one by one. */
export const startingUnits = (scenario: Scenario['name'], player: Player): UnitKindName[] =>
  Object.entries(scenarioNamed(scenario).forces[player].units).flatMap(([kind, count]) =>
    Array<UnitKindName>(count).fill(kind as UnitKindName),
  )

/** The characters and ships of the scenario that a player has not brought into play yet. */
export function toPlace(state: GameState, player: Player): { characters: readonly string[]; ships: readonly string[] } {
  const { characters, ships } = scenarioNamed(state.scenario).forces[player]
  return {
    characters: characters.filter((name) => !(name in state.characters)),
    ships: ships.filter((name) => !(name in state.ships)),
  }
}

/** Goes on to the next player who has something to place; when nobody has, the game begins. */
export function endSetUpPart(play: Play): void {
  const state = play.state()
  const { setUp, sequence } = play.rulebook
  const next = setUp.order().find((player) => {
    const { characters, ships } = toPlace(state, player)
    const left = { units: state.due[player].length, characters: characters.length, ships: ships.length }
    return !setUp.hasSetUp(left)
  })
  if (next === undefined) beginMoment(play, sequence.opening(sequence.firstPlayer(1), 1))
  else if (next !== state.turn.player)
    play.happens({ type: 'segment-begun', turn: { ...state.turn, player: next, passed: [] }, carriedOver: [] })
}
