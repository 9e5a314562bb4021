import { type Connection, SutFailure } from '../protocol/connection'
import { type Handler, respond } from '../protocol/rpc'

/**
 * A program under test that lives in this process. It gets the very objects that were sent.
 * @param timeoutMs the longest wait for one answer; without it a program is trusted to give one. A program that never
 * returns stops this process, whatever the limit.
 */
export function connectInProcess(handler: Handler, timeoutMs?: number): Connection {
  if (timeoutMs === undefined) return { send: (request) => respond(handler, request), close: async () => {} }
  let fail: (failure: SutFailure) => void = () => {}
  return {
    async send(request) {
      const failed = new Promise<never>((_, reject) => {
        fail = reject
      })
      const late = `the program did not answer ${request.method} within ${timeoutMs / 1000} s`
      const timer = setTimeout(() => fail(new SutFailure(late, '', 'late')), timeoutMs)
      try {
        return await Promise.race([respond(handler, request), failed])
      } finally {
        clearTimeout(timer)
      }
    },
    close: async () => fail(new SutFailure('the connection to the program is closed')),
  }
}
