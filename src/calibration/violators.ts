import { detectionViolators } from './detection'
import { environViolators } from './environ'
import { militaryCombatViolators } from './military-combat'
import { movementViolators } from './movement'
import { pdbViolators } from './pdb'
import { reactionViolators } from './reaction'
import { sequenceViolators } from './sequence'
import { setUpViolators } from './set-up'
import { spaceshipViolators } from './spaceships'
import { stackingViolators } from './stacking'
import type { Violator } from './violator'

/** All broken engines, subject by subject. */
export const VIOLATORS: readonly Violator[] = [
  ...detectionViolators,
  ...environViolators,
  ...militaryCombatViolators,
  ...movementViolators,
  ...pdbViolators,
  ...sequenceViolators,
  ...setUpViolators,
  ...spaceshipViolators,
  ...stackingViolators,
  ...reactionViolators,
]
