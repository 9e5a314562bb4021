import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * A process that moved to a session of its own is no longer in the group of the program that started it, and once its
 * parent is dead nothing leads from one to the other. What it still has is the environment it was born with: a program
 * is started with a mark in it. One that clears its environment as well is out of reach; a sandbox holds that, too.
 */
const VARIABLE = 'FITG_PROGRAM'

/** A mark for one program, and the environment that carries it. */
export function newMark(): { readonly mark: string; readonly variables: Readonly<Record<string, string>> } {
  const id = randomUUID()
  return { mark: `${VARIABLE}=${id}`, variables: { [VARIABLE]: id } }
}

/** Kills whoever carries a mark, and says whether there was anybody. */
export function killMarked(mark: string): boolean {
  const found = processIds().filter((pid) => carries(pid, mark))
  for (const pid of found) kill(Number(pid))
  return found.length > 0
}

/** All that run, the dead that nobody collected included; none where the system does not tell. */
export function processIds(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The environment of a dead process, or of a stranger's, cannot be read. */
function carries(pid: string, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark)
  } catch {
    return false
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has gone by itself.
  }
}
