/**
 * The fitg protocol for a game in TypeScript, on Node 20.19 or newer. Keep this file as it is: it knows no rule.
 *
 * Your program derives its game from Game, fills in the methods, and ends with serve(new MyGame()). A method throws
 * Unsupported where your program lacks something, and Refused where the rules forbid something; any other error is an
 * error of your program. From the moment this file is loaded, whatever is printed goes to standard error: standard
 * output belongs to the protocol. See PROTOCOL.md for all that is said here in a few words.
 */
import { isDeepStrictEqual } from 'node:util'

/** The rules may allow it, but this program does not have it. */
export class Unsupported extends Error {}

/** The rules forbid the order, for this reason. */
export class Refused extends Error {}

/** The tape holds no further die or draw of this purpose: this program rolls where the rules do not. */
export class OutOfChance extends Error {}

/** What a program is and has. Capabilities that are left out are empty. */
export interface Introduction {
  implementation: { name: string; version?: string; language?: string }
  capabilities: Partial<Capabilities>
}

interface Capabilities {
  orders: string[]
  answers: string[]
  told: string[]
  reported: string[]
  chance: { scripted: string[]; reported: string[] }
  candidates: boolean
  pauses: boolean
  viewers: string[]
  systems: string[]
  pdbRules: string[]
}

/** The choice that a game waits for: whose it is, which, and about what. */
export interface Awaiting {
  player: string
  purpose: string
  about?: unknown
}

/**
 * What a team fills in, each method async where that helps. A new position starts from a copy of the game that was
 * handed to serve. Position and Order are the parts of the protocol that your program knows.
 */
export abstract class Game<Position = unknown, Order = unknown> {
  /** Says what this program is and has. What is not declared is answered as unsupported, and never comes further. */
  abstract introduce(): Introduction

  /** Begins in this position. What it leaves out has its default; a field is null only where null means none. */
  setPosition(_position: Position, _pdbRule: string): void | Promise<void> {
    throw new Unsupported('a told position')
  }

  /** Begins with the printed set-up of a scenario. */
  setScenario(_scenario: string, _pdbRule: string): void | Promise<void> {
    throw new Unsupported('a printed set-up')
  }

  /**
   * Carries out an order, or throws Refused. Dice, draws and answers come from play. Returns null, or the choice that
   * the game waits for.
   */
  submitOrder(_player: string, _order: Order, _play: Play): Awaiting | null | Promise<Awaiting | null> {
    throw new Unsupported('any order')
  }

  /** The position; as one player sees it where viewer is not null. */
  reportPosition(_viewer: string | null): object | Promise<object> {
    throw new Unsupported('a report of the position')
  }

  /**
   * A copy that shares nothing which changes. Each order is tried on a copy, which is thrown away if the order fails. A
   * game that cannot be copied returns itself, and must not change before it is sure of an order.
   */
  abstract copy(): Game<Position, Order>
}

/** What came with an order: its dice, its draws and its answers. */
export class Play {
  readonly used: object[] = []
  readonly log: string[] = []
  readonly #tape: Entry[]
  readonly #answers: Answer[]

  constructor(chance: Entry[], answers: Answer[]) {
    this.#tape = [...chance]
    this.#answers = [...answers]
  }

  /** The next die of this purpose. */
  roll(purpose: string): number {
    const { die = 0 } = this.#take(purpose)
    this.used.push({ purpose, die })
    return die
  }

  /** One of the candidates: the first that the tape prefers, else the first of all. */
  draw(purpose: string, candidates: string[]): string {
    const { prefer = [] } = this.#take(purpose)
    const pick = [...prefer.filter((name) => candidates.includes(name)), ...candidates][0]
    if (pick === undefined) throw new Error(`a draw of ${purpose} without candidates`)
    this.used.push({ purpose, pick, candidates })
    return pick
  }

  /** Reports a die that this program rolled itself; its purpose is declared under chance.reported. */
  rolled(purpose: string, die: number): void {
    this.used.push({ purpose, die })
  }

  /** Reports a draw that this program made itself; its purpose is declared under chance.reported. */
  drawn(purpose: string, pick: string): void {
    this.used.push({ purpose, pick })
  }

