import type { Command } from 'commander'
import { didYouMean } from '../lib/nearest'
import type { TerminalOptions } from '../report/terminal'
import { RunsError, readRuns, runsOfTeam, type StoredRuns } from '../store/runs'
import { UsageError } from './errors'
import { given } from './options'
import { jsonText, print, terminalWidth } from './output'

/** What the commands on kept runs have in common. */

export interface OutputOptions {
  readonly json?: true
  readonly markdown?: true
}

export const withOutput = (command: Command): Command =>
  command.option('--json', 'print as JSON').option('--markdown', 'print as Markdown')

export const withProgram = (command: Command): Command =>
  command.option('--implementation <name>', 'only runs of the program of that name', given('--implementation'))

/** The runs kept in the folder we are in; what cannot be read is told, once. */
export function teamRuns(implementation?: string): StoredRuns {
  const { runs, skipped } = readable(() => readRuns(process.cwd()))
  for (const { file, message } of skipped) {
    process.stderr.write(`fitg: ${file} ${message}; it was left alone, and does not count\n`)
  }
  const own = runsOfTeam(runs, implementation)
  if (implementation !== undefined && own.length === 0) {
    const names = [...new Set(runs.map(({ record }) => record.implementation.name))]
    throw new UsageError(`no run of "${implementation}" is kept${didYouMean(implementation, names)}`)
  }
  return { runs: own, skipped }
}

/** A folder of runs that cannot be looked into is for its owner to put right. */
export function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof RunsError ? new UsageError(error.message) : error
  }
}

/**
 * Prints a result as it was asked for.
 * @throws UsageError where it was asked for twice
 */
export function printAs<T>(
  result: T,
  { json, markdown }: OutputOptions,
  render: { readonly text: (result: T, options: TerminalOptions) => string; readonly markdown: (result: T) => string },
): void {
  if (json && markdown) throw new UsageError('give --json or --markdown, not both')
  if (json) print(jsonText(result))
  else print(markdown ? render.markdown(result) : render.text(result, { columns: terminalWidth() }))
}
