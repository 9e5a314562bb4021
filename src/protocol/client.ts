import { unknownCapability } from './capability-names'
import { type Connection, OutOfChance, SutError, Unsupported } from './connection'
import type { RpcErrorObject, RpcRequest, RpcResponse } from './rpc'
import type {
  GetPositionParams,
  InitializeResult,
  SetPositionParams,
  SubmitOrderParams,
  SubmitOrderResult,
} from './schema/messages'
import type { ReportedPosition } from './schema/position'
import { problemWith } from './validate'
import { ERROR_CODES, GAME, type Method, PROTOCOL_VERSION } from './vocabulary'

/** One message and its answer, for the report. */
export interface Exchange {
  readonly request: RpcRequest
  readonly response?: RpcResponse
  /** Why there is no answer. */
  readonly failure?: string
}

/** The five messages, typed. Every answer is checked against its schema. */
export interface Client {
  initialize(): Promise<InitializeResult>
  setPosition(params: SetPositionParams): Promise<void>
  submitOrder(params: SubmitOrderParams): Promise<SubmitOrderResult>
  getPosition(params?: GetPositionParams): Promise<ReportedPosition>
  shutdown(): Promise<void>
}

/**
 * Speaks the protocol over a connection.
 * @param record is told every exchange, as it happens
 * @throws Unsupported, OutOfChance, SutError or SutFailure from each message, as the program's answer asks for
 */
export function createClient(connection: Connection, record: (exchange: Exchange) => void = () => {}): Client {
  let lastId = 0

  async function call(method: Method, params: unknown): Promise<unknown> {
    lastId += 1
    const request: RpcRequest = { jsonrpc: '2.0', id: lastId, method, params }
    let response: RpcResponse
    try {
      response = await connection.send(request)
    } catch (error) {
      record({ request, failure: error instanceof Error ? error.message : String(error) })
      throw error
    }
    record({ request, response })
    if ('error' in response) throw errorFor(method, response.error)
    const problem = problemWith(`${method}.result`, response.result)
    if (problem !== undefined) throw new SutError(`the answer to ${method} does not fit the protocol: ${problem}`)
    return response.result
  }

  return {
    async initialize() {
      const introduction = (await call('initialize', { protocol: PROTOCOL_VERSION, game: GAME })) as InitializeResult
      const unknown = unknownCapability(introduction.capabilities)
      if (unknown !== undefined) throw new SutError(`the answer to initialize claims what does not exist: ${unknown}`)
      return introduction
    },
    setPosition: async (params) => {
      await call('setPosition', params)
    },
    submitOrder: async (params) => (await call('submitOrder', params)) as SubmitOrderResult,
    getPosition: async (params = {}) =>
      ((await call('getPosition', params)) as { position: ReportedPosition }).position,
    shutdown: async () => {
      await call('shutdown', {})
    },
  }
}

function errorFor(method: Method, error: RpcErrorObject): Error {
  const data = (error.data ?? {}) as Readonly<Record<string, unknown>>
  if (error.code === ERROR_CODES.unsupported) return new Unsupported(error.message)
  if (error.code === ERROR_CODES.outOfChance) return new OutOfChance(String(data['purpose'] ?? error.message))
  return new SutError(`${method} was answered with the error ${error.code}: ${error.message}`, error.code)
}
