#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { FeatureError } from '../catalog/features'
import { CatalogError } from '../catalog/load'
import { diskReason } from '../lib/write-whole'
import { Interrupted, NothingGraded, UsageError } from './errors'
import { EXIT } from './exit'
import { unknownName } from './options'
import { suite } from './suite'

/**
 * The command `fitg`: one file per command, and of these only the one that is called is loaded. The exit code is set and
 * never forced, for a pipe may be slow.
 */
const COMMANDS: ReadonlyMap<string, () => Promise<{ readonly register: (program: Command) => unknown }>> = new Map([
  ['grade', () => import('./commands/grade.js')],
  ['rules', () => import('./commands/rules.js')],
  ['check', () => import('./commands/check.js')],
  ['calibrate', () => import('./commands/calibrate.js')],
  ['checklist', () => import('./commands/checklist.js')],
  ['diff', () => import('./commands/diff.js')],
  ['history', () => import('./commands/history.js')],
  ['init', () => import('./commands/init.js')],
  ['doctor', () => import('./commands/doctor.js')],
  ['play', () => import('./commands/play.js')],
  ['probe', () => import('./commands/probe.js')],
  ['replay', () => import('./commands/replay.js')],
  ['serve', () => import('./commands/serve.js')],
  ['completion', () => import('./commands/completion.js')],
])

/** Set once a command has come to its end, well or not. */
let done = false

async function main(): Promise<void> {
  try {
    const args = asOption(process.argv.slice(2))
    const program = new Command('fitg')
      .description('Grades implementations of Freedom in the Galaxy (Star System game) against its rules summary.')
      .version(suite().version)
      .exitOverride()
      .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'fitg: ')) })
      .showHelpAfterError('(add --help to see what there is)')
    for (const load of commandsFor(args)) (await load()).register(program)
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    process.exitCode = told(error)
  }
  done = true
}

/** `fitg help grade` as `fitg grade --help`. */
const asOption = (args: readonly string[]): readonly string[] =>
  args[0] === 'help' ? [...args.slice(1), '--help'] : args

/** The command that is called; all, where an option comes first or nothing at all, and where all are to be completed. */
function commandsFor([name = '-']: readonly string[]) {
  const called = COMMANDS.get(name)
  if (called !== undefined && name !== 'completion') return [called]
  if (called !== undefined || name.startsWith('-')) return [...COMMANDS.values()]
  throw new UsageError(unknownName('command', name, [...COMMANDS.keys()]))
}

/** Tells an error to the user, and gives the exit code it asks for. */
function told(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
  const code = exitCodeOf(error)
  process.stderr.write(`fitg: ${code === undefined ? unexpected(error) : (error as Error).message}\n`)
  return code ?? EXIT.nothing
}

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof UsageError || error instanceof CatalogError || error instanceof FeatureError) return EXIT.usage
  if (error instanceof NothingGraded) return EXIT.nothing
  return error instanceof Interrupted ? EXIT.interrupted : undefined
}

function unexpected(error: unknown): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return process.env['FITG_DEBUG'] ? `${stack}` : `unexpected error: ${message}; FITG_DEBUG=1 shows where`
}

// A reader that has seen enough, such as `head`, is no error, and the verdict stays what it is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE')
    process.exitCode = told(new UsageError(`standard output cannot be written: ${diskReason(error)}`))
})
process.stderr.on('error', () => {})

// A module under test shares this process. What it leaves behind must look neither like a verdict nor like a crash of
// this program; and if it ends the process, or lets it run dry, that is no success.
process.once('uncaughtException', (error) => {
  done = true
  process.exit(told(error))
})
process.on('exit', (code) => {
  if (done || code === EXIT.interrupted) return
  process.stderr.write('fitg: ended before its work was done; does the module under test end the process?\n')
  process.exitCode = EXIT.nothing
})

void main()
