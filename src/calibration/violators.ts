import { assignmentViolators } from './assignment'
import { bonusDrawViolators } from './bonus-draws'
import { captureViolators } from './capture'
import { cardSectionViolators } from './card-sections'
import { changedPdbRuleViolators } from './changed-pdb-rule'
import { characterCombatViolators } from './character-combat'
import { continuingMissionViolators } from './continuing-missions'
import { controlViolators } from './control'
import { coupViolators } from './coups'
import { creatureViolators } from './creatures'
import { detectionViolators } from './detection'
import { detectionResultViolators } from './detection-results'
import { environViolators } from './environ'
import { evasionViolators } from './evasion'
import { eventSearchViolators } from './event-searches'
import { eventViolators } from './events'
import { guardViolators } from './guards'
import { ignoredEventViolators } from './ignored-events'
import { imperialShipLimitViolators } from './imperial-ship-limits'
import { imperialSpaceshipViolators } from './imperial-spaceships'
import { militaryCombatViolators } from './military-combat'
import { missionAttackViolators } from './mission-attacks'
import { missionCardViolators } from './mission-cards'
import { missionPlaceViolators } from './mission-places'
import { missionViolators } from './missions'
import { movementViolators } from './movement'
import { pdbViolators } from './pdb'
import { pdbAttackViolators } from './pdb-attacks'
import { possessionHolderViolators } from './possession-holders'
import { possessionUseViolators } from './possession-uses'
import { possessionWearViolators } from './possession-wear'
import { possessionViolators } from './possessions'
import { reactionViolators } from './reaction'
import { rebelCampViolators } from './rebel-camps'
import { rebelUnitViolators } from './rebel-units'
import { rebellionViolators } from './rebellion'
import { rebellionLoyaltyViolators } from './rebellion-loyalty'
import { rebellionUnitViolators } from './rebellion-units'
import { searchViolators } from './search'
import { searchAttackViolators } from './search-attacks'
import { searcherViolators } from './searchers'
import { sequenceViolators } from './sequence'
import { setUpViolators } from './set-up'
import { severalMissionViolators } from './several-missions'
import { shipOwnerViolators } from './ship-owners'
import { sightingViolators } from './sighting'
import { spaceshipViolators } from './spaceships'
import { stackingViolators } from './stacking'
import type { Violator } from './violator'

/** All broken engines, subject by subject. */
export const VIOLATORS: readonly Violator[] = [
  ...bonusDrawViolators,
  ...assignmentViolators,
  ...captureViolators,
  ...cardSectionViolators,
  ...changedPdbRuleViolators,
  ...characterCombatViolators,
  ...continuingMissionViolators,
  ...controlViolators,
  ...coupViolators,
  ...creatureViolators,
  ...detectionViolators,
  ...detectionResultViolators,
  ...environViolators,
  ...eventSearchViolators,
  ...eventViolators,
  ...evasionViolators,
  ...guardViolators,
  ...ignoredEventViolators,
  ...imperialShipLimitViolators,
  ...imperialSpaceshipViolators,
  ...militaryCombatViolators,
  ...missionAttackViolators,
  ...missionViolators,
  ...missionCardViolators,
  ...missionPlaceViolators,
  ...movementViolators,
  ...pdbViolators,
  ...pdbAttackViolators,
  ...possessionUseViolators,
  ...possessionWearViolators,
  ...possessionHolderViolators,
  ...possessionViolators,
  ...reactionViolators,
  ...rebelCampViolators,
  ...rebelUnitViolators,
  ...rebellionUnitViolators,
  ...rebellionLoyaltyViolators,
  ...rebellionViolators,
  ...searchViolators,
  ...searchAttackViolators,
  ...searcherViolators,
  ...sequenceViolators,
  ...setUpViolators,
  ...severalMissionViolators,
  ...shipOwnerViolators,
  ...sightingViolators,
  ...spaceshipViolators,
  ...stackingViolators,
]
