import type { Connection } from '../protocol/connection'
import { type Handler, type RpcRequest, respond } from '../protocol/rpc'

/**
 * What the suite sees of a program is what this answers. A program that answers whatever the reference engine was asked
 * in a scenario as that did, to the letter, is asked the same, and ends the scenario the same: it need not be played.
 */

/** A message and its answer, as they would go through a pipe. */
export interface Asked {
  readonly request: string
  readonly response: string
}

export interface Recorder {
  /** To a program in this process, noting whatever passes. */
  readonly connection: Connection
  /** What was asked since the last call. */
  readonly take: () => readonly Asked[]
}

export function createRecorder(handler: Handler): Recorder {
  let asked: Asked[] = []
  return {
    connection: {
      async send(message) {
        // Before it is answered: a program gets the very object, and might change it.
        const request = JSON.stringify(message)
        const answer = await respond(handler, message)
        asked.push({ request, response: JSON.stringify(answer) })
        return answer
      },
      close: async () => {},
    },
    take() {
      const taken = asked
      asked = []
      return taken
    },
  }
}

/** Whether a fresh program gives the same answers, one after the other. */
export async function answersAlike(program: Handler, asked: readonly Asked[]): Promise<boolean> {
  for (const { request, response } of asked) {
    if (JSON.stringify(await respond(program, JSON.parse(request) as RpcRequest)) !== response) return false
  }
  return true
}
