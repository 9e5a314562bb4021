import type { DieFace } from '../names'
import { cellOf, columnFor, columnNamed, type DieChart, halvesOf, readChart } from './die-chart'

type Half = `${number}` | `${number}*`

/**
 * case 12.9 Character Combat Table. A row per die roll; a column per differential. In a cell, the attacker's
 * wounds, then the defender's. In capture combat a star in either half captures one active defender.
 */
export const CHARACTER_COMBAT_TABLE = {
  columns: ['<=-7', '-6..-4', '-3..-2', '-1', '0', '+1', '+2..+3', '+4..+6', '+7..+10', '>=+11'],
  1: ['4/0', '3/0', '3/0', '2/0', '2/0', '2*/0', '2/0', '1/1', '1/1*', '1/2'],
  2: ['4/0', '3/0', '2/0', '2*/0', '2*/0', '1/0', '1*/1', '1*/1', '1*/2', '0/2'],
  3: ['3/0', '3*/0', '2/0', '2/0', '1/0*', '1/1', '1/1', '1/1*', '0/2*', '0/3'],
  4: ['3/0', '2/0', '2*/0', '1/1*', '1/1', '1/1*', '0/1*', '0/2*', '0/3', '0/3'],
  5: ['2/0', '2/0', '1/1', '1/1', '0/1', '0/1', '0/2*', '0*/2', '0/3*', '0/4'],
  6: ['2/1', '1/1', '0/1', '0/1', '0/2', '0/2', '0/2', '0/3', '0/3', '0/4'],
} as const satisfies DieChart<`${Half}/${Half}`>

/** case 12.9. A differential, as printed. */
export type CharacterCombatColumn = (typeof CHARACTER_COMBAT_TABLE)['columns'][number]

/** Beneath the table (case 12.5): characters break off on this number or less, by the same columns. */
export const BREAK_OFF_NUMBERS = {
  active: [4, 4, 3, 3, 3, 2, 2, 2, 2, 1],
  inactive: [6, 6, 5, 5, 4, 4, 4, 3, 3, 3],
} as const

/** case 12.9. The column of a differential (attack strength less the Combat of the active defenders), before shifts. */
export const differentialColumn = (differential: number): number =>
  columnFor(CHARACTER_COMBAT_TABLE.columns, differential)

/** case 12.9. The column of a printed differential. */
export const differentialColumnOf = (label: CharacterCombatColumn): number => columnNamed(CHARACTER_COMBAT_TABLE, label)

/** case 12.9. What a round does to one side. */
export type CombatHalf = { readonly wounds: number; readonly star: boolean }
/** case 12.9. What a round does to both. */
export type CombatRound = { readonly attacker: CombatHalf; readonly defender: CombatHalf }

/** case 12.9. Both halves of a cell. Each die is read for the other side's half. */
export function combatRound(column: number, die: DieFace): CombatRound {
  const { attacker, defender } = halvesOf(readChart(CHARACTER_COMBAT_TABLE, column, die))
  return { attacker: halfOf(attacker), defender: halfOf(defender) }
}

const halfOf = (printed: string): CombatHalf => ({ wounds: Number.parseInt(printed, 10), star: printed.endsWith('*') })

/** case 12.5. The highest die with which a character breaks off. */
export const breakOffNumber = (column: number, character: keyof typeof BREAK_OFF_NUMBERS): number =>
  cellOf<number>(BREAK_OFF_NUMBERS[character], column)
