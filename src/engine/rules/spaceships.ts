import type { CharacterCard } from '../../components/characters'
import type { Controller, Player } from '../../components/names'
import { type ShipCard, shipNamed } from '../../components/ships'
import type { Turn } from '../state'
import { decision } from './decision'

/** What a ship and its pilot can do. */
export const spaceshipRules = {
  /** rules 14.1.2, 14.1.3, 14.1.8 to 14.1.10 (cases 14.52, 14.58). The better rating counts up to one more than the other. */
  evasion: decision(
    '14.1.2 14.1.3 14.1.8 14.1.9 14.1.10',
    (ship: Pick<ShipCard, 'maneuver' | 'fullManeuver'>, navigation: number): number => {
      const maneuver = ship.fullManeuver ? ship.maneuver : Math.min(ship.maneuver, navigation + 1)
      return maneuver + Math.min(navigation, ship.maneuver + 1)
    },
  ),

  /** rules 14.1.6, 14.2.1, 15.13 (cases 14.51, 14.6). */
  mayPilot: decision(
    '14.1.6 14.2.1 15.13',
    (pilot: Pick<CharacterCard, 'name' | 'ratings'>, ship: Pick<ShipCard, 'pilot'>): boolean =>
      pilot.ratings.navigation > 0 && (ship.pilot === undefined || ship.pilot === pilot.name),
  ),

  /** rule 15.13 (case 9.55). Military units take ships along, whoever holds them. */
  needsPilot: decision('15.13', (units: number): boolean => units === 0),

  /** rules 9.6, 14.2.8 (cases 14.0, 14.6). Each side has its own ships. */
  mayBeGivenBy: decision('9.6', (owner: Player, player: Player): boolean => owner === player),
  mayHave: decision('9.6 14.2.8', (owner: Player, receiver: Player): boolean => owner === receiver),

  /** rules 14.2.1, 14.2.2 (case 14.6). Redjac's spaceship is for Redjac. */
  mayBeHeldBy: decision('14.2.1 14.2.2', (ship: string, character: string): boolean => {
    const { pilot } = shipNamed(ship)
    return pilot === undefined || pilot === character
  }),

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

  /** rule 4.3 (case 14.61). A Knight of the Empire on a planet under Imperial control. */
  mayReceiveShip: decision(
    '4.3',
    ({ knight }: Pick<CharacterCard, 'knight'>, controller: Controller): boolean => knight && controller === 'Imperial',
  ),

  /** rules 4.3, 4.4 (case 14.61). Never more Imperial ships than there were at the beginning. */
  mayReplaceShip: decision('4.3 4.4', (inPlay: number, atStart: number): boolean => inPlay < atStart),
}
