import type { Handler } from '../../protocol/rpc'
import type { SetPositionParams, SubmitOrderParams } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { GAME, type Method, PROTOCOL_VERSION } from '../../protocol/vocabulary'

/** A conversation in which every freedom of the protocol comes up. */

/** Four Patrols before Angoff, whose PDB will shoot one of them: any one, for they are alike. */
const INVASION: Position = {
  playerTurn: 'Imperial',
  planets: { Angoff: { state: 'Rebel Control', pdb: { level: 1, status: 'Up' } } },
  units: Object.fromEntries(
    [1, 2, 3, 4].map((number) => [`Patrol ${number}`, { kind: 'Patrol', environ: 'Quibron Wild' }]),
  ),
}

/** Boccanegra and Zina Adora, about to fly to where Frun Sentel is. */
const FLIGHT: Position = {
  planets: { Charkhan: { pdb: { level: 0, status: 'Down' } }, Quibron: { pdb: { level: 1, status: 'Up' } } },
  characters: {
    Boccanegra: { place: 'Charkhan Wild' },
    'Zina Adora': { place: 'Charkhan Wild', detected: true },
    'Frun Sentel': { place: 'Quibron Wild' },
  },
  ships: { 'Planetary Privateer': { holder: 'Boccanegra' } },
}

const invade: SubmitOrderParams = {
  player: 'Imperial',
  order: { type: 'move', pieces: ['Patrol 1', 'Patrol 2', 'Patrol 3', 'Patrol 4'], to: 'Angoff Urban' },
  chance: [
    { purpose: 'pdb-attack', die: 3 },
    { purpose: 'pdb-loss', die: 6 },
  ],
  answers: [],
}

const fly: SubmitOrderParams = {
  player: 'Rebel',
  order: { type: 'move', pieces: ['Boccanegra', 'Zina Adora', 'Planetary Privateer'], to: 'Quibron Wild' },
  chance: [{ purpose: 'detection', die: 3 }],
  answers: [],
}

/** Two pairs of characters who stand apart, at the end of a Movement Segment. */
const GATHERING: Position = {
  characters: Object.fromEntries(
    ['Boccanegra', 'Zina Adora', 'Frun Sentel', 'Kogus'].map((name) => [name, { place: 'Quibron Wild' }]),
  ),
  stacks: [
    { player: 'Rebel', environ: 'Quibron Wild', pieces: ['Boccanegra', 'Zina Adora'] },
    { player: 'Rebel', environ: 'Quibron Wild', pieces: ['Frun Sentel', 'Kogus'] },
  ],
}

/** Boccanegra has his mission, and no card is drawn yet. */
const ASSIGNED: Position = {
  phase: 'Mission',
  characters: { Boccanegra: { place: 'Quibron Wild' } },
  missionGroups: [{ mission: 'Gain Characters', environ: 'Quibron Wild', pieces: ['Boccanegra'] }],
}

const draw: SubmitOrderParams = {
  player: 'Rebel',
  order: { type: 'draw', environ: 'Quibron Wild' },
  chance: [{ purpose: 'action-card', prefer: ['92'] }],
  answers: [],
}

const pass: SubmitOrderParams = { player: 'Rebel', order: { type: 'pass' }, chance: [], answers: [] }

const changed: SetPositionParams['variant'] = { pdbRule: 'changed' }

const REQUESTS: readonly (readonly [Method, object])[] = [
  ['initialize', { protocol: PROTOCOL_VERSION, game: GAME }],
  ['setPosition', { position: INVASION, variant: { pdbRule: 'printed' } }],
  ['getPosition', {}],
  ['submitOrder', invade],
  ['getPosition', {}],
  ['submitOrder', { ...invade, chance: [] }],
  ['setPosition', { position: FLIGHT, variant: { pdbRule: 'printed' } }],
  ['submitOrder', fly],
  ['getPosition', {}],
  ['setPosition', { position: FLIGHT, variant: changed }],
  ['submitOrder', fly],
  ['getPosition', {}],
  ['setPosition', { position: GATHERING, variant: { pdbRule: 'printed' } }],
  ['submitOrder', pass],
  ['getPosition', {}],
  ['setPosition', { position: ASSIGNED, variant: { pdbRule: 'printed' } }],
  ['submitOrder', draw],
  ['submitOrder', pass],
  ['getPosition', {}],
  ['shutdown', {}],
]

export interface Answer {
  readonly method: Method
  readonly result: unknown
}

/** What a program answers in the sample conversation. */
export const answersOf = (program: Handler): Answer[] =>
  REQUESTS.map(([method, params]) => ({ method, result: program(method, params) }))
