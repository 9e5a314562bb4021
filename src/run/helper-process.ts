import { openSut } from '../sut/open'
import type { SutSession } from '../sut/session'
import type { HelperJob, ToHelper } from './helper'
import { runSuite } from './suite'

/** A process that plays the share it is sent, on a copy of the program: see `helper.ts`, which starts it. */

let session: SutSession | undefined

/** The process that started this one is told by a signal as well, and says what is to be done. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

// Nobody waits for the result any more; the program is ended as this process exits.
process.on('disconnect', () => process.exit())

process.on('message', (message: ToHelper) => {
  if ('giveUp' in message) void session?.giveUp(message.giveUp)
  else void play(message.job)
})

async function play({ sut, ...run }: HelperJob): Promise<void> {
  session = openSut(sut)
  process.send?.(await runSuite({ ...run, session }))
  await session.close()
  process.disconnect()
}
