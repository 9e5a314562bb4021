import { ERROR_CODES } from './vocabulary'

/** JSON-RPC 2.0: the envelopes, and the errors a program answers with. */

export interface RpcRequest {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly method: string
  readonly params: unknown
}

export interface RpcErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export type RpcResponse =
  | { readonly jsonrpc: '2.0'; readonly id: number | string | null; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: number | string | null; readonly error: RpcErrorObject }

/** Thrown by a program's handler to answer with an error. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Something the rules allow and this program does not have. */
export const unsupported = (what: string) => new RpcError(ERROR_CODES.unsupported, `${what} is not supported`, { what })

/** The tape holds no further entry of this purpose. */
export const outOfChance = (purpose: string) =>
  new RpcError(ERROR_CODES.outOfChance, `the tape holds no further ${purpose}`, { purpose })

/** A parameter that cannot be: the field, and what is wrong with it. */
export const invalid = (field: string, problem: string) =>
  new RpcError(ERROR_CODES.invalidParams, `${field}: ${problem}`, { field })

/** A program under test that lives in this process: a method and its parameters in, a result out. */
export type Handler = (method: string, params: unknown) => unknown

/** Answers one request by a handler; what it throws becomes the error of the response. */
export async function respond(handler: Handler, request: RpcRequest): Promise<RpcResponse> {
  const { id } = request
  try {
    return { jsonrpc: '2.0', id, result: (await handler(request.method, request.params)) ?? null }
  } catch (error) {
    return { jsonrpc: '2.0', id, error: errorObject(error) }
  }
}

function errorObject(error: unknown): RpcErrorObject {
  if (error instanceof RpcError) {
    return { code: error.code, message: error.message, ...(error.data === undefined ? {} : { data: error.data }) }
  }
  return { code: ERROR_CODES.internal, message: error instanceof Error ? error.message : String(error) }
}
