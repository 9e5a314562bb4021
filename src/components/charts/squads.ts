import type { Weapon } from '../names'
import { cellOf, columnFor } from './die-chart'

/** case 12.16. A row of the chart. */
export type Squad = { readonly militaryStrength: string; readonly strength: number; readonly endurance: number }

/** case 12.16 Squad Chart. A row per total strength of the military units that send the squad. */
export const SQUAD_CHART = [
  { militaryStrength: '1', strength: 4, endurance: 4 },
  { militaryStrength: '2', strength: 6, endurance: 4 },
  { militaryStrength: '3-4', strength: 8, endurance: 6 },
  { militaryStrength: '5-7', strength: 10, endurance: 6 },
  { militaryStrength: '8-11', strength: 12, endurance: 8 },
  { militaryStrength: '12+', strength: 14, endurance: 8 },
] as const satisfies readonly Squad[]

/** case 12.12. Every squad fights with this. */
export const SQUAD_WEAPON: Weapon = 'firefight'

/** case 12.12. What a leader with the military units adds to the endurance of their squad. */
export const SQUAD_LEADER_ENDURANCE = 2

/** case 12.16. The squad that military units of this total strength send. */
export const squadOf = (militaryStrength: number): Squad =>
  cellOf<Squad>(
    SQUAD_CHART,
    columnFor(
      SQUAD_CHART.map((row) => row.militaryStrength),
      militaryStrength,
    ),
  )
