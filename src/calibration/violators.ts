import { captureViolators } from './capture'
import { changedPdbRuleViolators } from './changed-pdb-rule'
import { characterCombatViolators } from './character-combat'
import { controlViolators } from './control'
import { detectionViolators } from './detection'
import { environViolators } from './environ'
import { eventViolators } from './events'
import { militaryCombatViolators } from './military-combat'
import { missionAttackViolators } from './mission-attacks'
import { movementViolators } from './movement'
import { pdbViolators } from './pdb'
import { reactionViolators } from './reaction'
import { rebelUnitViolators } from './rebel-units'
import { searchViolators } from './search'
import { sequenceViolators } from './sequence'
import { setUpViolators } from './set-up'
import { sightingViolators } from './sighting'
import { spaceshipViolators } from './spaceships'
import { stackingViolators } from './stacking'
import type { Violator } from './violator'

/** All broken engines, subject by subject. */
export const VIOLATORS: readonly Violator[] = [
  ...captureViolators,
  ...changedPdbRuleViolators,
  ...characterCombatViolators,
  ...controlViolators,
  ...detectionViolators,
  ...environViolators,
  ...eventViolators,
  ...militaryCombatViolators,
  ...missionAttackViolators,
  ...movementViolators,
  ...pdbViolators,
  ...reactionViolators,
  ...rebelUnitViolators,
  ...searchViolators,
  ...sequenceViolators,
  ...setUpViolators,
  ...sightingViolators,
  ...spaceshipViolators,
  ...stackingViolators,
]
