import type { DieFace } from '../names'
import { columnNamed, type DieChart, readChart } from './die-chart'

/** What may follow an aborted Coup. */
export const COUP_RESULTS = [
  /** Loyalty shifts one space in the non-phasing player's favour. */
  'SHIFT',
  /** The Coup group is captured, if enemies are in the environ to do so (case 12.87). */
  'CAPTURE_GROUP',
  /** One character of the group, chosen by the phasing player, is killed. */
  'KILL_ONE',
  /** The Coup group is killed. */
  'KILL_GROUP',
  /** The group is found without a search; the non-phasing player chooses who attacks it (case 12.15). */
  'FOUND_BY_SQUAD_OR_CHARACTERS',
] as const
/** Printed on the Action Cards with Coup Aborted. */
export type CoupResult = (typeof COUP_RESULTS)[number]

const CELLS = {
  '-': [],
  S: ['SHIFT'],
  SC: ['SHIFT', 'CAPTURE_GROUP'],
  SCK: ['SHIFT', 'CAPTURE_GROUP', 'KILL_ONE'],
  SG: ['SHIFT', 'KILL_GROUP'],
  SF: ['SHIFT', 'FOUND_BY_SQUAD_OR_CHARACTERS'],
} as const satisfies Readonly<Record<string, readonly CoupResult[]>>

/**
 * Coup Aborted on Action Cards 69, 76, 77, 78 (and 92), 87, 94, 93. A row per die roll; a column per table, in the order
 * of these cards.
 */
export const COUP_TABLES = {
  columns: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  1: ['-', '-', '-', '-', '-', 'S', '-'],
  2: ['-', '-', '-', '-', '-', 'S', '-'],
  3: ['-', '-', 'S', '-', 'S', 'S', 'S'],
  4: ['S', '-', 'S', 'S', 'S', 'SF', 'S'],
  5: ['SC', 'S', 'S', 'S', 'SF', 'SF', 'SC'],
  6: ['SC', 'SC', 'SCK', 'SG', 'SF', 'SF', 'SC'],
} as const satisfies DieChart<keyof typeof CELLS>

/** The letter and number are ours; the cards name no tables. */
export type CoupTable = (typeof COUP_TABLES)['columns'][number]

/** What follows the die, in this order. */
export const coupResults = (table: CoupTable, die: DieFace): readonly CoupResult[] =>
  CELLS[readChart(COUP_TABLES, columnNamed(COUP_TABLES, table), die)]
