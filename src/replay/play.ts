import diff from 'microdiff'
import { type Connection, SutFailure } from '../protocol/connection'
import type { RpcResponse } from '../protocol/rpc'
import type { RecordedMessage } from './record'

/** A place in which an answer is not as recorded. */
export interface Parting {
  /** As `result.position.units.Patrol 1.environ`. */
  readonly path: string
  readonly recorded: unknown
  readonly now: unknown
}

/** A message that was sent again. */
export interface Repeated {
  readonly message: RecordedMessage
  /** Why there is no answer now. */
  readonly failure?: SutFailure
  /** Empty where the answer is as recorded. */
  readonly partings: readonly Parting[]
  /** Whether it came to the same: no answer then and now is the same, whatever the reason. */
  readonly same: boolean
}

/** Sends the recorded messages again, one by one, until the program breaks. The connection stays the caller's to close. */
export async function playAgain(messages: readonly RecordedMessage[], connection: Connection): Promise<Repeated[]> {
  const repeated: Repeated[] = []
  for (const message of messages) {
    const now = await connection.send(message.request).catch((error: unknown) => {
      if (error instanceof SutFailure) return error
      throw error
    })
    repeated.push(compared(message, now))
    if (now instanceof SutFailure) break
  }
  return repeated
}

function compared(message: RecordedMessage, now: RpcResponse | SutFailure): Repeated {
  if (now instanceof SutFailure) {
    return { message, failure: now, partings: [], same: message.failure !== undefined }
  }
  if (message.answer === undefined) return { message, partings: [], same: message.failure === undefined }
  const partings = partingsOf(message.answer, now)
  return { message, partings, same: partings.length === 0 }
}

/** What is never graded may differ: names, logs, reasons, candidates. */
const UNGRADED = /^result\.(implementation|log|because|used\.\d+\.candidates)(\.|$)/

/** The places in which two answers differ that may matter to a verdict. */
export function partingsOf(recorded: RpcResponse, now: RpcResponse): Parting[] {
  return diff({ ...recorded }, { ...now }, { cyclesFix: false })
    .map((change) => ({
      path: change.path.join('.'),
      recorded: change.type === 'CREATE' ? undefined : change.oldValue,
      now: change.type === 'REMOVE' ? undefined : change.value,
    }))
    .filter(({ path }) => !UNGRADED.test(path))
}
