import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { killMarked, processIds } from './strays'

/** From SIGTERM to SIGKILL. */
const TERM_GRACE_MS = 300
/** How long a killed group is waited for. */
const KILL_BOUND_MS = 500
const LONGEST_PAUSE_MS = 32

/** The groups that run, each with the mark that its processes were born with. */
const living = new Map<number, string>()

function killLiving(): void {
  for (const [group, mark] of living) {
    signalGroup(group, 'SIGKILL')
    killMarked(mark)
  }
}

/** Sees to it that a process group does not outlive this process. It has to be ended with `endGroup`. */
export function guardGroup(group: number, mark: string): void {
  if (living.size === 0) process.on('exit', killLiving)
  living.set(group, mark)
}

/**
 * Ends a process group: lets it go by itself first, then asks it to, then kills it. Never rejects.
 * Processes that left the group are killed after it.
 * @param graceMs how long it may take to go by itself
 * @returns whether it went by itself
 */
export async function endGroup(group: number, graceMs: number): Promise<boolean> {
  const steps = [
    [0, graceMs],
    ['SIGTERM', TERM_GRACE_MS],
    ['SIGKILL', KILL_BOUND_MS],
  ] as const
  let signalled = false
  for (const [signal, patience] of steps) {
    if (!signalGroup(group, signal)) break
    signalled ||= signal !== 0
    if (await goneWithin(group, patience)) break
  }
  await killStrays(group)
  // What even SIGKILL did not end is stuck in the kernel, and dies when it comes out.
  living.delete(group)
  if (living.size === 0) process.off('exit', killLiving)
  return !signalled
}

/** A process may be born while others are being killed. */
async function killStrays(group: number): Promise<void> {
  const mark = living.get(group)
  const deadline = performance.now() + KILL_BOUND_MS
  while (mark !== undefined && killMarked(mark) && performance.now() < deadline) await sleep(1)
}

async function goneWithin(group: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms
  for (let pause = 1; runs(group); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const left = deadline - performance.now()
    if (left <= 0) return false
    await sleep(Math.min(pause, left))
  }
  return true
}

/**
 * Whether any process of a group still runs. The dead that init has not collected do not: it may take its time, and a
 * container may have no init at all. They are looked for once the leader, whom Node collects, is gone.
 */
function runs(group: number): boolean {
  if (!signalGroup(group, 0)) return false
  return sendSignal(group, 0) || process.platform !== 'linux' || !onlyDead(group)
}

function onlyDead(group: number): boolean {
  const states = processIds().flatMap((pid) => stateWithin(group, pid))
  return states.length > 0 && states.every((state) => state === 'Z' || state === 'X')
}

/** The state of a process, if it belongs to the group. */
function stateWithin(group: number, pid: string): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name, in brackets, may hold anything.
    const [state = '', , ownGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(ownGroup) === group ? [state] : []
  } catch {
    return []
  }
}

const signalGroup = (group: number, signal: NodeJS.Signals | 0): boolean => sendSignal(-group, signal)

/** Says whether there was anybody to send it to. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
