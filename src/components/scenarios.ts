import { finder } from './lookup'
import type { ControlState, Loyalty, PdbLevel, PdbStatus, Player, ScenarioName } from './names'
import type { UnitKindName } from './units'

/** case 16.13. Military units by kind. */
export type UnitNumbers = Readonly<Partial<Record<UnitKindName, number>>>

/** case 16.11. A planet of the star system at the start of the scenario. */
export interface ScenarioPlanet {
  readonly name: string
  readonly pdbLevel: PdbLevel
  readonly pdbStatus: PdbStatus
  /** In Rebel Control the loyalty marker is not in use (case 15.75). */
  readonly loyalty?: Loyalty
  readonly state: ControlState
}

/** cases 16.12 and 16.13. What a player starts with. */
export interface Forces {
  readonly characters: readonly string[]
  readonly ships: readonly string[]
  readonly units: UnitNumbers
  /** Where characters and ships come in; left out where case 16.12 alone says it. */
  readonly entry?: { readonly type: 'from space' } | { readonly type: 'one environ'; readonly planet: string }
}

/** case 16.15. Units that arrive during the game. */
export interface Reinforcement {
  readonly case: string
  readonly player: Player
  readonly when:
    | { readonly type: 'each rebellion' }
    | { readonly type: 'game-turns'; readonly gameTurns: readonly number[] }
  readonly units: UnitNumbers
  /** What arrives instead, if the player does this in the game-turn. */
  readonly instead?: { readonly after: 'putting a Down PDB Up'; readonly units: UnitNumbers }
}

/** cases 16.2 and 16.3. What ends the game at once; every part given must hold. */
export interface InstantVictory {
  readonly planets: { readonly atLeast: number; readonly including?: string } & (
    | { readonly inState: ControlState }
    | { readonly controlledBy: Player }
  )
  readonly rebelCharactersKilledOrCaptured?: 'all' | { readonly atLeast: number }
}

/** Section 16. */
export interface Scenario {
  readonly name: ScenarioName
  readonly case: string
  /** Which marks of the map give the loyalties: S, or A and AC (case 16.11). */
  readonly type: 'Start of Rebellion' | 'Armageddon'
  readonly system: string
  readonly gameTurns: number
  readonly playingMinutes: number
  readonly planets: readonly ScenarioPlanet[]
  readonly forces: Readonly<Record<Player, Forces>>
  readonly reinforcements: readonly Reinforcement[]
  readonly instantVictory: Readonly<Record<Player, InstantVictory>>
  /** With so many Victory Points at the end the Rebel Player wins, with fewer the Imperial Player. */
  readonly rebelWinsAt: number
}

/** case 16.2. */
// biome-ignore format: laid out like the printed set-up
const FLIGHT_TO_EGRIX = {
  name: 'Flight to Egrix', case: '16.2', type: 'Start of Rebellion', system: 'Egrix', gameTurns: 6, playingMinutes: 60,
  planets: [
    { name: 'Quibron',  pdbLevel: 1, pdbStatus: 'Up', loyalty: 'Loyal',     state: 'Imperial Control' },
    { name: 'Angoff',   pdbLevel: 2, pdbStatus: 'Up', loyalty: 'Neutral',   state: 'Imperial Control' },
    { name: 'Charkhan', pdbLevel: 0, pdbStatus: 'Up', loyalty: 'Patriotic', state: 'Imperial Control' },
  ],
  forces: {
    Rebel: {
      characters: ['Boccanegra', 'Doctor Sontag', 'Frun Sentel'],
      ships: ['Planetary Privateer'],
      units: {},
      entry: { type: 'from space' },
    },
    Imperial: {
      characters: ['Jon Kidu', 'Vans Ka-Tie-A'],
      ships: ['Imperial Spaceship 1'],
      units: { Line: 1, Patrol: 3, Militia: 3 },
    },
  },
  reinforcements: [
    { case: '16.24', player: 'Imperial', when: { type: 'each rebellion' }, units: { Line: 1 } },
  ],
  instantVictory: {
    Rebel:    { planets: { atLeast: 1, inState: 'Rebel Control' } },
    Imperial: { planets: { atLeast: 3, controlledBy: 'Imperial' }, rebelCharactersKilledOrCaptured: 'all' },
  },
  rebelWinsAt: 12,
} as const satisfies Scenario

/** case 16.3. */
// biome-ignore format: laid out like the printed set-up
const THE_VARU_POWDERKEG = {
  name: 'The Varu Powderkeg', case: '16.3', type: 'Armageddon', system: 'Varu', gameTurns: 7, playingMinutes: 90,
  planets: [
    { name: 'Horon',  pdbLevel: 1, pdbStatus: 'Up', loyalty: 'Neutral', state: 'Imperial Control' },
    { name: 'Solvia', pdbLevel: 2, pdbStatus: 'Up', loyalty: 'Dissent', state: 'Imperial Control' },
    { name: 'Cercis', pdbLevel: 1, pdbStatus: 'Up',                     state: 'Rebel Control' },
  ],
  forces: {
    Rebel: {
      characters: ['Vudot Vodot', 'Zina Adora', 'Kogus', 'Rayner Derban'],
      ships: ['Star Cruiser'],
      units: { 'Rebel Subterranean 2-1': 1, 'Rebel Wild 2-1': 2 },
      entry: { type: 'one environ', planet: 'Cercis' },
    },
    Imperial: {
      characters: ['Redjac', 'Gelba'],
      ships: ["Redjac's Spaceship"],
      units: { Line: 3, Militia: 3 },
    },
  },
  reinforcements: [
    { case: '16.34', player: 'Imperial', when: { type: 'game-turns', gameTurns: [2, 4, 6] }, units: { Line: 1 },
      instead: { after: 'putting a Down PDB Up', units: { Patrol: 1 } } },
  ],
  instantVictory: {
    Rebel:    { planets: { atLeast: 2, including: 'Cercis', controlledBy: 'Rebel' } },
    Imperial: { planets: { atLeast: 3, controlledBy: 'Imperial' }, rebelCharactersKilledOrCaptured: { atLeast: 3 } },
  },
  rebelWinsAt: 20,
} as const satisfies Scenario

/** cases 16.2 and 16.3. The scenarios of the Star System game by name. */
export const SCENARIO_CARDS: ReadonlyMap<ScenarioName, Scenario> = new Map<ScenarioName, Scenario>([
  [FLIGHT_TO_EGRIX.name, FLIGHT_TO_EGRIX],
  [THE_VARU_POWDERKEG.name, THE_VARU_POWDERKEG],
])

/** cases 16.2 and 16.3. */
export const scenarioNamed = finder('scenario', SCENARIO_CARDS)

/** cases 16.17 and 16.19. Points of the Rebel Player at the end of the game, by what is so then. */
export const VICTORY_POINTS = {
  /** The first of these that a planet is. */
  planet: { rebelControlled: 9, inRebellion: 6, unrest: 3, patriotic: -2 },
  imperialCharacter: { killed: 1, captured: 2 },
  rebelCharacter: { killed: -1, captured: -2 },
  /** For Gather Information with two letters, by the player who did it; `most` is the limit each way. */
  gatherInformation: { Rebel: 1, Imperial: -1, letters: 2, most: 1 },
} as const
