import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { type Handler, type RpcResponse, respond } from '../protocol/rpc'
import { ERROR_CODES } from '../protocol/vocabulary'
import { idOf, MAX_LINE_BYTES, parseLine, parseRequest } from './json-lines'
import { createLineSplitter, isBlank } from './line-splitter'

export interface Streams {
  readonly input: Readable
  readonly output: Writable
}

/**
 * Serves a program under test on standard input and output: a request a line, answered in their order.
 * Resolves when the input has ended and all answers are handed over, or when nobody reads them any more. It is the
 * input that ends the service: `shutdown` is a method like any other, and up to the handler.
 */
export async function serveStdio(
  handler: Handler,
  { input, output }: Streams = { input: process.stdin, output: process.stdout },
): Promise<void> {
  let broken: NodeJS.ErrnoException | undefined
  const onBroken = (error: NodeJS.ErrnoException) => {
    broken ??= error
    input.destroy()
  }
  // Left in place: the error of a last write may come after this function is done.
  output.on('error', onBroken)
  try {
    await answerAll(handler, input, output)
  } catch (error) {
    if (broken === undefined) throw error
  }
  if (broken !== undefined && broken.code !== 'EPIPE' && broken.code !== 'ECONNRESET') throw broken
}

async function answerAll(handler: Handler, input: Readable, output: Writable): Promise<void> {
  const splitter = createLineSplitter()
  const write = async (response: RpcResponse) => {
    if (!output.write(`${serialise(response)}\n`)) await once(output, 'drain')
  }
  for await (const chunk of input) {
    for (const line of splitter.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
      await write(await answer(handler, line))
    if (splitter.unfinished().length > MAX_LINE_BYTES) {
      return write(failure(null, ERROR_CODES.parse, `a line is longer than ${MAX_LINE_BYTES} bytes`))
    }
  }
  const last = splitter.unfinished()
  if (!isBlank(last)) await write(await answer(handler, last))
  await new Promise<void>((resolve) => output.write('', () => resolve()))
}

async function answer(handler: Handler, line: Buffer): Promise<RpcResponse> {
  const parsed = parseLine(line)
  if ('problem' in parsed) return failure(null, ERROR_CODES.parse, `the line ${parsed.problem}`)
  const request = parseRequest(parsed.value)
  if ('problem' in request) return failure(idOf(parsed.value), ERROR_CODES.invalidRequest, request.problem)
  return respond(handler, request.value)
}

function serialise(response: RpcResponse): string {
  try {
    return JSON.stringify(response)
  } catch (error) {
    return JSON.stringify(failure(response.id, ERROR_CODES.internal, `the result is no JSON: ${String(error)}`))
  }
}

const failure = (id: RpcResponse['id'], code: number, message: string): RpcResponse => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})
