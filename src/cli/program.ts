import type { Command } from 'commander'
import { shellWord } from '../lib/shell'
import { chooseSut, DEFAULT_TIMEOUT_SECONDS, type Sut } from '../sut/open'
import type { SandboxOptions } from '../sut/sandbox/bubblewrap'
import { UsageError } from './errors'
import { given, seconds } from './options'

/** Which program a command is about. */
export interface ProgramOptions {
  readonly sut?: string
  readonly sutModule?: string
  readonly timeout: number
}

/** `--sut`, `--sut-module` and `--timeout`. */
export const withProgramOptions = (command: Command): Command =>
  command
    .optionsGroup('Which program (the reference engine, if none is named):')
    .option('--sut <command>', 'the command that starts it; it speaks the protocol', given('--sut'))
    .option('--sut-module <file>', 'a CommonJS module that exports its handler', given('--sut-module'))
    .optionsGroup('How it is run:')
    .option('--timeout <seconds>', 'the longest wait for an answer', seconds('--timeout'), DEFAULT_TIMEOUT_SECONDS)

/**
 * The program that the options name; it is not started yet.
 * @param sandbox what the command is kept in, if in anything
 * @throws UsageError where they name two, or a module that cannot be used
 */
export function namedSut({ sut, sutModule, timeout }: ProgramOptions, sandbox?: SandboxOptions): Sut {
  if (sut !== undefined && sutModule !== undefined) throw new UsageError('give --sut or --sut-module, not both')
  try {
    return chooseSut({ command: sut, module: sutModule, timeoutSeconds: timeout, sandbox })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The options that name a program, as they have to be typed; empty for the reference engine. */
export function programWords({ sut, sutModule }: Pick<ProgramOptions, 'sut' | 'sutModule'>): string {
  if (sut !== undefined) return ` --sut ${shellWord(sut)}`
  return sutModule === undefined ? '' : ` --sut-module ${shellWord(sutModule)}`
}
