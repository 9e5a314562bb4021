import type { DieFace } from '../names'
import { columnNamed, type DieChart, halvesOf, readChart } from './die-chart'

/**
 * case 10.8 Military Combat Table. A row per die roll; a column per ratio of attacker to defender. In a cell, the
 * strength that the attacker loses, then the strength that the defender loses.
 */
export const MILITARY_COMBAT_TABLE = {
  columns: ['1-6', '1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'],
  1: ['8/0', '7/0', '6/0', '5/0', '5/0', '4/0', '3/1', '3/2', '2/2', '2/3', '1/4'],
  2: ['7/0', '6/0', '5/0', '5/0', '4/0', '3/1', '2/2', '2/3', '1/3', '1/4', '1/5'],
  3: ['7/0', '5/0', '5/0', '4/0', '3/1', '2/1', '2/2', '2/3', '1/4', '1/4', '1/5'],
  4: ['6/0', '5/0', '4/1', '3/1', '3/1', '2/2', '1/3', '1/3', '1/4', '0/5', '0/6'],
  5: ['5/1', '4/1', '4/1', '3/1', '2/2', '1/2', '1/3', '0/4', '0/5', '0/6', '0/7'],
  6: ['4/1', '4/1', '3/1', '3/2', '1/2', '0/3', '0/4', '0/5', '0/6', '0/7', '0/8'],
} as const satisfies DieChart<`${number}/${number}`>

/** case 10.8. A ratio of attacker to defender, as printed. */
export type MilitaryColumn = (typeof MILITARY_COMBAT_TABLE)['columns'][number]

/** case 10.8. Strength that each side loses. */
export type CombatLosses = { readonly attacker: number; readonly defender: number }

/** case 10.8. The column of a printed ratio. */
export const columnOf = (label: MilitaryColumn): number => columnNamed(MILITARY_COMBAT_TABLE, label)

/** case 10.8. The column of two strengths, rounded for the defender. Only shifts lead to the outermost columns. */
export function ratioColumn(attacker: number, defender: number): number {
  const fromEven = attacker >= defender ? Math.floor(attacker / defender) - 1 : -(Math.ceil(defender / attacker) - 1)
  return Math.min(Math.max(columnOf('1-1') + fromEven, columnOf('1-5')), columnOf('5-1'))
}

/** case 10.8. Both halves of a cell. Each die is read for the other side's loss. */
export function combatLosses(column: number, die: DieFace): CombatLosses {
  const { attacker, defender } = halvesOf(readChart(MILITARY_COMBAT_TABLE, column, die))
  return { attacker: Number(attacker), defender: Number(defender) }
}
