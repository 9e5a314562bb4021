import { type DetectionResult, detectionColumn, detectionResult } from '../../components/charts/detection'
import type { Controller, DieFace, PdbLevel, Player } from '../../components/names'
import type { Possession } from '../../components/possessions'
import type { Pdb } from '../state'
import { decision } from './decision'

/** Where a flight touches a planet, and so an enemy PDB. */
export type Passage = 'leaving' | 'arriving' | 'crossing'

/** How many pieces of each kind move together. */
export interface Group {
  readonly units: number
  readonly characters: number
  readonly ships: number
}

/** A character, as the enemy knows him. */
export interface Sighted {
  readonly name: string
  readonly detected: boolean
}

/** What a Detection Routine does to a ship and those aboard. */
export interface RoutineEffect {
  /** How the characters aboard stand afterwards. */
  readonly crew: 'detected' | 'undetected' | 'killed'
  readonly ship: 'flies on' | 'lost on arrival' | 'lost at once'
}

/** The Detection Routine: section 6.1 of the summary, case 9.3 of the rulebook. */
export const detectionRules = {
  /**
   * rules 6.1.13, 6.1.14, 8.2.13 (cases 9.34, 9.52). A ship that flies with characters alone; units and whoever moves
   * with them count as detected anyway, and walkers are not looked for.
   */
  undergoes: decision(
    '6.1.13 6.1.14 8.1.12 8.1.13 8.1.14 8.2.13 15.6 15.8',
    ({ ships, units }: Group): boolean => ships > 0 && units === 0,
  ),

  /** rules 6.1.1, 6.1.11, 6.1.12, 8.2.11 (case 9.33). One as the ship leaves, one as it arrives, one for a crossing. */
  routinesAt: decision('6.1.1 6.1.11 6.1.12 8.1.8 8.2.11', (_passage: Passage): number => 1),

  /** rules 6.1.2, 6.1.10 (cases 9.3, 9.32). Any Up PDB of the enemy, a level 0 one too (rule 6.1.9). */
  mayAttempt: decision(
    '6.1.1 6.1.2 6.1.9 6.1.10 8.1.1 8.1.4 8.1.5 8.1.6 8.1.8 8.1.9 8.1.10',
    (pdb: Pdb, controller: Controller, flyer: Player): boolean =>
      pdb.status === 'Up' && controller !== 'nobody' && controller !== flyer,
  ),

  /**
   * rules 6.2.8, 8.2.12 (case 9.45). A ship that leaves where nobody can look for it is lost from sight.
   * @returns who is no longer detected
   */
  slipsAway: decision(
    '6.2.8 8.2.12',
    (
      passage: Passage,
      _pdb: Pdb | undefined,
      aboard: readonly string[],
      _pilot: string | undefined,
    ): readonly string[] => (passage === 'leaving' ? aboard : []),
  ),

  /** card 44. The level of a PDB as those meet it who bear these possessions. */
  levelFor: (level: PdbLevel, borne: readonly Pick<Possession, 'effects'>[]): PdbLevel => {
    const less = borne.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.code === 'pdb-level-for-detection' ? [effect.amount] : [])),
    )
    return Math.max(0, level + Math.min(0, ...less)) as PdbLevel
  },

  /** case 9.7. Columns to the left of the evasion value: two for a level 2 PDB, one for a ship that is detected. */
  columnShift: decision(
    '6.1.3',
    (level: PdbLevel, detected: boolean): number => (level === 2 ? -2 : 0) - (detected ? 1 : 0),
  ),

  /** rule 6.1.15 (case 9.54). Each routine has a die of its own; section 17 replaces this decision. */
  row: decision('6.1.15', (roll: () => DieFace): DieFace => roll()),

  /** rule 6.1.3 (case 9.7). */
  result: decision(
    '6.1.3',
    (evasion: number, shift: number, row: DieFace): DetectionResult =>
      detectionResult(detectionColumn(evasion) + shift, row),
  ),

  /** rule 6.1.9 (case 9.32). A level 0 PDB sees, and does no harm. */
  resultAtLevel: decision(
    '6.1.9',
    (result: DetectionResult, level: PdbLevel): DetectionResult => (level === 0 && result !== 'U' ? 'D' : result),
  ),

  /** rule 6.2.2 (case 9.36). A ship that is damaged once more on the same journey is eliminated. */
  resultWhenDamaged: decision('6.2.2', (result: DetectionResult): DetectionResult => (result === 'Dd' ? 'E' : result)),

  /** rules 6.1.4 to 6.1.8 (case 9.31). */
  effect: decision('6.1.4 6.1.5 6.1.6 6.1.7 6.1.8', (result: DetectionResult): RoutineEffect => EFFECTS[result]),

  /** rules 6.1.4, 6.1.5, 6.1.6, 6.1.8 (case 9.31). Whom a result concerns: everyone aboard, not the pilot alone. */
  concerns: decision(
    '6.1.4 6.1.5 6.1.6 6.1.8',
    (_result: DetectionResult, aboard: readonly string[], _pilot: string | undefined): readonly string[] => aboard,
  ),

  /**
   * rule 6.2.1 (case 9.35). Who walks to another environ of the planet shakes off whoever had found him. Passengers do not
   * walk, though their ship be lost on arrival (rule 6.1.6).
   * @param _reacting whether it is a reaction move
   */
  slipsAwayOnFoot: decision(
    '6.1.6 6.2.1',
    ({ units, ships }: Group, _shipsLeft: number, _reacting: boolean): boolean => units === 0 && ships === 0,
  ),

  /** rules 6.2.1, 6.2.3, 6.2.4 (case 9.4). Detection is shared by a side: an enemy beside them gives nobody away. */
  sharesDetection: decision('6.2.1 6.2.3 6.2.4', (sameSide: boolean): boolean => sameSide),

  /**
   * rules 6.2.1, 6.2.3, 6.2.4 (case 9.4). One detected character makes all his friends in the environ detected, whichever of
   * them came last. Who is stacked with military units stands apart.
   * @param _reacting whether they came by a reaction move
   * @returns who becomes detected
   */
  exposed: decision(
    '6.2.1 6.2.3 6.2.4',
    (arrivals: readonly Sighted[], residents: readonly Sighted[], _reacting: boolean): readonly string[] => {
      const all = [...arrivals, ...residents]
      return all.some(({ detected }) => detected) ? all.filter(({ detected }) => !detected).map(({ name }) => name) : []
    },
  ),
}

const EFFECTS: Readonly<Record<DetectionResult, RoutineEffect>> = {
  U: { crew: 'undetected', ship: 'flies on' },
  D: { crew: 'detected', ship: 'flies on' },
  Dd: { crew: 'detected', ship: 'lost on arrival' },
  E: { crew: 'killed', ship: 'lost at once' },
}

/** rule 17.1. A 20 lies beyond every face of a die: the row of the 6, and no die is rolled. */
export const rollOf20 = { row: decision('17.1', (_roll: () => DieFace): DieFace => 6) }
