import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReplayFile } from '../grading/replays'
import { counted } from '../lib/numbers'
import { shellWord } from '../lib/shell'
import { diskReason } from '../lib/write-whole'
import { REPLAY_FOLDER } from '../replay/record'
import { UsageError } from './errors'
import { type ProgramOptions, programWords } from './program'

/** Of the files in the folder of replays, those that are ours; others are left alone. */
const OURS = /^[\w.]+-\d+\.ndjson$/

/** The command line that sends the messages of a scenario again: with a slash and its path beside the scorecard. */
export const replayCommand = (options: ProgramOptions & { readonly out: string }): string =>
  `npx fitg replay${programWords(options)} ${shellWord(options.out.replace(/\/+$/, ''))}`

/**
 * Writes the messages of all failing scenarios, and removes those of earlier runs, which nothing refers to any more.
 * @throws UsageError where that cannot be done
 */
export async function writeReplays(replays: readonly ReplayFile[], out: string): Promise<void> {
  const folder = join(out, REPLAY_FOLDER)
  try {
    await removeEarlier(folder)
    if (replays.length === 0) return
    await mkdir(folder, { recursive: true })
    for (const { path, text } of replays) await writeFile(join(out, path), text)
  } catch (error) {
    const reason = diskReason(error)
    throw new UsageError(
      `the replay files cannot be written to the folder ${folder}: ${reason}; choose another with --out`,
    )
  }
  process.stderr.write(`wrote ${counted(replays.length, 'replay file')} to ${folder}, for fitg replay\n`)
}

async function removeEarlier(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const ours = names.filter((name) => OURS.test(name))
  await Promise.all(ours.map((name) => rm(join(folder, name), { force: true })))
  if (ours.length > 0 && ours.length === names.length) await rmdir(folder)
}
