import { controlViolators } from './control'
import { detectionViolators } from './detection'
import { militaryCombatViolators } from './military-combat'
import { movementViolators } from './movement'
import { pdbViolators } from './pdb'
import { rebelUnitViolators } from './rebel-units'
import { spaceshipViolators } from './spaceships'
import type { Violator } from './violator'

/** All broken engines, subject by subject. */
export const VIOLATORS: readonly Violator[] = [
  ...controlViolators,
  ...detectionViolators,
  ...militaryCombatViolators,
  ...movementViolators,
  ...pdbViolators,
  ...rebelUnitViolators,
  ...spaceshipViolators,
]
