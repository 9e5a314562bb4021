import { createPlayer, type Job, type Played } from './play'
import type { Systems } from './systems'

/** A process that plays what it is sent, one after the other: see `workers.ts`, which starts it and ends it. */

/** What comes of a job; the error is one of the harness. */
export type Answer = { readonly ok: true; readonly played: Played } | { readonly ok: false; readonly error: string }

const [, , file = ''] = process.argv
const { SYSTEMS } = require(file) as { readonly SYSTEMS: Systems }

const play = createPlayer(SYSTEMS)

process.on('message', (job: Job) => {
  play(job).then(
    (played) => answer({ ok: true, played }),
    (error: unknown) => answer({ ok: false, error: error instanceof Error ? error.message : String(error) }),
  )
})

/** Nobody waits for an answer any more where the process that asked is gone. */
function answer(found: Answer): void {
  if (process.connected) process.send?.(found)
}
