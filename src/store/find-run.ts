import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scorecard } from '../grading/scorecard-schema'
import { suggestion } from '../lib/nearest'
import { counted } from '../lib/numbers'
import { failure, type Result, success } from '../lib/result'
import { parseRecord, type RunRecord, recordOf, recordText } from './record'
import { idOf, RUNS_FOLDER, readRun, runNames, type StoredRun } from './runs'

/**
 * The run that someone means.
 * @param name `-1` for the last run and `-2` for the one before it, the beginning of an id, or of a time as files are
 *   named by it; or a file, which may be a scorecard as well
 * @returns or a sentence that says why there is none
 * @throws RunsError where the folder of the runs cannot be looked into
 */
export function findRun(folder: string, name: string): Result<StoredRun, string> {
  if (/^-[1-9]\d*$/.test(name)) return runFromEnd(folder, -Number(name))
  const names = runNames(folder)
  const meant = names.filter((file) => idOf(file).startsWith(name) || file.startsWith(name))
  const [only] = meant
  if (only !== undefined && meant.length === 1) return stored(join(folder, RUNS_FOLDER, only))
  if (existsSync(name)) return stored(name)
  if (meant.length > 1) {
    return failure(`"${name}" may be any of ${counted(meant.length, 'run')}: ${meant.slice(-5).map(idOf).join(', ')}`)
  }
  const hint = suggestion(name, names.map(idOf)) ?? '"fitg history" lists the runs, and -1 is the last'
  return failure(`there is no run "${name}"; ${hint}`)
}

/** Counted over the runs that can be read. */
function runFromEnd(folder: string, index: number): Result<StoredRun, string> {
  let left = index
  for (const name of runNames(folder).toReversed()) {
    const run = stored(join(folder, RUNS_FOLDER, name))
    if (run.ok) left -= 1
    if (run.ok && left === 0) return run
  }
  const there = index - left
  const kept = there === 0 ? `no run is kept in ${RUNS_FOLDER} yet` : `${counted(there, 'run')} can be read`
  return failure(`there is no run -${index}: ${kept}; "fitg grade --sut <command>" keeps one`)
}

function stored(file: string): Result<StoredRun, string> {
  const read = readRun(file)
  if (read.ok) return success({ id: idOf(file), file, record: read.value })
  const record = recordOfScorecard(file)
  return record === undefined ? failure(`${file} ${read.error}`) : success({ id: idOf(file), file, record })
}

/** Of a file that holds a scorecard, as `fitg grade` writes one among its reports. */
function recordOfScorecard(file: string): RunRecord | undefined {
  try {
    const parsed = parseRecord(recordText(recordOf(JSON.parse(readFileSync(file, 'utf8')) as Scorecard)))
    return parsed.ok ? parsed.value : undefined
  } catch {
    // It is none: what is said of it as a run stands.
    return undefined
  }
}
