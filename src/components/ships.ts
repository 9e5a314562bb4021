import { byName, finder } from './lookup'
import type { Player } from './names'

/** case 14.5. Cannon and shields are not used in the Star System game. */
export interface ShipCard {
  readonly name: string
  readonly player: Player
  /** The possession card; Imperial ships are counters (case 14.6). */
  readonly card?: number
  readonly cannon: number
  readonly shields: number
  readonly maneuver: number
  readonly passengers: number
  /** The character who brings the ship into play (case 14.53). */
  readonly owner?: string
  /** The one character who may pilot the ship; without one, case 14.51 decides alone. */
  readonly pilot?: string
  /** Maneuver counts in full, whoever is the pilot (case 14.58). */
  readonly fullManeuver: boolean
}

type ShipRow = Omit<ShipCard, 'player' | 'fullManeuver'> & { readonly fullManeuver?: true }

// biome-ignore format: a ship a line
const REBEL_SHIPS = [
  { card: 33, name: 'Explorer',            cannon: 2, shields: 2, maneuver: 4, passengers:  8, owner: 'Ly Mantok' },
  { card: 34, name: 'Galactic Freighter',  cannon: 0, shields: 1, maneuver: 0, passengers: 16 },
  { card: 35, name: 'Interstellar Sloop',  cannon: 2, shields: 1, maneuver: 2, passengers:  4 },
  { card: 36, name: 'Planetary Privateer', cannon: 3, shields: 2, maneuver: 3, passengers:  6, owner: 'Boccanegra' },
  { card: 37, name: 'Solar Merchant',      cannon: 0, shields: 1, maneuver: 1, passengers: 14, owner: 'Tourag' },
  { card: 38, name: 'Star Cruiser',        cannon: 1, shields: 2, maneuver: 2, passengers: 10 },
  { card: 39, name: 'Stellar Courier',     cannon: 2, shields: 3, maneuver: 4, passengers:  4 },
  { card: 40, name: 'S-XIII',              cannon: 0, shields: 4, maneuver: 6, passengers:  5, fullManeuver: true },
] as const satisfies readonly ShipRow[]

// biome-ignore format: a ship a line
const IMPERIAL_SHIPS = [
  { name: "Redjac's Spaceship",   cannon: 2, shields: 3, maneuver: 4, passengers: 4, pilot: 'Redjac' },
  { name: 'Imperial Spaceship 1', cannon: 1, shields: 1, maneuver: 2, passengers: 4 },
  { name: 'Imperial Spaceship 2', cannon: 1, shields: 1, maneuver: 2, passengers: 4 },
  { name: 'Imperial Spaceship 3', cannon: 1, shields: 1, maneuver: 2, passengers: 4 },
] as const satisfies readonly ShipRow[]

const shipsOf = (player: Player, rows: readonly ShipRow[]) =>
  rows.map((row): ShipCard => ({ fullManeuver: false, ...row, player }))

/** cases 14.5 and 14.6. The 12 spaceships by name. */
export const SHIPS: ReadonlyMap<string, ShipCard> = byName([
  ...shipsOf('Rebel', REBEL_SHIPS),
  ...shipsOf('Imperial', IMPERIAL_SHIPS),
])

/** case 14.5. */
export const shipNamed = finder('spaceship', SHIPS)
