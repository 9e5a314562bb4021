import type { MissionName } from '../../components/missions'
import type { Controller, ControlState, Loyalty, Player } from '../../components/names'

/** What a mission finds where it is to be performed. */
export interface MissionPlace {
  readonly state: ControlState
  /** Undefined where the loyalty marker is not in use. */
  readonly loyalty: Loyalty | undefined
  readonly controller: Controller
  readonly coupRating: number | undefined
  readonly coupMarker: boolean
  readonly camp: boolean
  /** A Rebel Camp stands in another environ of the planet. */
  readonly campNearby: boolean
  /** Of the other player, in the environ. */
  readonly enemyUnits: number
  readonly enemyCharacters: number
  readonly ownUnits: number
  /** Own characters who are captive in the environ. */
  readonly captives: number
  /** Characters of the other player who are captive there. */
  readonly prisoners: number
  /** Imperial characters in play, beside their number at the start. */
  readonly imperialCharacters: number
  readonly imperialCharactersAtStart: number
  /** The Intelligence of each member of the group; undefined for a Rebel Camp. */
  readonly intelligences: readonly number[] | undefined
  /** Whether the target is an enemy character in the environ, and detected. */
  readonly targetDetected: boolean
}

type Condition = (place: MissionPlace, player: Player) => boolean

/** What the mission cards ask for; a mission that is left out asks for nothing. */
export const CONDITIONS: Readonly<Partial<Record<MissionName, Condition>>> = {
  Sabotage: ({ enemyUnits, controller }, player) =>
    enemyUnits > 0 || (controller !== 'nobody' && controller !== player),
  Diplomacy: ({ loyalty, state }) => loyalty !== undefined && isNegotiable(state),
  'Stop Rebellion': ({ state }) => state === 'Rebellion' || state === 'Rebel Control',
  'Gain Characters': ({ imperialCharacters, imperialCharactersAtStart }, player) =>
    player === 'Rebel' || imperialCharacters <= imperialCharactersAtStart,
  // rules 4.2, M.2.25: by their reading, enemies in the environ bar the mission on a planet of one's own.
  'Gather Information': ({ controller, enemyUnits, enemyCharacters }, player) =>
    controller !== player || enemyUnits + enemyCharacters === 0,
  'Free Prisoners': ({ captives }) => captives > 0,
  Assassination: ({ targetDetected }) => targetDetected,
  'Start Rebel Camp': ({ loyalty, state, camp }) =>
    isNegotiable(state) && (loyalty === 'Patriotic' || loyalty === 'Loyal') && !camp,
  'Subvert Troops': ({ enemyUnits }) => enemyUnits > 0,
  Coup: ({ loyalty, state, coupRating, coupMarker, intelligences }) =>
    loyalty !== undefined &&
    isNegotiable(state) &&
    coupRating !== undefined &&
    !coupMarker &&
    (intelligences === undefined || intelligences.some((intelligence) => intelligence > 1)),
}

/** Whether loyalty can be argued about: not in Rebellion, and not under Rebel Control. */
const isNegotiable = (state: ControlState) => state !== 'Rebellion' && state !== 'Rebel Control'
