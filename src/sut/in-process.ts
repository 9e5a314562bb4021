import type { Connection } from '../protocol/connection'
import { type Handler, respond } from '../protocol/rpc'

/** A program under test that lives in this process. It gets the very objects that were sent, and no time limit. */
export function connectInProcess(handler: Handler): Connection {
  return {
    send: (request) => respond(handler, request),
    close: async () => {},
  }
}
