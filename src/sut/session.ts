import { type Client, createClient, type Exchange } from '../protocol/client'
import { type Connection, SutFailure } from '../protocol/connection'
import type { InitializeResult } from '../protocol/schema/messages'

/** A program that has introduced itself and can be spoken to. */
export interface Program {
  readonly client: Client
  readonly introduction: InitializeResult
}

/** A program under test over a whole run: started when it is first needed, and again after it broke. */
export interface SutSession {
  /** The command, file or name that was given, for the report. */
  readonly label: string
  /**
   * A live program.
   * @throws SutFailure when it cannot be started, or has broken too often in a row
   */
  program(): Promise<Program>
  /** The messages exchanged since the last call. */
  takeExchanges(): Exchange[]
  /** The first message, and its answer, of the program that was started last. */
  greeting(): Exchange | undefined
  /** Says that a scenario got through without breaking the program. */
  survived(): void
  /** Ends the program at once and starts it no more: every later use fails for this reason. */
  giveUp(reason: string): Promise<void>
  close(): Promise<void>
}

/** After so many breaks without a whole scenario between them nothing more is expected of a program. */
const BREAKS_IN_A_ROW = 5

/**
 * @param label what the report calls the program
 * @param connect starts the program anew
 */
export function createSession(label: string, connect: () => Connection): SutSession {
  let live: Program | undefined
  /** The last one started, whether or not the program has introduced itself on it. */
  let connection: Connection | undefined
  let exchanges: Exchange[] = []
  let greeting: Exchange | undefined
  let breaks = 0
  let lastBreak = ''
  let givenUp: string | undefined

  function broke(failure: SutFailure): SutFailure {
    breaks += 1
    lastBreak = failure.message
    live = undefined
    return givenUp === undefined ? failure : new SutFailure(givenUp, failure.stderr)
  }

  async function start(): Promise<Program> {
    const started = watched(connect(), broke)
    connection = started
    greeting = undefined
    const client = createClient(started, (exchange) => {
      greeting ??= exchange
      exchanges.push(exchange)
    })
    try {
      const introduction = await client.initialize()
      live = { client, introduction }
      return live
    } catch (error) {
      await started.close()
      throw error
    }
  }

  return {
    label,
    async program() {
      if (givenUp !== undefined) throw new SutFailure(givenUp)
      if (live !== undefined) return live
      if (breaks >= BREAKS_IN_A_ROW)
        throw new SutFailure(`the program broke ${breaks} times in a row; last: ${lastBreak}`)
      return start()
    },
    takeExchanges() {
      const taken = exchanges
      exchanges = []
      return taken
    },
    greeting: () => greeting,
    survived() {
      breaks = 0
    },
    async giveUp(reason) {
      givenUp ??= reason
      await connection?.close()
    },
    async close() {
      const last = live
      live = undefined
      await last?.client.shutdown().catch(() => undefined)
      await connection?.close()
    },
  }
}

/** The same connection, which is closed when it breaks, and says so; `broke` may know better why it did. */
function watched(connection: Connection, broke: (failure: SutFailure) => SutFailure): Connection {
  return {
    close: () => connection.close(),
    async send(request) {
      try {
        return await connection.send(request)
      } catch (error) {
        const reason = error instanceof SutFailure ? broke(error) : error
        await connection.close()
        throw reason
      }
    },
  }
}
