import { type Static, type TProperties, Type } from '@sinclair/typebox'
import { DIE_FACES, PLAYERS, SCENARIOS } from '../../components/names'
import { closed, flag, name, names, oneOf, orNone } from '../../lib/schema-kit'
import {
  ANSWER_PURPOSES,
  CHANCE_PURPOSES,
  DIE_PURPOSES,
  GAME,
  ORDER_TYPES,
  PDB_RULES,
  PICK_PURPOSES,
  PROTOCOL_VERSION,
} from '../vocabulary'
import { PositionSchema } from './position'

/** The five messages: parameters and results. Arguments that name a thing of the game are open strings. */

const order = <const T extends string, P extends TProperties>(type: T, what: string, properties: P) =>
  closed({ type: Type.Literal(type), ...properties }, { description: what })

const pieces = names('the pieces: units, characters, ships')
const environ = name('the environ')
const searchers = oneOf(['characters', 'military units'])

export const ORDER_SCHEMAS = [
  order('place', 'places pieces: in Set-up, or units that are due', { pieces, environ }),
  order('give', 'hands a possession or ship to a character, or a ship to `units`', {
    possession: name('what'),
    to: name('to whom'),
  }),
  order('use', 'uses a possession', {
    possession: name('what'),
    for: name('`bonus draws`, `rating`, `PDB down`, `disable`, `heal` or `buy ship`'),
    target: Type.Optional(name('the rating, planet, character or ship concerned')),
    group: Type.Optional(names('the mission group')),
  }),
  order('stack', 'makes these pieces of one environ one stack', { pieces }),
  order('leader', 'names the leader of the units in an environ', {
    environ,
    character: Type.Union([name('who leads'), Type.Null()]),
  }),
  order('move', 'moves pieces, at most one ship unless with units', { pieces, to: name('the environ moved to') }),
  order('guard', 'hands a captive to another guard', { captive: name('the captive'), guard: name('the guard') }),
  order('restore-pdb', 'puts a Down PDB Up', { planet: name('the planet') }),
  order('react', 'one reaction move', { pieces, to: name('the environ moved to') }),
  order('military-combat', 'attacks in an environ', { environ, target: name('`units`; anything else names a piece') }),
  order('declare-searches', 'all searches of the phase; a new list replaces the old', {
    searches: Type.Array(closed({ environ, by: searchers, characters: Type.Optional(names('who searches')) })),
  }),
  order('search', 'carries out one declared search', { environ, by: searchers }),
  order('assign', 'sends pieces on a mission', {
    pieces,
    mission: name('the mission'),
    environ,
    target: Type.Optional(name('whom to assassinate')),
  }),
  order('draw', 'draws one Action Card for the missions of an environ', { environ }),
  order('stop', 'ends the missions of an environ, or of one group there', {
    environ,
    group: Type.Optional(names('the mission group')),
  }),
  order('bonus-draw', 'all bonus draws of one mission group', { group: names('the mission group') }),
  order('receive-ship', 'gives a Knight an Imperial Spaceship', { character: name('the Knight') }),
  order('answer', 'answers what is awaited', { purpose: oneOf(ANSWER_PURPOSES), value: Type.Unknown() }),
  order('pass', 'declines what is awaited, or ends own part of the segment', {}),
] as const

export const OrderSchema = Type.Union([...ORDER_SCHEMAS])

export const DieSchema = closed({ purpose: oneOf(DIE_PURPOSES), die: oneOf(DIE_FACES) })
export const PreferenceSchema = closed({ purpose: oneOf(PICK_PURPOSES), prefer: Type.Array(Type.String()) })
export const ChanceTapeSchema = Type.Array(Type.Union([DieSchema, PreferenceSchema]))

const candidates = Type.Optional(orNone(Type.Array(Type.String())))
export const UsedSchema = Type.Array(
  Type.Union([
    Type.Object({ purpose: oneOf(CHANCE_PURPOSES), die: Type.Integer(), candidates }),
    Type.Object({ purpose: oneOf(CHANCE_PURPOSES), pick: Type.String(), candidates }),
  ]),
  { description: 'every die and draw, in order' },
)

export const AnswerSchema = closed({
  purpose: oneOf(ANSWER_PURPOSES),
  value: Type.Unknown(),
  always: Type.Optional(flag('each time it is asked, not once')),
})

