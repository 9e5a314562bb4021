import type { Controller, ControlState, PdbStatus } from '../names'

/** case 15.8. Whose military units are on the planet. */
export const UNITS_PRESENT = ['only Imperial', 'both', 'none', 'only Rebel'] as const
/** case 15.8. */
export type UnitsPresent = (typeof UNITS_PRESENT)[number]

type Rows = Readonly<Record<PdbStatus, Readonly<Record<UnitsPresent, Controller>>>>

/** case 15.8 Planet Control Chart. A row per state of the planet and its PDB; a column per units present. */
export const PLANET_CONTROL_CHART = {
  'Imperial Control': {
    Up: { 'only Imperial': 'Imperial', both: 'Imperial', none: 'Imperial', 'only Rebel': 'Imperial' },
    Down: { 'only Imperial': 'Imperial', both: 'Imperial', none: 'Imperial', 'only Rebel': 'nobody' },
  },
  Rebellion: {
    Up: { 'only Imperial': 'nobody', both: 'nobody', none: 'nobody', 'only Rebel': 'nobody' },
    Down: { 'only Imperial': 'nobody', both: 'nobody', none: 'nobody', 'only Rebel': 'nobody' },
  },
  'Rebel Control': {
    Up: { 'only Imperial': 'Rebel', both: 'Rebel', none: 'Rebel', 'only Rebel': 'Rebel' },
    Down: { 'only Imperial': 'nobody', both: 'Rebel', none: 'Rebel', 'only Rebel': 'Rebel' },
  },
  // With only Imperial units there, the planet returns to Imperial Control at once.
  'Rebellion Stopped': {
    Up: { 'only Imperial': 'Imperial', both: 'nobody', none: 'nobody', 'only Rebel': 'nobody' },
    Down: { 'only Imperial': 'Imperial', both: 'nobody', none: 'nobody', 'only Rebel': 'nobody' },
  },
} as const satisfies Readonly<Record<ControlState, Rows>>

/** case 15.8. Who controls a planet, and so may use its PDB. */
export const controllerOf = (state: ControlState, pdb: PdbStatus, units: UnitsPresent): Controller =>
  PLANET_CONTROL_CHART[state][pdb][units]
