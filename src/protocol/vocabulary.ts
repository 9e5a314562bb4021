/**
 * The closed lists of the protocol: what can be ordered, answered, rolled and drawn. The schemas are built from them,
 * and so are the reference tables of PROTOCOL.md.
 */

/** Version of the protocol, sent and answered by `initialize`. */
export const PROTOCOL_VERSION = 1

export const GAME = 'Freedom in the Galaxy'

export const METHODS = ['initialize', 'setPosition', 'submitOrder', 'getPosition', 'shutdown'] as const
export type Method = (typeof METHODS)[number]

/** Every kind of order a player can give, in the order of the turn. */
export const ORDER_TYPES = [
  'place',
  'give',
  'use',
  'stack',
  'leader',
  'move',
  'guard',
  'restore-pdb',
  'react',
  'military-combat',
  'declare-searches',
  'search',
  'assign',
  'draw',
  'stop',
  'bonus-draw',
  'receive-ship',
  'answer',
  'pass',
] as const
export type OrderType = (typeof ORDER_TYPES)[number]

/** Choices a player meets while an order is carried out. */
export const ANSWER_PURPOSES = [
  'attack',
  'aim',
  'active',
  'break-off',
  'wounds',
  'losses',
  'guard',
  'recipient',
  'rebel-units',
  'search',
  'target',
  'use-pdb',
] as const
export type AnswerPurpose = (typeof ANSWER_PURPOSES)[number]

/** Dice by what is read with them; a die that hurts somebody is named by the side it hurts. */
export const DIE_PURPOSES = [
  'detection',
  'pdb-attack',
  'pdb-loss',
  'military-defender',
  'military-attacker',
  'search',
  'break-off',
  'combat-defender',
  'combat-attacker',
  'coup-aborted',
  'assassination-failed',
  'possession-repair',
] as const
export type DiePurpose = (typeof DIE_PURPOSES)[number]

/** Draws by what is drawn. */
export const PICK_PURPOSES = ['action-card', 'possession-card', 'character', 'random-group', 'captive'] as const
export type PickPurpose = (typeof PICK_PURPOSES)[number]

export const CHANCE_PURPOSES = [...DIE_PURPOSES, ...PICK_PURPOSES] as const
export type ChancePurpose = (typeof CHANCE_PURPOSES)[number]

/** How detection by a PDB is settled: with the printed die, or by the house rule of section 17. */
export const PDB_RULES = ['printed', 'changed'] as const
export type PdbRule = (typeof PDB_RULES)[number]

/** A field that this program does not keep, and one that it keeps from this viewer. */
export const UNKNOWN = 'unknown'
export const HIDDEN = 'hidden'

/** JSON-RPC error codes. The first two are part of the game's protocol, the rest are JSON-RPC 2.0's own. */
export const ERROR_CODES = {
  unsupported: -32001,
  outOfChance: -32002,
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const
