#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { FeatureError } from '../catalog/features'
import { CatalogError } from '../catalog/load'
import { UsageError } from './errors'
import { EXIT } from './exit'
import { suite } from './suite'

/**
 * The command `fitg`: one file per command, and of these only the one that is called is loaded. The exit code is set and
 * never forced, for a pipe may be slow.
 */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly register: (program: Command) => unknown }>>> = {
  grade: () => import('./commands/grade.js'),
  rules: () => import('./commands/rules.js'),
  check: () => import('./commands/check.js'),
  calibrate: () => import('./commands/calibrate.js'),
  serve: () => import('./commands/serve.js'),
}

async function main(): Promise<void> {
  const program = new Command('fitg')
    .description('Grades implementations of Freedom in the Galaxy (Star System game) against its rules summary.')
    .version(suite().version)
    .exitOverride()
    .showHelpAfterError('(add --help to see what there is)')
  const called = COMMANDS[process.argv[2] ?? '']
  const loading = called === undefined ? Object.values(COMMANDS) : [called]
  try {
    for (const load of loading) (await load()).register(program)
    await program.parseAsync()
  } catch (error) {
    process.exitCode = told(error)
  }
}

/** Tells an error to the user, and gives the exit code it asks for. */
function told(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`fitg: ${message}\n`)
  if (error instanceof UsageError || error instanceof CatalogError || error instanceof FeatureError) return EXIT.usage
  if (process.env['FITG_DEBUG'] !== undefined && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  return EXIT.nothing
}

void main()
