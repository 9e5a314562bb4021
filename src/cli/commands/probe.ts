import type { Command } from 'commander'
import pc from 'picocolors'
import { type ProbeReport, probe } from '../../probe/probe'
import { probeText, type StatusPaint } from '../../probe/text'
import { Interrupted } from '../errors'
import { EXIT } from '../exit'
import { UNWATCHED, watchForInterruption } from '../interruption'
import { jsonText, print } from '../output'
import { namedSut, type ProgramOptions, withProgramOptions } from '../program'

interface ProbeOptions extends ProgramOptions {
  readonly json?: true
}

/** `fitg probe`: checks an adapter before anything is graded. */
export const register = (program: Command): Command =>
  withProgramOptions(program.command('probe').description('checks an adapter: does it speak the protocol?'))
    .optionsGroup('What comes of it:')
    .option('--json', 'prints the findings as JSON')
    .addHelpText('after', HELP)
    .action(run)

const HELP = `
Exit codes: 0 no problem (there may be warnings), 1 a problem, 2 wrong usage,
3 the program never completed initialize.

Example: fitg probe --sut "python3 my_game.py"`

async function run(options: ProbeOptions): Promise<void> {
  const { label, connect } = namedSut(options)
  const look = probe(connect)
  const interruption = options.sutModule === undefined ? watchForInterruption(look.end) : UNWATCHED
  try {
    const report = await look.report
    if (interruption.came()) throw new Interrupted('interrupted')
    print(options.json ? jsonText({ sut: label, ...report }) : probeText(report, paint))
    process.exitCode = exitCodeOf(report)
  } finally {
    interruption.unwatch()
  }
}

function exitCodeOf({ introduced, ok }: ProbeReport): number {
  if (!introduced) return EXIT.nothing
  return ok ? EXIT.ok : EXIT.findings
}

const paint: StatusPaint = (status, text) => ({ ok: pc.green, warning: pc.yellow, problem: pc.red })[status](text)
