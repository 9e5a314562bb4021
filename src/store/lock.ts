import { statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Nobody holds a lock that long: who left it behind was broken off. */
const ABANDONED_MS = 10_000
const PAUSE_MS = 25

/**
 * Does something while nobody else who asks for the same lock does.
 * @param file the lock: there while it is held
 */
export async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    if (isAbandoned(file)) await rm(file, { force: true })
    else await wait(PAUSE_MS)
  }
  try {
    return await action()
  } finally {
    await rm(file, { force: true })
  }
}

/** Takes the lock, or tells that somebody holds it. */
async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file: string): boolean {
  const held = statSync(file, { throwIfNoEntry: false })
  return held !== undefined && Date.now() - held.mtimeMs > ABANDONED_MS
}
