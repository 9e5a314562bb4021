import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalog } from '../../catalog/load'
import { writeManyRuns } from '../../store/many-runs.fixture'
import { median, rounded } from './figures'

/** What a team waits for that has graded often: whole processes, with a thousand runs of all rules to read. */
export interface KeptRuns {
  readonly runs: number
  /** Seconds, medians. */
  readonly checklist: number
  readonly history: number
}

const RUNS = 1000
const ROUNDS = 5

/** @param timed runs `fitg` with these arguments in a folder, and says how many seconds it took */
export function keptRuns(folder: string, timed: (args: readonly string[], cwd: string) => number): KeptRuns {
  const team = join(folder, 'team')
  mkdirSync(team)
  writeManyRuns(team, loadCatalog(), RUNS)
  const seconds = (command: string) =>
    rounded(median(Array.from({ length: ROUNDS }, () => timed([command, '--json'], team))))
  return { runs: RUNS, checklist: seconds('checklist'), history: seconds('history') }
}
