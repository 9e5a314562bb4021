import type { CharacterCard } from '../../components/characters'
import type { Controller, Player } from '../../components/names'
import { type ShipCard, shipNamed } from '../../components/ships'
import type { Turn } from '../state'
import { decision } from './decision'

/** Who stands with a ship. */
export interface Company {
  readonly characters: readonly string[]
  readonly units: readonly string[]
}

/** Who is there when the holder of a ship falls; of the characters those who have room for a ship. */
export interface Bereaved {
  /** Characters who were stacked with him. */
  readonly friends: readonly string[]
  /** Characters of his side in other stacks of the environ. */
  readonly others: readonly string[]
  /** Whether friendly military units are there. */
  readonly units: boolean
  /** Who took him captive, if he was not killed. */
  readonly captors: readonly string[]
  /** How many holders of ships have fallen before him, of those who fall together. */
  readonly earlier: number
}

/** Who leaves a ship, and when: nobody, where those who were with it have fallen. */
export interface Leaving {
  readonly holder?: string
  readonly turn: Turn
}

/** Spaceships: section 14 of the summary, cases 14.5 and 14.6. */
export const spaceshipRules = {
  /** rules 14.1.2, 14.1.3, 14.1.8 to 14.1.10 (cases 14.52, 14.58). The better rating counts up to one more than the other. */
  evasion: decision(
    '14.1.2 14.1.3 14.1.8 14.1.9 14.1.10 14.2.8',
    (ship: Omit<ShipCard, 'name' | 'owner'>, navigation: number): number => {
      const maneuver = ship.fullManeuver ? ship.maneuver : Math.min(ship.maneuver, navigation + 1)
      return maneuver + Math.min(navigation, ship.maneuver + 1)
    },
  ),

  /** rules 14.1.3, 14.1.7 (cases 14.5, 14.51). Whose Navigation counts: that of the pilot, whoever else is aboard. */
  navigation: decision('14.1.3 14.1.7', (pilot: number, _others: readonly number[]): number => pilot),

  /** rules 14.1.6, 14.1.7 (case 14.51). Who can be the pilot: the holder alone. */
  pilots: decision('14.1.6 14.1.7', (holder: string | undefined, _aboard: readonly string[]): readonly string[] =>
    holder === undefined ? [] : [holder],
  ),

  /** rules 14.1.6, 14.2.1, 14.2.8, 15.13 (cases 14.51, 14.6). */
  mayPilot: decision(
    '14.1.6 14.2.1 14.2.8 15.13',
    (pilot: Pick<CharacterCard, 'name' | 'ratings'>, ship: Pick<ShipCard, 'pilot' | 'player'>): boolean =>
      pilot.ratings.navigation > 0 && (ship.pilot === undefined || ship.pilot === pilot.name),
  ),

  /**
   * rules 14.1.6, 14.1.20, 15.13 (case 9.55). Military units take ships along, whoever holds them.
   * @param _overSpace whether the ship leaves its planet
   */
  needsPilot: decision(
    '14.1.6 14.1.20 14.2.8 15.13',
    (units: number, _characters: number, _overSpace: boolean, _turn: Turn, _owner: Player): boolean => units === 0,
  ),

  /** rule 14.1.20 (case 14.57). Whether a ship may set out and leave its holder behind. */
  mayLeaveHolder: decision('14.1.20', (_turn: Turn): boolean => false),

  /**
   * rule 14.1.19 (case 14.57). Which of the ships that set out have to be flown: none is the cargo of another.
   * @param _isManned whether the holder of a ship sets out with it
   */
  flown: decision(
    '14.1.19',
    (ships: readonly string[], _isManned: (ship: string) => boolean): readonly string[] => ships,
  ),

  /** rule 15.6 (cases 9.52, 9.56). Whom military units take along needs no seat. */
  countsSeats: decision('15.6', (units: number): boolean => units === 0),

  /** rules 14.1.4, 14.1.17, 14.2.8 (cases 14.5, 14.57). Seats are counted where a ship carries the group by itself. */
  maySeat: decision(
    '14.1.4 14.1.17 14.2.8',
    (ship: Pick<ShipCard, 'passengers' | 'player'>, passengers: number): boolean => passengers <= ship.passengers,
  ),

  /** rule 9.6 (case 14.0). Each side has its own ships. */
  mayBeUsedBy: decision('9.6', (owner: Player, player: Player): boolean => owner === player),
  mayHave: decision('9.6', (owner: Player, receiver: Player): boolean => owner === receiver),

  /** rules 14.2.1, 14.2.2 (case 14.6). Redjac's spaceship is for Redjac. */
  mayBeHeldBy: decision('14.2.1 14.2.2', (ship: string, character: string): boolean => {
    const { pilot } = shipNamed(ship)
    return pilot === undefined || pilot === character
  }),

  /** rules 14.1.5, 14.1.13, 14.2.5 (cases 14.51, 14.53, 14.62). No ship is bound to whoever has it. */
  mayBeHandedOn: decision(
    '14.1.5 14.1.13 14.2.5',
    (_ship: Pick<ShipCard, 'player' | 'owner'>, _holder: string | undefined, _to: CharacterCard): boolean => true,
  ),

  /**
   * rules 14.1.11, 14.1.14 (case 14.53).
   * @param own the ship of which a newcomer is the owner
   * @returns the ship that comes into play with him
   */
  broughtAlong: decision('14.1.11 14.1.14', (own: string | undefined, isInPlay: boolean): string | undefined =>
    isInPlay ? undefined : own,
  ),

  /** rule 14.1.12 (case 14.53). Who holds the ship that came with a newcomer. */
  firstHolder: decision('14.1.12', (newcomer: string, _group: readonly string[]): string => newcomer),

  /**
   * rule 14.1.15 (case 14.55). Who may get the ship of a holder who is killed or captured, whatever the phase.
   * Military units in the environ can take it, and friends who were stacked with him.
   */
  heirs: decision('14.1.15', ({ friends, units }: Bereaved, _turn: Turn): readonly string[] =>
    units ? [...friends, 'units'] : friends,
  ),

  /**
   * rules 14.1.21, 14.2.2, 14.2.8 (cases 14.59, 14.6). Whether a ship that its holder leaves stays in play.
   * @param stacked who is left in its stack
   * @param _nearby who of its side is in the environ, in other stacks
   */
  staysWith: decision(
    '14.1.21 14.2.2 14.2.8',
    (
      ship: Pick<ShipCard, 'name' | 'player' | 'pilot'>,
      { characters, units }: Company,
      _nearby: Company,
      _leaving: Leaving,
    ): boolean => (ship.pilot === undefined ? characters.length + units.length > 0 : characters.includes(ship.pilot)),
  ),

  /** rule 14.2.5 (case 14.63). */
  mayBeReassignedIn: decision(
    '14.2.5',
    (turn: Turn, player: Player): boolean => turn.player === player && turn.phase !== 'Game over',
  ),

  /** rule 4.3 (case 14.61). At the end of the Imperial player-turn. */
  mayReceiveShipIn: decision(
    '4.3',
    ({ player, phase }: Turn, receiver: Player): boolean =>
      receiver === 'Imperial' && player === 'Imperial' && phase === 'End',
  ),

  /** rules 4.3, 14.2.4 (case 14.61). A Knight of the Empire on a planet under Imperial control. */
  mayReceiveShip: decision(
    '4.3 14.2.4',
    ({ knight }: Pick<CharacterCard, 'knight' | 'ship'>, controller: Controller): boolean =>
      knight && controller === 'Imperial',
  ),

  /** rules 4.3, 4.4, 14.2.3, 14.2.7 (case 14.61). Never more Imperial ships than there were at the beginning. */
  mayReplaceShip: decision(
    '4.3 4.4 14.2.3 14.2.7',
    (inPlay: readonly ShipCard[], atStart: number, _receiver: string): boolean =>
      inPlay.filter(({ player }) => player === 'Imperial').length < atStart,
  ),

  /** rules 14.2.6, 14.2.7 (cases 14.62, 14.63). An ordinary ship, for Redjac too. */
  replacement: decision('14.2.6 14.2.7', (_receiver: string, spare: readonly ShipCard[]): ShipCard | undefined =>
    spare.find(({ pilot }) => pilot === undefined),
  ),
}
