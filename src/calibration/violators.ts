import { detectionViolators } from './detection'
import { militaryCombatViolators } from './military-combat'
import { movementViolators } from './movement'
import { pdbViolators } from './pdb'
import { reactionViolators } from './reaction'
import type { Violator } from './violator'

/** All broken engines, subject by subject. */
export const VIOLATORS: readonly Violator[] = [
  ...detectionViolators,
  ...militaryCombatViolators,
  ...movementViolators,
  ...pdbViolators,
  ...reactionViolators,
]
