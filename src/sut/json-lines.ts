import { cutShort } from '../lib/text'
import type { RpcRequest, RpcResponse } from '../protocol/rpc'

/** The longest line that either side reads. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024

/** How deep a response may go. Whoever follows a thousand levels runs out of stack, be it `JSON.stringify`. */
const MOST_LEVELS = 100

/** Far more of an error's message than anybody is shown. */
const LONGEST_MESSAGE = 20_000

/** What a line holds, or why it holds nothing of use: words that follow "a line that". */
export type Parsed<T> = { readonly value: T } | { readonly problem: string }

// Without `ignoreBOM` a byte order mark, which .NET writes first of all, is passed over.
const utf8 = new TextDecoder('utf-8', { fatal: true })

export function parseLine(line: Buffer): Parsed<unknown> {
  let text: string
  try {
    text = utf8.decode(line)
  } catch {
    return { problem: 'is not UTF-8' }
  }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { problem: 'is not JSON' }
  }
}

/** The answer that a line holds, if it is one by the letter of JSON-RPC 2.0, or nearly so: see `withoutNull`. */
export function parseResponse(line: Buffer): Parsed<RpcResponse> {
  const parsed = parseLine(line)
  if ('problem' in parsed) return parsed
  if (isNestedBeyond(MOST_LEVELS, parsed.value)) return { problem: `is nested more than ${MOST_LEVELS} levels deep` }
  const response = withoutNull(parsed.value)
  const problem = problemWithResponse(response)
  if (problem !== undefined) return { problem: `is not a JSON-RPC response (${problem})` }
  return { value: withShortMessage(response as RpcResponse) }
}

/** From here on a message is copied with whatever tells of it, so that one of megabytes would soon be a hundred. */
function withShortMessage(response: RpcResponse): RpcResponse {
  if (!('error' in response) || response.error.message.length <= LONGEST_MESSAGE) return response
  const { error, ...envelope } = response
  return { ...envelope, error: { ...error, message: cutShort(error.message, LONGEST_MESSAGE) } }
}

/** Many serialisers write a member that has no value as null, where JSON-RPC wants "result" or "error" left out. */
function withoutNull(response: unknown): unknown {
  if (!isObject(response) || !('result' in response) || !('error' in response)) return response
  const { result, error, ...envelope } = response
  if (error === null) return { ...envelope, result }
  return result === null ? { ...envelope, error } : response
}

function problemWithResponse(value: unknown): string | undefined {
  if (!isObject(value)) return 'it is not an object'
  if (value['jsonrpc'] !== '2.0') return '"jsonrpc" must be "2.0"'
  if (!isId(value['id']) && value['id'] !== null) return '"id" must be that of the request'
  const { error } = value
  if (!('result' in value) && !('error' in value)) return 'it has neither "result" nor "error"'
  if ('result' in value && 'error' in value) return 'it has both "result" and "error"; one must be left out'
  if (!('error' in value)) return undefined
  if (!isObject(error)) return '"error" must be an object'
  if (!Number.isInteger(error['code'])) return '"error" needs an integer "code"'
  if (typeof error['message'] !== 'string') return '"error" needs a "message"'
  return undefined
}

function isNestedBeyond(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isNestedBeyond(levels - 1, part))
}

/** What keeps a document from being a request; the protocol has neither batches nor notifications. */
export function parseRequest(value: unknown): Parsed<RpcRequest> {
  if (!isObject(value)) return { problem: 'a request is one object' }
  if (value['jsonrpc'] !== '2.0') return { problem: '"jsonrpc" must be "2.0"' }
  if (!isId(value['id'])) return { problem: '"id" must be a number or a string' }
  if (typeof value['method'] !== 'string') return { problem: '"method" must be a string' }
  return { value: value as unknown as RpcRequest }
}

/** The id of a document that is no request, as far as it has one. */
export function idOf(value: unknown): RpcResponse['id'] {
  const id = isObject(value) ? value['id'] : null
  return isId(id) ? id : null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string'

const QUOTED_CHARACTERS = 200

/** The beginning of a line, to be shown to people. */
export function quote(line: Buffer): string {
  // Four bytes a character at most; what is cut in two at the end lies beyond the characters that are kept.
  const characters = [...line.toString('utf8', 0, 4 * QUOTED_CHARACTERS + 4)]
  if (characters.length <= QUOTED_CHARACTERS) return characters.join('')
  return `${characters.slice(0, QUOTED_CHARACTERS).join('')}…`
}
