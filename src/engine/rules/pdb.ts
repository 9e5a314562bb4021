import { type CombatLosses, columnOf, combatLosses } from '../../components/charts/military-combat'
import type { Controller, DieFace, PdbLevel, Player } from '../../components/names'
import type { Pdb, PlanetState } from '../state'
import type { Presence } from './control'
import { decision } from './decision'
import type { Passage } from './detection'

/** PDBs (case 8.0) and their attacks on moving military units (cases 9.21 to 9.27). */
export const pdbRules = {
  /** rule 8.1.2 (case 8.0). */
  standsOn: decision('8.1.2', (planet: PlanetState): Pdb | undefined => planet.pdb),

  /**
   * rule 8.1.7 (case 16.16). One Down PDB a turn, in one's own Movement Segment: of a planet one controls, and for the
   * Rebel Player also of one in Rebellion without Imperial units (case 15.52).
   */
  mayRestore: decision(
    '8.1.7',
    (planet: PlanetState, controller: Controller, present: Presence, player: Player): boolean =>
      planet.pdb.status === 'Down' &&
      (controller === player || (player === 'Rebel' && planet.state === 'Rebellion' && present.Imperial.units === 0)),
  ),

  /** case 16.16. The Rebel Player in odd game-turns, the Imperial Player in even ones. */
  restoresIn: (gameTurn: number, player: Player): boolean => gameTurn % 2 === (player === 'Rebel' ? 1 : 0),

  /** rule 8.1.7 (case 8.13). Up again, at the level that is left. */
  restored: decision('8.1.7', ({ pdb }: PlanetState): Pdb => ({ ...pdb, status: 'Up' })),

  /** rule 8.2.11 (case 9.27). Once on leaving a planet, once on reaching another; never within one. */
  attacksAt: decision('8.2.11', (passage: Passage): number => (passage === 'crossing' ? 0 : 1)),

  /** rule 8.2.1 (case 9.21). PDBs attack military units; a spaceship by itself undergoes the Detection Routine instead. */
  firesAt: decision('8.2.1', (group: { readonly units: number; readonly ships: number }): boolean => group.units > 0),

  /** rules 6.1.14, 8.2.13 (case 9.52). To a PDB, a group that it fires at is detected, whoever is in it. */
  sees: decision(
    '6.1.14 8.2.13 15.6 15.8',
    (_group: { readonly units: number; readonly detected: boolean }): boolean => true,
  ),

  /** rule 8.2.4 (cases 9.21, 9.22). */
  mayAttack: decision(
    '8.1.1 8.1.6 8.1.9 8.1.10 8.2.4',
    (pdb: Pdb, controller: Controller, mover: Player): boolean =>
      pdb.status === 'Up' && pdb.level > 0 && controller !== 'nobody' && controller !== mover,
  ),

  /** rules 8.2.2, 8.2.3 (case 9.22). The level alone decides the column, whatever the strength of the units. */
  attackColumn: decision('8.2.2 8.2.3', (level: PdbLevel, _strength: number): number =>
    columnOf(level === 2 ? '3-1' : '1-1'),
  ),

  /** case 9.23. The PDB attacks: the units lose the defender's half, the PDB the attacker's. */
  unitsLose: decision('8.2.2 8.2.3', (column: number, die: DieFace): number => losses(column, die).defender),
  pdbLoses: decision('8.2.6 8.2.7 8.2.8 8.2.9', (column: number, die: DieFace): number => losses(column, die).attacker),

  /** rules 8.2.6 to 8.2.9 (case 9.25). */
  afterLoss: decision('8.1.3 8.1.4 8.2.6 8.2.7 8.2.8 8.2.9', (pdb: Pdb, loss: number): Pdb => {
    if (loss < 2) return pdb
    return { status: 'Down', level: loss === 2 ? pdb.level : lower(pdb.level) }
  }),

  /** rules 8.1.3, 8.1.11 (cards 53 and 70). What sabotage with so many letters, or a raid, leaves of a PDB. */
  sabotaged: decision(
    '8.1.3 8.1.11',
    ({ level }: Pdb, letters: number): Pdb => ({
      status: 'Down',
      level: letters > 1 ? lower(level) : level,
    }),
  ),

  /** rule 8.2.5 (case 9.24). */
  survivorsGoOn: decision('8.2.5', (_someWereLost: boolean): boolean => true),
}

const losses = (column: number, die: DieFace): CombatLosses => combatLosses(column, die)

const lower = (level: PdbLevel): PdbLevel => (level === 2 ? 1 : 0)
