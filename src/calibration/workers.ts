import { join } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import type { Job, Played } from './play'
import type { Answer } from './worker'

/**
 * Threads that play side by side: what is to be played waits in a queue, and whoever is free takes the next. Threads end
 * with their process, however that ends, and whatever they are busy with.
 */
export interface Workers {
  /**
   * Has a system played.
   * @param name what an error calls the system
   * @throws WorkerFailure when a thread broke, this or another, or all were stopped
   */
  play(name: string, job: Job): Promise<Played>
  /** Ends all threads at once; whatever is not played yet fails for this reason. */
  stop(reason: string): void
  /** Ends all threads, and waits until they have ended. */
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
  readonly thread: Thread
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
}

const WORKER = join(__dirname, 'worker.js')
/** Many times what a system takes on a busy machine: one that takes longer never ends. */
const LONGEST_SECONDS = 300

/**
 * Starts threads as they are needed.
 * @param count how many there may be at a time
 * @param systems the module with the `SYSTEMS` to be played
 * @param longestSeconds how long a system may take
 */
export function startWorkers(count: number, systems: string, longestSeconds = LONGEST_SECONDS): Workers {
  const waiting: Task[] = []
  const workers: Worker[] = []
  let failure: WorkerFailure | undefined

  function start(): Worker {
    // What a thread prints would stand in the midst of the result.
    const thread = new Thread(WORKER, { workerData: systems, stdout: true })
    thread.stdout.resume()
    const worker: Worker = { thread, task: undefined, timer: undefined }
    thread.on('message', (answer: Answer) => finish(worker, answer))
    thread.on('error', ({ message }) => fail(`${taskOf(worker)} broke: ${message}`))
    thread.on('exit', (code) => fail(`${taskOf(worker)} ended with exit code ${code}`))
    workers.push(worker)
    return worker
  }

  function give(worker: Worker): void {
    const task = waiting.shift()
    worker.task = task
    if (task === undefined) return
    const late = () => fail(`"${task.name}" was not played to its end within ${longestSeconds} s`)
    worker.timer = setTimeout(late, longestSeconds * 1000)
    worker.thread.postMessage(task.job)
  }

  function finish(worker: Worker, answer: Answer): void {
    const { task } = worker
    if (task === undefined) return
    if (!answer.ok) {
      fail(`"${task.name}" could not be played: ${answer.error}`)
      return
    }
    clearTimeout(worker.timer)
    task.done(answer.played)
    give(worker)
  }

  function fail(reason: string): void {
    if (failure !== undefined) return
    failure = new WorkerFailure(reason)
    const unfinished = [...workers.flatMap(({ task }) => task ?? []), ...waiting.splice(0)]
    for (const worker of workers) {
      worker.task = undefined
      clearTimeout(worker.timer)
      void worker.thread.terminate()
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
      fail('the threads have been ended')
      await Promise.all(workers.map(({ thread }) => thread.terminate()))
    },
  }
}

const taskOf = ({ task }: Worker): string =>
  `the thread that played ${task === undefined ? 'nothing yet' : `"${task.name}"`}`
