import { DIE_FACES } from '../components/names'
import { covers, fieldsIn } from '../protocol/fields'
import type { Capabilities, ChanceTape, SubmitOrderParams, Used } from '../protocol/schema/messages'
import type { Position } from '../protocol/schema/position'
import type { DiePurpose } from '../protocol/vocabulary'
import type { Conversation } from './conversation'
import { errorAnswer, type Observation, ok, problem, quoted, warning } from './finding'
import { EGRIX } from './positions'

/** A move in which the rules roll dice. */
interface Trial {
  readonly name: string
  readonly position: Position
  readonly order: Pick<SubmitOrderParams, 'player' | 'order'>
  readonly dice: readonly DiePurpose[]
}

const TRIALS: readonly Trial[] = [
  {
    name: 'a ship that passes a PDB',
    position: {
      characters: { Boccanegra: { place: 'Charkhan Wild' } },
      ships: { 'Planetary Privateer': { holder: 'Boccanegra' } },
    },
    order: {
      player: 'Rebel',
      order: { type: 'move', pieces: ['Boccanegra', 'Planetary Privateer'], to: 'Quibron Wild' },
    },
    dice: ['detection'],
  },
  {
    name: 'a Patrol that a PDB attacks',
    position: {
      playerTurn: 'Imperial',
      planets: EGRIX.planets ?? {},
      units: { 'Patrol 1': { kind: 'Patrol', environ: 'Quibron Wild' } },
    },
    order: { player: 'Imperial', order: { type: 'move', pieces: ['Patrol 1'], to: 'Angoff Urban' } },
    dice: ['pdb-attack', 'pdb-loss'],
  },
]

/** More of each die than any rule calls for, in an order that nobody rolls by chance. */
const FACES = [3, 5, 2, 6, 4, 1] as const
const GENEROUS: ChanceTape = [...new Set(TRIALS.flatMap(({ dice }) => dice))].flatMap((purpose) =>
  FACES.map((die) => ({ purpose, die })),
)

/** Dice come from the tape, or are reported as they fell; a tape that is empty is said to be. */
export async function checkDice(talk: Conversation): Promise<readonly Observation[]> {
  const capabilities = talk.capabilities()
  const trials = TRIALS.filter((trial) => isPossible(trial, capabilities))
  if (trials.length === 0) return [ok('no move is declared in which these dice are rolled: PDB combat or detection')]
  const observations: Observation[] = []
  for (const trial of trials) observations.push(...(await checkTrial(talk, trial)))
  return observations
}

function isPossible({ position, dice }: Trial, { orders, told, systems, pdbRules, chance }: Capabilities): boolean {
  const known = [...chance.scripted, ...chance.reported]
  return (
    orders.includes('move') &&
    systems.includes('Egrix') &&
    pdbRules.includes('printed') &&
    dice.every((purpose) => known.includes(purpose)) &&
    fieldsIn(position).every((field) => covers(told, field))
  )
}

async function checkTrial(talk: Conversation, { name, position, order, dice }: Trial): Promise<Observation[]> {
  const { scripted } = talk.capabilities().chance
  await talk.place(position)
  const reply = await talk.order({ ...order, chance: GENEROUS, answers: [] })
  if (reply.type === 'error') return [errorAnswer('submitOrder', reply.code, reply.message)]
  if (reply.type === 'out of chance') {
    return [problem(`${name}: the tape was not enough, with six dice of each`, 'take the dice by their purpose')]
  }
  if (reply.type === 'unsupported') {
    return [warning(`${name} is unsupported: ${quoted(reply.message)}`, 'its order, fields and dice are declared')]
  }
  if (reply.result.ruling === 'refused') {
    const because = quoted(reply.result.because ?? 'no reason given')
    return [warning(`${name}: the move was refused, so that no die was seen: ${because}`, 'the rules allow this move')]
  }
  const used = reply.result.used ?? []
  if (used.length === 0) {
    return [warning(`${name}: no die was reported in used`, 'list what you took from the tape, or rolled yourself')]
  }
  const wrong = problemsWithUsed(used, talk.capabilities())
  if (wrong.length > 0) return wrong.map((message) => problem(`${name}: ${message}`, REPORT_DICE))
  const seen = ok(`${name}: ${used.map(inWords).join(', ')}`)
  const fromTape = used.some(({ purpose }) => scripted.includes(purpose) && dice.some((die) => die === purpose))
  if (!fromTape) return [seen]
  await talk.place(position)
  return [seen, await checkEmptyTape(talk, name, order)]
}

const REPORT_DICE = 'take each die from the tape by its purpose, and list in used what you took, with purpose and face'

const inWords = (entry: Used[number]) => `${entry.purpose} ${'die' in entry ? entry.die : quoted(entry.pick)}`

/** Those on the tape are taken in their order; those that a program rolls itself have a face. */
function problemsWithUsed(used: Used, { chance }: Capabilities): string[] {
  const taken = new Map<string, number>()
  return used.flatMap((entry) => {
    const { purpose } = entry
    if (!('die' in entry)) return chance.scripted.includes(purpose) ? [`${purpose} was not on the tape`] : []
    if (chance.reported.includes(purpose)) {
      return DIE_FACES.some((face) => face === entry.die) ? [] : [`${purpose} shows ${entry.die}, which is no face`]
    }
    if (!chance.scripted.includes(purpose)) return [`${purpose} is used, and not declared`]
    const index = taken.get(purpose) ?? 0
    taken.set(purpose, index + 1)
    const due = FACES[index]
    return entry.die === due ? [] : [`${purpose} is reported as ${entry.die}, and the tape said ${due ?? 'nothing'}`]
  })
}

async function checkEmptyTape(talk: Conversation, name: string, order: Trial['order']): Promise<Observation> {
  const reply = await talk.order({ ...order, chance: [], answers: [] })
  const what = `${name}, without any dice,`
  const advice = 'answer with the error -32002, and the purpose in data'
  if (reply.type === 'out of chance') {
    return typeof reply.purpose === 'string'
      ? ok(`${what} is out of chance: ${quoted(reply.purpose)}`)
      : warning(`${what} is out of chance, and it is not said of which die`, advice)
  }
  if (reply.type === 'error') {
    return problem(`${what} was answered with the error ${reply.code}: ${quoted(reply.message)}`, advice)
  }
  if (reply.type === 'unsupported') return problem(`${what} was called unsupported`, advice)
  return problem(`${what} was ${reply.result.ruling}`, advice)
}
