import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Scorecard } from '../grading/scorecard-schema'
import { readReason } from '../lib/read-reason'
import { failure } from '../lib/result'
import { diskReason, writeWhole } from '../lib/write-whole'
import type { SkippedRun } from './checklist-schema'
import { commitOf } from './commit'
import { parseRecord, type RunExtras, type RunRecord, recordOf, recordText } from './record'

/** The runs of a team's folder: a file each, written once and never again. Their names are in the order of their time. */

export const RUNS_FOLDER = join('.fitg', 'runs')

/** A run and what to call it. */
export interface StoredRun {
  /** As `1a2b3c4d`: the end of the name of its file. */
  readonly id: string
  readonly file: string
  readonly record: RunRecord
}

export interface StoredRuns {
  /** From the first to the last. */
  readonly runs: readonly StoredRun[]
  readonly skipped: readonly SkippedRun[]
}

/**
 * Keeps a run in a team's folder.
 * @returns the file, from that folder
 * @throws an error that says where and why it cannot be kept
 */
export async function storeRun(
  scorecard: Scorecard,
  { folder = process.cwd(), ...extras }: RunExtras & { readonly folder?: string } = {},
): Promise<string> {
  const record = recordOf(scorecard, { commit: commitOf(folder), ...extras })
  // Two runs that begin in the same millisecond still differ in their ids, so that neither is ever written over.
  const id = randomBytes(4).toString('hex')
  const file = join(RUNS_FOLDER, `${record.startedAt.replaceAll(':', '-')}-${id}.json`)
  await writeWhole(join(folder, file), recordText(record)).catch((error: unknown) => {
    throw new Error(`the run was not kept, for ${file} cannot be written: ${diskReason(error)}`, { cause: error })
  })
  return file
}

/**
 * Every run of a team's folder; a file that cannot be read is told, and stays as it is.
 * @throws RunsError where the folder of the runs cannot be looked into
 */
export function readRuns(folder: string): StoredRuns {
  const runs: StoredRun[] = []
  const skipped: SkippedRun[] = []
  for (const name of runNames(folder)) {
    const file = join(RUNS_FOLDER, name)
    const read = readRun(join(folder, file))
    if (read.ok) runs.push({ id: idOf(name), file, record: read.value })
    else skipped.push({ file, message: read.error })
  }
  return { runs, skipped }
}

/** The folder of the runs is there, and cannot be looked into. */
export class RunsError extends Error {
  override readonly name = 'RunsError'
}

/**
 * The names of the files that hold runs, from the first to the last; drafts of a run that was broken off are none.
 * @throws RunsError
 */
export function runNames(folder: string): readonly string[] {
  const runs = join(folder, RUNS_FOLDER)
  if (!existsSync(runs)) return []
  return namesIn(runs)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'ENOTDIR' ? 'it is a file, and should be a folder' : readReason(error)
    throw new RunsError(`the runs in ${RUNS_FOLDER} cannot be read: ${reason}`)
  }
}

/** One file. */
export function readRun(file: string): ReturnType<typeof parseRecord> {
  try {
    return parseRecord(readFileSync(file, 'utf8'))
  } catch (error) {
    return failure(`cannot be read: ${readReason(error)}`)
  }
}

/** What a run is called: `1a2b3c4d` of `2025-11-21T08-12-40.000Z-1a2b3c4d.json`. */
export const idOf = (file: string): string => basename(file, '.json').replace(/^.*-/, '')

/**
 * The runs that tell of the team's program: those of the reference engine count only where there are no others, and
 * where a name is given, only those of the program of that name.
 */
export function runsOfTeam(runs: readonly StoredRun[], name?: string): readonly StoredRun[] {
  if (name !== undefined) return runs.filter(({ record }) => record.implementation.name === name)
  const own = runs.filter(({ record }) => record.reference === undefined)
  return own.length > 0 ? own : runs
}
