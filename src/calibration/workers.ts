import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { blockOfText } from '../lib/text'
import { createOutputTail } from '../sut/output-tail'
import type { Job, Played } from './play'
import type { Answer } from './worker'

/** Processes that play side by side: what is to be played waits in a queue, and whoever is free takes the next. */
export interface Workers {
  /**
   * Has a system played.
   * @param name what an error calls the system
   * @throws WorkerFailure when a process broke, this or another, or all were stopped
   */
  play(name: string, job: Job): Promise<Played>
  /** Ends all processes at once; whatever is not played yet fails for this reason. */
  stop(reason: string): void
  /** Lets all processes go, and waits until they have gone. */
  close(): Promise<void>
}

/** Something could not be played to its end: whatever else was found is worthless. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure'
}

interface Task {
  readonly name: string
  readonly job: Job
  readonly done: (played: Played) => void
  readonly fail: (error: WorkerFailure) => void
}

interface Worker {
  readonly child: ChildProcess
  readonly gone: Promise<unknown>
  task: Task | undefined
}

const WORKER = join(__dirname, 'worker.js')
const STDERR_LINES = 20

/**
 * Starts processes as they are needed.
 * @param count how many there may be at a time
 * @param systems the module with the `SYSTEMS` to be played
 */
export function startWorkers(count: number, systems: string): Workers {
  const waiting: Task[] = []
  const workers: Worker[] = []
  let failure: WorkerFailure | undefined
  let closing = false

  function start(): Worker {
    const child = fork(WORKER, [systems], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    const worker: Worker = { child, gone: once(child, 'exit').catch(() => undefined), task: undefined }
    const stderr = createOutputTail(STDERR_LINES)
    child.stderr?.on('data', stderr.push)
    child.on('message', (answer) => finish(worker, answer as Answer))
    child.on('error', ({ message }) => broke(worker, message, ''))
    child.on('close', (code, signal) => {
      if (!closing)
        broke(worker, signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`, stderr.text())
    })
    workers.push(worker)
    return worker
  }

  function give(worker: Worker): void {
    worker.task = waiting.shift()
    if (worker.task !== undefined) worker.child.send(worker.task.job)
  }

  function finish(worker: Worker, answer: Answer): void {
    const { task } = worker
    if (task === undefined) return
    if (!answer.ok) {
      fail(`"${task.name}" could not be played: ${answer.error}`)
      return
    }
    task.done(answer.played)
    give(worker)
  }

  function broke({ task }: Worker, how: string, stderr: string): void {
    const said = blockOfText(stderr, 2000, 'end')
    const lines = said === '' ? [] : ['The last lines of its standard error:', said.replace(/^/gm, '  ')]
    fail(
      [`the process that played ${task === undefined ? 'nothing yet' : `"${task.name}"`} ${how}`, ...lines].join('\n'),
    )
  }

  function fail(reason: string): void {
    if (failure !== undefined) return
    failure = new WorkerFailure(reason)
    const unfinished = [...workers.flatMap(({ task }) => task ?? []), ...waiting.splice(0)]
    for (const worker of workers) {
      worker.task = undefined
      worker.child.kill('SIGKILL')
    }
    for (const task of unfinished) task.fail(failure)
  }

  return {
    play: (name, job) =>
      new Promise((done, reject) => {
        if (failure !== undefined) {
          reject(failure)
          return
        }
        waiting.push({ name, job, done, fail: reject })
        const free = workers.find(({ task }) => task === undefined)
        if (free !== undefined) give(free)
        else if (workers.length < count) give(start())
      }),
    stop: fail,
    async close() {
      closing = true
      for (const { child } of workers) if (child.connected) child.disconnect()
      await Promise.all(workers.map(({ gone }) => gone))
    },
  }
}