  /** The first answer of this purpose that fits, which uses it up; undefined if there is none. */
  answer(purpose: string, fits: (value: unknown) => boolean): unknown {
    const answer = this.#answers.find((candidate) => candidate.purpose === purpose && fits(candidate.value))
    if (answer !== undefined && !answer.always) this.#answers.splice(this.#answers.indexOf(answer), 1)
    return answer?.value
  }

  /** The first answer that is one of the possible values, else the first of these; names stand in any order. */
  choose<T>(purpose: string, possible: T[]): T {
    let chosen = possible[0]
    this.answer(purpose, (value) => {
      const same = possible.find((one) => alike(value, one))
      chosen = same ?? chosen
      return same !== undefined
    })
    if (chosen === undefined) throw new Error(`a choice of ${purpose} without a possible value`)
    return chosen
  }

  /** Adds a line to the log of the order, which a report may show. */
  say(text: string): void {
    this.log.push(text)
  }

  #take(purpose: string): Entry {
    const entry = this.#tape.find((candidate) => candidate.purpose === purpose)
    if (entry === undefined) throw new OutOfChance(purpose)
    this.#tape.splice(this.#tape.indexOf(entry), 1)
    return entry
  }
}

/** Answers one request a line, until standard input is closed. */
export async function serve(game: Game): Promise<void> {
  const adapter = new Adapter(game)
  let text = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    const lines = `${text}${chunk}`.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') write(`${await adapter.answer(line)}\n`)
  }
  if (text.trim() !== '') write(`${await adapter.answer(text)}\n`)
}

// -------------------------------------------------------------------------------------------- nothing to look up below

/** Standard output is kept for the protocol. */
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)

interface Entry {
  readonly purpose: string
  readonly die?: number
  readonly prefer?: string[]
}

interface Answer {
  readonly purpose: string
  readonly value: unknown
  readonly always?: boolean
}

interface Params {
  readonly protocol?: number
  readonly position?: Record<string, unknown>
  readonly scenario?: string
  readonly variant?: { readonly pdbRule?: string | null }
  readonly player?: string
  readonly order?: { readonly type: string }
  readonly chance?: Entry[]
  readonly answers?: Answer[]
  readonly viewer?: string
}

const NO_CAPABILITIES: Capabilities = {
  orders: [],
  answers: [],
  told: [],
  reported: [],
  chance: { scripted: [], reported: [] },
  candidates: false,
  pauses: false,
  viewers: [],
  systems: [],
  pdbRules: ['printed'],
}

/** An error of the conversation: its code, and what is wrong. */
class Problem extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Holds the game, and answers each message by the method that bears its name. */
class Adapter {
  readonly #blank: Game
  readonly #capabilities: Capabilities
  #game: Game | null = null
  #awaiting: Awaiting | null = null

  constructor(game: Game) {
    this.#blank = game
    this.#capabilities = { ...NO_CAPABILITIES, ...game.introduce().capabilities }
  }

