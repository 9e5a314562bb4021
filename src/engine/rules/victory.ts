import type { Controller, ControlState, Loyalty, Player } from '../../components/names'
import { type InstantVictory, VICTORY_POINTS } from '../../components/scenarios'

/** A planet, as victory looks at it. */
export interface PlanetStanding {
  readonly name: string
  readonly state: ControlState
  readonly loyalty: Loyalty | undefined
  readonly controller: Controller
}

/** How many characters of a side are out of play, and how. */
export interface Casualties {
  readonly inGame: number
  readonly killed: number
  readonly captured: number
}

/** How a game stands. */
export interface Standings {
  readonly planets: readonly PlanetStanding[]
  readonly casualties: Readonly<Record<Player, Casualties>>
  /** Points won by Gather Information. */
  readonly gathered: Readonly<Record<Player, number>>
}

/** Who wins, and when (cases 16.17, 16.19, 16.25 and 16.35). */
export const victoryRules = {
  /** cases 16.25 and 16.35. What ends the game at once; every part given must hold. */
  isWonAtOnce: (
    { planets, rebelCharactersKilledOrCaptured: losses }: InstantVictory,
    standings: Standings,
  ): boolean => {
    const held = standings.planets.filter((planet) =>
      'inState' in planets ? planet.state === planets.inState : planet.controller === planets.controlledBy,
    )
    const { including, atLeast } = planets
    const { inGame, killed, captured } = standings.casualties.Rebel
    const enough =
      losses === undefined || (losses === 'all' ? killed + captured === inGame : killed + captured >= losses.atLeast)
    const lostAny = losses === undefined || killed + captured > 0
    return (
      held.length >= atLeast &&
      (including === undefined || held.some(({ name }) => name === including)) &&
      enough &&
      lostAny
    )
  },

  /** cases 16.17 and 16.19. Points of the Rebel Player, counted when the game is over. */
  points: ({ planets, casualties, gathered }: Standings): number => {
    const { imperialCharacter, rebelCharacter, gatherInformation } = VICTORY_POINTS
    return (
      planets.reduce((sum, planet) => sum + pointsOf(planet), 0) +
      casualties.Imperial.killed * imperialCharacter.killed +
      casualties.Imperial.captured * imperialCharacter.captured +
      casualties.Rebel.killed * rebelCharacter.killed +
      casualties.Rebel.captured * rebelCharacter.captured +
      gathered.Rebel * gatherInformation.Rebel +
      gathered.Imperial * gatherInformation.Imperial
    )
  },

  /** cases 16.25 and 16.35. With so many points the Rebel Player wins, with fewer the Imperial Player. */
  winnerWith: (points: number, rebelWinsAt: number): Player => (points >= rebelWinsAt ? 'Rebel' : 'Imperial'),
}

/** The first of these that a planet is. */
function pointsOf({ state, loyalty }: PlanetStanding): number {
  const { rebelControlled, inRebellion, unrest, patriotic } = VICTORY_POINTS.planet
  if (state === 'Rebel Control') return rebelControlled
  if (state === 'Rebellion') return inRebellion
  if (loyalty === 'Unrest') return unrest
  return loyalty === 'Patriotic' ? patriotic : 0
}
