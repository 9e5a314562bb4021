import type { DiePurpose, PickPurpose } from '../vocabulary'

/** What dice and draws are for: for the reference tables of PROTOCOL.md. */

/** What is read with a die. */
export const DICE: Readonly<Record<DiePurpose, string>> = {
  detection: 'one Detection Routine of one spaceship',
  'pdb-attack': 'what the units lose that a PDB attacks',
  'pdb-loss': 'what the PDB loses in that attack',
  'military-defender': 'what the defending units lose',
  'military-attacker': 'what the attacking units lose',
  search: 'one search',
  'break-off': 'one try to break off, whoever takes part in it',
  'combat-defender': 'the half of the table with the wounds of the defenders, in one round of character combat',
  'combat-attacker': 'the half of the table with the wounds of the attackers, in one round of character combat',
  'coup-aborted': 'the table of the event that aborts a Coup',
  'assassination-failed': 'what becomes of the group whose Assassination failed',
  'possession-repair': 'whether a possession breaks as it is used',
}

interface PickDescription {
  readonly draws: string
  readonly candidates: string
}

/** What is drawn, and out of what. */
export const PICKS: Readonly<Record<PickPurpose, PickDescription>> = {
  'action-card': {
    draws: 'one Action Card, ordinary or bonus, by its number as a string: `"91"`',
    candidates: 'the cards in the deck',
  },
  'possession-card': { draws: 'one possession', candidates: 'the possession deck' },
  character: { draws: 'one character gained', candidates: "the player's characters that are not in play" },
  'random-group': {
    draws: 'one mission group, by any one of its pieces: hit by an event, unmasked, or searched because of a card',
    candidates: 'the active groups of the environ; for a search those not yet searched in this phase',
  },
  captive: {
    draws: 'one character captured in combat',
    candidates: 'the defenders who were active in this round and live',
  },
}
