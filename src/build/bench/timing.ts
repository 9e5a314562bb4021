import { spawnSync } from 'node:child_process'
import { openSut } from '../../sut/open'
import { median } from './figures'

/** Takes the time of whole processes, and of single messages. */

/**
 * Seconds that a run of Node takes, from its start to its end.
 * @throws Error where it does not exit with 0
 */
export function timed(args: readonly string[], cwd: string): number {
  const start = process.hrtime.bigint()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, maxBuffer: 2 ** 30, encoding: 'utf8' })
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  if (status !== 0) throw new Error(`${args.join(' ')} exited with ${status}:\n${stderr}`)
  return seconds
}

/** Seconds a message to a program takes, there and back, as the median of batches. */
export async function roundTrip(command: string): Promise<number> {
  const session = openSut({ command })
  try {
    const { client } = await session.program()
    await client.setPosition({ position: {} })
    const batches: number[] = []
    for (let batch = 0; batch < 20; batch += 1) {
      const start = performance.now()
      for (let message = 0; message < 100; message += 1) await client.getPosition()
      batches.push((performance.now() - start) / 1000 / 100)
    }
    return Math.round(median(batches) * 1e6) / 1e6
  } finally {
    await session.close()
  }
}
