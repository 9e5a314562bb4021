import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createEngine } from '../engine/server/handler'
import { serveStdio } from '../sut/serve'

/**
 * The reference engine, which breaks once it has introduced itself: `node shaky-program.fixture.js <how> <diary>`.
 * Every start adds a line to the diary, and so does reaching the point from which `stuck` does not return.
 */
const [how = '', diary = ''] = process.argv.slice(2)
const earlierStarts = existsSync(diary) ? readFileSync(diary, 'utf8').length : 0
const engine = createEngine()
let requests = 0

appendFileSync(diary, '.')

const BREAKS: Readonly<Record<string, () => void>> = {
  /** Dies in the middle of its first life. */
  once: () => {
    if (earlierStarts === 0 && requests === 50) process.exit(9)
  },
  /** Dies in every life, at its first task. */
  always: () => {
    if (requests === 2) {
      console.error('cannot go on')
      process.exit(9)
    }
  },
  /** Never answers its first task. */
  stuck: () => {
    if (requests !== 2) return
    appendFileSync(diary, '!')
    for (;;);
  },
}

void serveStdio((method, params) => {
  requests += 1
  BREAKS[how]?.()
  return engine(method, params)
})
