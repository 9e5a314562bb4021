import { parentPort, workerData } from 'node:worker_threads'
import { createPlayer, type Job, type Played } from './play'
import type { Systems } from './systems'

/** A thread that plays what it is sent, one after the other: see `workers.ts`, which starts it and ends it. */

/** What comes of a job; the error is one of the harness. */
export type Answer = { readonly ok: true; readonly played: Played } | { readonly ok: false; readonly error: string }

const { SYSTEMS } = require(workerData as string) as { readonly SYSTEMS: Systems }

const play = createPlayer(SYSTEMS)

parentPort?.on('message', (job: Job) => {
  play(job).then(
    (played) => answer({ ok: true, played }),
    (error: unknown) => answer({ ok: false, error: error instanceof Error ? error.message : String(error) }),
  )
})

const answer = (found: Answer): void => parentPort?.postMessage(found)
