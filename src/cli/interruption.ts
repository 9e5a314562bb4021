import { EXIT } from './exit'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Whether the user wants this process to end. */
export interface Interruption {
  readonly came: () => boolean
  /** Leaves the signals to the system again. */
  readonly unwatch: () => void
}

/**
 * Watches for the signals that would end this process, which has a program to end first: it runs in a process group of
 * its own. Who asks again does not want to wait; what is left of the program is killed as this process exits.
 */
export function watchForInterruption(end: () => Promise<void>): Interruption {
  let came = false
  const onSignal = () => {
    if (came) process.exit(EXIT.interrupted)
    came = true
    void end()
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return {
    came: () => came,
    unwatch: () => {
      for (const signal of SIGNALS) process.removeListener(signal, onSignal)
    },
  }
}

/** Leaves the signals to the system: where there is nothing to end first. */
export const UNWATCHED: Interruption = { came: () => false, unwatch: () => {} }
