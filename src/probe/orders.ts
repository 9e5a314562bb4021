import type { Player } from '../components/names'
import { differences } from '../protocol/differences'
import type { Order, SubmitOrderParams } from '../protocol/schema/messages'
import { ORDER_TYPES, type OrderType } from '../protocol/vocabulary'
import type { Conversation } from './conversation'
import { errorAnswer, type Observation, ok, problem, quoted, warning } from './finding'
import { declaredPart, EGRIX } from './positions'
import { shown } from './set-up'

interface Names {
  readonly unit: string
  readonly character: string
  readonly planet: string
  readonly environ: string
}

/** Of the position they are tried in. */
const REAL: Names = { unit: 'Patrol 1', character: 'Boccanegra', planet: 'Angoff', environ: 'Angoff Urban' }
/** Of nothing in the game, which is a reason to refuse any order. */
const UNKNOWN: Names = { unit: 'Patrol 99', character: 'Nobody', planet: 'Nowhere', environ: 'Nowhere Wild' }

/** An order of each type; none for `pass`, which names nothing. */
const ORDERS: Readonly<Record<Exclude<OrderType, 'pass'>, (names: Names) => Order>> = {
  place: ({ unit, environ }) => ({ type: 'place', pieces: [unit], environ }),
  give: ({ character }) => ({ type: 'give', possession: 'Planetary Privateer', to: character }),
  use: ({ planet }) => ({ type: 'use', possession: 'Scanner', for: 'PDB down', target: planet }),
  stack: ({ unit, character }) => ({ type: 'stack', pieces: [unit, character] }),
  leader: ({ environ, character }) => ({ type: 'leader', environ, character }),
  move: ({ unit, environ }) => ({ type: 'move', pieces: [unit], to: environ }),
  guard: ({ character, unit }) => ({ type: 'guard', captive: character, guard: unit }),
  'restore-pdb': ({ planet }) => ({ type: 'restore-pdb', planet }),
  react: ({ unit, environ }) => ({ type: 'react', pieces: [unit], to: environ }),
  'military-combat': ({ environ }) => ({ type: 'military-combat', environ, target: 'units' }),
  'declare-searches': ({ environ }) => ({ type: 'declare-searches', searches: [{ environ, by: 'military units' }] }),
  search: ({ environ }) => ({ type: 'search', environ, by: 'military units' }),
  assign: ({ character, environ }) => ({ type: 'assign', pieces: [character], mission: 'Diplomacy', environ }),
  draw: ({ environ }) => ({ type: 'draw', environ }),
  stop: ({ environ }) => ({ type: 'stop', environ }),
  'bonus-draw': ({ character }) => ({ type: 'bonus-draw', group: [character] }),
  'receive-ship': ({ character }) => ({ type: 'receive-ship', character }),
  answer: () => ({ type: 'answer', purpose: 'aim', value: 'kill' }),
}

const TYPES = ORDER_TYPES.filter((type): type is Exclude<OrderType, 'pass'> => type !== 'pass')

const submission = (order: Order): SubmitOrderParams => ({
  player: 'Imperial' satisfies Player,
  order,
  chance: [],
  answers: [],
})

/** `move` if there is it, for most programs begin with that. */
const preferred = (types: readonly Exclude<OrderType, 'pass'>[]) => types.find((type) => type === 'move') ?? types[0]

/** What the rules forbid is refused, and changes nothing. */
export async function checkRefusal(talk: Conversation): Promise<readonly Observation[]> {
  const capabilities = talk.capabilities()
  const position = declaredPart(EGRIX, capabilities)
  const type = preferred(TYPES.filter((candidate) => capabilities.orders.includes(candidate)))
  if (position === undefined || type === undefined) return [ok('there is no order that could be refused')]
  const before = await talk.place(position)
  const reply = await talk.order(submission(ORDERS[type](UNKNOWN)))
  const what = `the order ${type}, of things that are not in the game,`
  if (reply.type === 'error') return [errorAnswer('submitOrder', reply.code, reply.message)]
  if (reply.type !== 'result') {
    const said = reply.type === 'unsupported' ? quoted(reply.message) : 'out of chance'
    return [
      warning(`${what} was answered with ${reply.type}: ${said}`, 'refuse what the rules forbid, whatever you lack'),
    ]
  }
  const { ruling, used } = reply.result
  if (ruling !== 'refused') return [problem(`${what} was carried out`, 'refuse an order that names what is not there')]
  const [change] = differences(before, await talk.look())
  if (change !== undefined) {
    const { path, before: was, after: is } = change
    return [
      problem(
        `${what} was refused, and yet ${quoted(path)} changed from ${shown(was)} to ${shown(is)}`,
        'try orders on a copy of the game, and keep that only where the order was carried out',
      ),
    ]
  }
  if ((used ?? []).length > 0) {
    return [warning(`${what} was refused, and yet used dice or draws`, 'answer "used": [] where you refuse')]
  }
  return [ok(`${what} was refused, and changed nothing`)]
}

/** What a program does not have is unsupported, and neither done nor an error. */
export async function checkUnsupportedOrder(talk: Conversation): Promise<readonly Observation[]> {
  const capabilities = talk.capabilities()
  const position = declaredPart(EGRIX, capabilities)
  const type = preferred(TYPES.filter((candidate) => !capabilities.orders.includes(candidate)))
  if (type === undefined) return [ok('every order is declared')]
  if (position === undefined) return [ok('there is no star system to give orders in')]
  await talk.place(position)
  const reply = await talk.order(submission(ORDERS[type](REAL)))
  const what = `the order ${type}, which you do not declare,`
  const advice = 'answer with the error -32001, unsupported'
  if (reply.type === 'unsupported') return [ok(`${what} is unsupported`)]
  if (reply.type === 'out of chance') return [problem(`${what} asked for dice`, advice)]
  if (reply.type === 'error') {
    return [problem(`${what} was answered with the error ${reply.code}: ${quoted(reply.message)}`, advice)]
  }
  if (reply.result.ruling === 'refused') {
    return [warning(`${what} was refused`, `${advice}, unless the rules forbid it here`)]
  }
  return [problem(`${what} was carried out`, `declare it if you have it; if not, ${advice}`)]
}
