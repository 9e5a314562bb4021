import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SutChoice } from '../sut/open'
import type { SuiteResult, SuiteRun } from './suite'

/** What a helper is asked to play. */
export interface HelperJob extends Pick<SuiteRun, 'features' | 'rules' | 'order' | 'share'> {
  readonly sut: SutChoice
}

/** What is said to a helper: first the job, and perhaps that the program is given up. */
export type ToHelper = { readonly job: HelperJob } | { readonly giveUp: string }

/** A helper makes much waste in a short life: room for it spares most of the collecting. */
const ROOM_FOR_WASTE = '--max-semi-space-size=32'

/**
 * Has a share played by another process, on a program that it starts by itself. It ends with this process.
 * @returns what it observed; undefined where it did not get through
 */
export async function startHelper(run: SuiteRun, sut: SutChoice): Promise<SuiteResult | undefined> {
  const { session, features, rules, order, share } = run
  const job = { features, sut, ...(rules && { rules }), ...(order && { order }), ...(share && { share }) }
  const helper = fork(join(__dirname, 'helper-process.js'), {
    execArgv: [ROOM_FOR_WASTE],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const tell = (message: ToHelper) => helper.send(message, () => {})
  const giveUp = () => tell({ giveUp: String(session.givenUp.reason) })
  session.givenUp.addEventListener('abort', giveUp)
  try {
    tell({ job })
    const ended = once(helper, 'exit').then(() => undefined)
    const result = once(helper, 'message').then(([message]) => message as SuiteResult)
    return await Promise.race([result, ended])
  } catch {
    return undefined
  } finally {
    session.givenUp.removeEventListener('abort', giveUp)
  }
}