  /** The line that answers a line. */
  async answer(line: string): Promise<string> {
    let id: unknown = null
    try {
      const request = parsed(line)
      id = request.id
      return JSON.stringify({ jsonrpc: '2.0', id, result: await this.#result(request) })
    } catch (problem) {
      return JSON.stringify({ jsonrpc: '2.0', id, error: errorOf(problem) })
    }
  }

  async #result({ method, params }: Request): Promise<object> {
    if (!isObject(params)) throw new Problem(-32602, 'the parameters are no object')
    const given: Params = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null))
    switch (method) {
      case 'initialize':
        return this.#initialize(given)
      case 'setPosition':
        return await this.#setPosition(given)
      case 'submitOrder':
        return await this.#submitOrder(given)
      case 'getPosition':
        return await this.#getPosition(given)
      case 'shutdown':
        return {}
      default:
        throw new Problem(-32601, `there is no message ${method}`)
    }
  }

  #initialize({ protocol }: Params): object {
    if (protocol !== 1) throw new Problem(-32602, 'this program speaks protocol 1')
    const { implementation } = this.#blank.introduce()
    return { protocol, implementation, capabilities: this.#capabilities }
  }

  async #setPosition({ position, scenario, variant }: Params): Promise<object> {
    const pdbRule = variant?.pdbRule ?? 'printed'
    if (!this.#capabilities.pdbRules.includes(pdbRule)) throw new Unsupported(`the ${pdbRule} PDB rule`)
    const game = this.#blank.copy()
    if (position !== undefined) {
      const told = Object.entries(withoutNulls(position) as object)
      const beyond = told.flatMap(([name, value]) => untold(value, name, this.#capabilities.told))
      if (beyond.length > 0) throw new Unsupported(`a position with ${[...new Set(beyond)].sort().join(', ')}`)
      await game.setPosition(Object.fromEntries(told), pdbRule)
    } else if (scenario !== undefined) {
      await game.setScenario(scenario, pdbRule)
    } else {
      throw new Problem(-32602, 'neither a position nor a scenario is named')
    }
    this.#game = game
    this.#awaiting = null
    return { accepted: true }
  }

  /** Tries the order on a copy of the game, so that an order that fails changes nothing. */
  async #submitOrder({ player = '', order = { type: '' }, chance = [], answers = [] }: Params): Promise<object> {
    const trial = this.#begun().copy()
    const play = new Play(chance, answers)
    try {
      if (this.#awaiting && order.type !== 'answer' && order.type !== 'pass') {
        throw new Refused(`the choice of ${this.#awaiting.purpose} comes first`)
      }
      if (!this.#capabilities.orders.includes(order.type)) throw new Unsupported(`the order ${order.type}`)
      this.#awaiting = await trial.submitOrder(player, order, play)
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      return { ruling: 'refused', because: reason.message, used: [] }
    }
    this.#game = trial
    return { ruling: 'carried out', used: play.used, awaiting: this.#awaiting, log: play.log }
  }

  async #getPosition({ viewer = null }: { readonly viewer?: string | null }): Promise<object> {
    if (viewer !== null && !this.#capabilities.viewers.includes(viewer)) {
      throw new Unsupported('the position as one player sees it')
    }
    const position = await this.#begun().reportPosition(viewer)
    return { position: this.#awaiting ? { awaiting: this.#awaiting, ...position } : position }
  }

  #begun(): Game {
    if (this.#game === null) throw new Problem(-32600, 'no position has been set')
    return this.#game
  }
}

interface Request {
  readonly id: unknown
  readonly method: string
  readonly params: unknown
}

function parsed(line: string): Request {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (problem) {
    throw new Problem(-32700, `the line is not JSON: ${problem}`)
  }
  if (isObject(request) && typeof request['method'] === 'string' && 'id' in request) {
    return { id: request['id'], method: request['method'], params: request['params'] }
  }
  throw new Problem(-32600, 'the document is no request')
}

function errorOf(problem: unknown): object {
  if (problem instanceof Problem) return { code: problem.code, message: problem.message }
  if (problem instanceof Unsupported) return { code: -32001, message: `${problem.message} is not supported` }
  if (problem instanceof OutOfChance) {
    const purpose = problem.message
    return { code: -32002, message: `the tape holds no further ${purpose}`, data: { purpose } }
  }
  // Whatever it is, tell it, and go on with the next request.
  console.error(problem)
  return { code: -32603, message: String(problem) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Elsewhere in a position a member that is null says as little as one that is left out. */
const NULL_IS_A_VALUE = ['segment', 'loyalty', 'rebelControlMarker', 'captive', 'guard', 'leader', 'holder', 'target']

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  const said = Object.entries(value).filter(([name, item]) => item !== null || NULL_IS_A_VALUE.includes(name))
  return Object.fromEntries(said.map(([name, item]) => [name, withoutNulls(item)]))
}

/** The fields at and beneath this one that were not declared as told; a name stands for all that lies beneath it. */
function untold(value: unknown, path: string, told: string[]): string[] {
  if (told.includes(path)) return []
  if (!told.some((name) => name.startsWith(`${path}.`))) return [path]
  const isOne = isObject(value) && (path.includes('.') || path === 'atStart')
  const rows: object[] = isOne ? [value] : Object.values(value ?? {})
  return rows.flatMap((row) => Object.entries(row).flatMap(([name, item]) => untold(item, `${path}.${name}`, told)))
}

/** Lists of names are alike in any order. */
function alike(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) return isDeepStrictEqual(value, other)
  return isDeepStrictEqual([...value].sort(), [...other].sort())
}
