import { counted } from '../lib/numbers'
import type { Conversation } from './conversation'
import { type Observation, ok, problem, Trouble, warning } from './finding'
import { declaredPart, EGRIX, VARU } from './positions'

const ROUND_TRIPS = 40
/** A slow program is asked less often. */
const LONGEST_MS = 4000
/** Past that, a whole grading run takes minutes. */
const SLOW_MS = 50

/** How long an answer takes. */
export async function checkSpeed(talk: Conversation): Promise<readonly Observation[]> {
  const capabilities = talk.capabilities()
  await talk.place(declaredPart(EGRIX, capabilities) ?? declaredPart(VARU, capabilities) ?? {})
  const times: number[] = []
  const end = performance.now() + LONGEST_MS
  while (times.length < ROUND_TRIPS && performance.now() < end) {
    const start = performance.now()
    await talk.look()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const median = times[times.length >> 1] ?? 0
  const message = `an answer takes ${inMs(median)}, at worst ${inMs(times.at(-1) ?? 0)}, over ${counted(times.length, 'message')}`
  return [median > SLOW_MS ? warning(message, 'look for what it does anew for every message') : ok(message)]
}

const inMs = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`

/** How long a program may take to leave before that is worth a word. */
const LEAVING_MS = 3000

/** `shutdown` ends the program. */
export async function checkShutdown(talk: Conversation): Promise<readonly Observation[]> {
  const reply = await talk.ask('shutdown', {}).catch(unlessBroken)
  const left = await talk.leave(LEAVING_MS)
  if (left === false) {
    return [
      problem(
        `the program was still there ${LEAVING_MS / 1000} s after shutdown, when standard input had been closed`,
        'leave when your standard input ends, and take your children with you',
      ),
    ]
  }
  if (reply?.type !== 'result') return [warning('shutdown was not answered by a result', 'any result will do')]
  return [ok(left === undefined ? 'shutdown is answered' : 'the program left by itself')]
}

/** Who leaves at the word does no harm. */
function unlessBroken(error: unknown): undefined {
  if (!(error instanceof Trouble)) throw error
}
