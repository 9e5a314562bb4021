import type { AnswerPurpose } from '../vocabulary'

/** What a choice is about, who makes it, and what its answer looks like: for the reference tables of PROTOCOL.md. */
export interface AnswerDescription {
  readonly asks: string
  readonly who: string
  readonly value: string
  /** Values as they are sent. */
  readonly examples: readonly unknown[]
  /** Taken where nothing is said; left out where the player must say. */
  readonly default?: unknown
}

export const ANSWERS: Readonly<Record<AnswerPurpose, AnswerDescription>> = {
  attack: {
    asks: 'whether to attack who was found, or whom units raised by a rebellion meet, and how',
    who: 'who searched; after a rebellion the phasing player; when a card finds somebody, the non-phasing player',
    value: 'who attacks and, for characters, the way of combat; or `pass`',
    examples: [{ with: 'characters', weapon: 'hand-to-hand' }, { with: 'military units' }, 'pass'],
  },
  aim: {
    asks: 'what a character combat is for; once, before its first round',
    who: 'the attacker',
    value: '`kill` or `capture`',
    examples: ['capture'],
  },
  active: {
    asks: 'which defenders fight in this round',
    who: 'the defender, each round',
    value: 'list of characters',
    examples: [['Zina Adora', 'Vudot Vodot']],
  },
  'break-off': {
    asks: 'who tries to break off before this round',
    who: 'the defender, each round',
    value: '`none`, `inactive` or `all`',
    examples: ['all'],
    default: 'none',
  },
  wounds: {
    asks: 'how the wounds of this round are shared out',
    who: 'each side for its own, after the dice',
    value: 'number of wounds by character',
    examples: [{ 'Doctor Sontag': 1, 'Zina Adora': 1 }],
  },
  losses: {
    asks: 'which military units are given up: to combat, to a PDB, or because an environ is too full',
    who: 'their owner',
    value: 'list of units',
    examples: [['Patrol 1']],
  },
  guard: {
    asks: 'who guards a new captive',
    who: 'the captor',
    value: 'a piece',
    examples: ['Gelba'],
  },
  recipient: {
    asks: 'who gets a possession that was drawn, or the ship of a character who was killed or captured',
    who: 'the Rebel Player; for a ship its owner',
    value: 'a character, or `units`; for a ship also `pass`, which gives it up',
    examples: ['Kogus', 'units', 'pass'],
  },
  'rebel-units': {
    asks: 'which units a rebellion raises',
    who: 'the Rebel Player',
    value: 'list of how many of a kind in an environ',
    examples: [[{ environ: 'Solvia Urban', kind: 'Rebel Urban 2-1', number: 2 }]],
  },
  search: {
    asks: 'who carries out the search that a card allows',
    who: 'the non-phasing player',
    value: '`characters`, `military units` or `pass`',
    examples: ['military units'],
  },
  target: {
    asks: 'what a mission or an event hits: units or PDB, units that change sides, captives freed, a victim',
    who: 'the player to whom mission or event leaves it',
    value: 'list of pieces, even of one; or `PDB`',
    examples: [['Militia 1'], 'PDB'],
  },
  'use-pdb': {
    asks: 'whether a PDB is used against those who pass',
    who: 'who controls the planet',
    value: '`use` or `decline`',
    examples: ['decline'],
    default: 'use',
  },
}
