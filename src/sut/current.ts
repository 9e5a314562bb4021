import { openSut } from './open'
import type { SutSession } from './session'

/** The program that the step definitions of this process speak to: one at a time. */
let current: SutSession | undefined

let own: SutSession | undefined

/** Has the following scenarios played on this program, which stays the caller's to close. */
export function useSession(session: SutSession): void {
  current = session
}

/** The program under test; in a plain Cucumber run the one that `FITG_SUT` starts, else the reference engine. */
export function currentSession(): SutSession {
  if (current !== undefined) return current
  own ??= openSut({ command: process.env['FITG_SUT'] })
  return own
}

/** Ends what `currentSession` started by itself. */
export async function closeOwnSession(): Promise<void> {
  await own?.close()
}