/** What a program has. A name covers all that lies beneath it: `units` stands for `units.kind` and the others. */
export const CapabilitiesSchema = Type.Object(
  {
    orders: Type.Array(oneOf(ORDER_TYPES), { description: 'orders it can carry out or refuse' }),
    answers: Type.Array(oneOf(ANSWER_PURPOSES), { description: 'choices it takes answers for' }),
    told: names('fields of a position that can be set'),
    reported: names('fields of a position that it reports'),
    chance: closed(
      {
        scripted: Type.Array(oneOf(CHANCE_PURPOSES), { description: 'taken from the tape' }),
        reported: Type.Array(oneOf(CHANCE_PURPOSES), { description: 'rolled by the program itself, and reported' }),
      },
      { description: 'dice and draws it knows' },
    ),
    candidates: flag('reports who could have been drawn'),
    pauses: flag('stops at a choice that has no answer'),
    viewers: Type.Array(oneOf(PLAYERS), { description: 'players through whose eyes it can report' }),
    systems: names('star systems it can play in'),
    pdbRules: Type.Array(oneOf(PDB_RULES), { description: 'PDB rules it can play by' }),
  },
  { additionalProperties: false },
)

const MAX_TEXT = 100_000
const text = (description: string) => Type.String({ description, maxLength: MAX_TEXT })

export const MESSAGE_SCHEMAS = {
  initialize: {
    params: closed({ protocol: Type.Literal(PROTOCOL_VERSION), game: Type.Literal(GAME) }),
    result: Type.Object({
      protocol: Type.Literal(PROTOCOL_VERSION),
      implementation: Type.Object({
        name: text('of the program'),
        version: Type.Optional(orNone(text('of the program'))),
        language: Type.Optional(orNone(text('it is written in'))),
      }),
      capabilities: CapabilitiesSchema,
    }),
  },
  setPosition: {
    params: closed({
      position: Type.Optional(PositionSchema),
      scenario: Type.Optional(oneOf(SCENARIOS, { description: 'instead of a position: its printed set-up' })),
      variant: Type.Optional(closed({ pdbRule: oneOf(PDB_RULES, { default: 'printed' }) })),
    }),
    result: Type.Object({ accepted: Type.Literal(true) }),
  },
  submitOrder: {
    params: closed({
      player: oneOf(PLAYERS, { description: 'who orders' }),
      order: OrderSchema,
      chance: ChanceTapeSchema,
      answers: Type.Array(AnswerSchema),
    }),
    result: Type.Object({
      ruling: oneOf(['carried out', 'refused']),
      because: Type.Optional(orNone(text('why it was refused: shown, never graded'))),
      used: Type.Optional(orNone(UsedSchema)),
      awaiting: Type.Optional(
        Type.Union([
          Type.Object({ player: Type.String(), purpose: Type.String(), about: Type.Optional(Type.Unknown()) }),
          Type.Null(),
        ]),
      ),
      log: Type.Optional(orNone(Type.Array(Type.String(), { description: 'shown, never graded' }))),
    }),
  },
  getPosition: {
    params: closed({ viewer: Type.Optional(oneOf(PLAYERS, { description: 'as this player sees it' })) }),
    result: Type.Object({ position: PositionSchema }),
  },
  shutdown: {
    params: closed({}),
    result: Type.Unknown(),
  },
} as const

export type Order = Static<typeof OrderSchema>
export type OrderOf<T extends Order['type']> = Extract<Order, { type: T }>
export type ChanceTape = Static<typeof ChanceTapeSchema>
export type Used = Static<typeof UsedSchema>
export type Answer = Static<typeof AnswerSchema>
export type Capabilities = Static<typeof CapabilitiesSchema>
export type InitializeResult = Static<(typeof MESSAGE_SCHEMAS)['initialize']['result']>
export type SetPositionParams = Static<(typeof MESSAGE_SCHEMAS)['setPosition']['params']>
export type SubmitOrderParams = Static<(typeof MESSAGE_SCHEMAS)['submitOrder']['params']>
export type SubmitOrderResult = Static<(typeof MESSAGE_SCHEMAS)['submitOrder']['result']>
export type GetPositionParams = Static<(typeof MESSAGE_SCHEMAS)['getPosition']['params']>
