import { type Connection, SutFailure } from '../protocol/connection'
import { type CompletePosition, completed } from '../protocol/reported'
import type { RpcResponse } from '../protocol/rpc'
import type {
  Capabilities,
  InitializeResult,
  SetPositionParams,
  SubmitOrderParams,
  SubmitOrderResult,
} from '../protocol/schema/messages'
import type { Position, ReportedPosition } from '../protocol/schema/position'
import { problemWith } from '../protocol/validate'
import { ERROR_CODES, GAME, type Method, PROTOCOL_VERSION } from '../protocol/vocabulary'
import { broke, errorAnswer, misfit, quoted, Trouble, warning } from './finding'

/** An answer of the protocol, good or bad. What is none ends the check with `Trouble`. */
export type Reply =
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'unsupported'; readonly message: string }
  | { readonly type: 'out of chance'; readonly purpose: unknown }
  | { readonly type: 'error'; readonly code: number; readonly message: string }

/** What an order was answered. */
export type OrderReply =
  | Exclude<Reply, { type: 'result' }>
  | { readonly type: 'result'; readonly result: SubmitOrderResult }

/** How many answers were looked at, and how many of them did not fit. */
export interface Tally {
  readonly answers: number
  readonly misfits: number
}

/** Speaks to a program in its own words, and starts it again after it broke. */
export interface Conversation {
  /**
   * Starts the program and asks who it is.
   * @returns its answer as it came, whether or not it fits the schema
   * @throws Trouble where there was none
   */
  introduce(): Promise<Reply>
  /** Starts a program again that broke; false where it is given up. */
  ready(): Promise<boolean>
  /** What the program says it has. */
  capabilities(): Capabilities
  /** @throws Trouble where the program broke, or its answer does not fit the schema */
  ask(method: Method, params: object): Promise<Reply>
  /**
   * Sets a position up and reads it back.
   * @throws Trouble where either was not done: a warning if it is unsupported
   */
  place(position: Position): Promise<CompletePosition>
  /** @throws Trouble where the position cannot be had */
  look(): Promise<CompletePosition>
  /** @throws Trouble where the program broke, or its answer does not fit the schema */
  order(params: SubmitOrderParams): Promise<OrderReply>
  tally(): Tally
  /** Ends the conversation; undefined where the program has no process of its own, else whether it left by itself. */
  leave(withinMs: number): Promise<boolean | undefined>
  close(): Promise<void>
}

/** A program that breaks that often is looked at no more. */
const MOST_BREAKS = 3

const INTRODUCTION = { protocol: PROTOCOL_VERSION, game: GAME }

/** @param connect starts the program anew */
export function createConversation(connect: () => Connection): Conversation {
  let connection: Connection | undefined
  let introduction: InitializeResult | undefined
  let lastId = 0
  let breaks = 0
  let answers = 0
  let misfits = 0
  let closed = false

  async function send(method: Method, params: object): Promise<RpcResponse> {
    connection ??= connect()
    lastId += 1
    try {
      return await connection.send({ jsonrpc: '2.0', id: lastId, method, params })
    } catch (error) {
      await connection?.close()
      connection = undefined
      breaks += 1
      if (error instanceof SutFailure) throw new Trouble(broke(error))
      throw error
    }
  }

  /** An answer, and what of it does not fit. */
  async function exchange(method: Method, params: object): Promise<{ reply: Reply; reason: string | undefined }> {
    const response = await send(method, params)
    answers += 1
    if ('error' in response) return { reply: errorReply(response.error), reason: undefined }
    const reason = problemWith(`${method}.result`, response.result)
    if (reason !== undefined) misfits += 1
    return { reply: { type: 'result', result: response.result }, reason }
  }

  async function ask(method: Method, params: object): Promise<Reply> {
    const { reply, reason } = await exchange(method, params)
    if (reason !== undefined) throw new Trouble(misfit(method, reason))
    return reply
  }

  /** Only for what the program has to answer: all else is trouble. */
  async function must(method: Method, params: object): Promise<unknown> {
    const reply = await ask(method, params)
    if (reply.type === 'result') return reply.result
    if (reply.type === 'unsupported') throw new Trouble(unsupported(method, reply.message))
    if (reply.type === 'error') throw new Trouble(errorAnswer(method, reply.code, reply.message))
    throw new Trouble(errorAnswer(method, ERROR_CODES.outOfChance, 'out of chance'))
  }

  const capabilities = () => {
    if (introduction === undefined) throw new Error('the program has not introduced itself yet')
    return introduction.capabilities
  }

  const look = async () => {
    const { position } = (await must('getPosition', {})) as { position: ReportedPosition }
    return completed(position, capabilities().reported)
  }

  return {
    async introduce() {
      const { reply, reason } = await exchange('initialize', INTRODUCTION)
      if (reply.type === 'result' && reason === undefined) introduction = reply.result as InitializeResult
      return reply
    },
    async ready() {
      if (connection !== undefined) return true
      if (closed || breaks >= MOST_BREAKS) return false
      try {
        await must('initialize', INTRODUCTION)
        return true
      } catch (error) {
        if (error instanceof Trouble) return false
        throw error
      }
    },
    capabilities,
    ask,
    async place(position) {
      const params: SetPositionParams = { position, variant: { pdbRule: 'printed' } }
      await must('setPosition', params)
      return look()
    },
    look,
    order: async (params) => (await ask('submitOrder', params)) as OrderReply,
    tally: () => ({ answers, misfits }),
    async leave(withinMs) {
      const last = connection
      connection = undefined
      const left = await last?.leave?.(withinMs)
      await last?.close()
      return left
    },
    async close() {
      closed = true
      await connection?.close()
    },
  }
}

function errorReply({ code, message, data }: { code: number; message: string; data?: unknown }): Reply {
  if (code === ERROR_CODES.unsupported) return { type: 'unsupported', message }
  if (code !== ERROR_CODES.outOfChance) return { type: 'error', code, message }
  const purpose = typeof data === 'object' && data !== null && 'purpose' in data ? data.purpose : undefined
  return { type: 'out of chance', purpose }
}

const unsupported = (method: Method, message: string) =>
  warning(
    `${method} was answered with unsupported: ${quoted(message)}`,
    'nothing was sent that you do not declare: declare less, or else every scenario of this sort is unsupported',
  )
