import type { Command } from 'commander'
import { parseReplay } from '../../replay/parse'
import { playAgain, type Repeated } from '../../replay/play'
import type { Replay } from '../../replay/record'
import { shellLine } from '../../replay/shell-line'
import { replayReport } from '../../replay/text'
import { Interrupted, NothingGraded, UsageError } from '../errors'
import { EXIT } from '../exit'
import { UNWATCHED, watchForInterruption } from '../interruption'
import { print } from '../output'
import { namedSut, type ProgramOptions, programWords, withProgramOptions } from '../program'
import { textOf } from '../read-file'

interface ReplayOptions extends ProgramOptions {
  readonly print?: true
}

/** `fitg replay`: sends the messages of a failing scenario again. */
export const register = (program: Command): Command =>
  withProgramOptions(
    program
      .command('replay')
      .description('sends the messages of a failing scenario again, and compares the answers')
      .argument('<file>', 'one that fitg grade wrote, such as reports/replay/8.2.1-1.ndjson'),
  )
    .optionsGroup('What comes of it:')
    .option('--print', 'prints a line for the shell that sends the messages, and runs nothing')
    .addHelpText('after', HELP)
    .action(run)

const HELP = `
Exit codes: 0 all came to the same as recorded, and so the failure repeats,
1 something is different now, 2 wrong usage, 3 the program could not be run.

Example: fitg replay reports/replay/8.2.1-1.ndjson --sut "python3 my_game.py"`

async function run(file: string, options: ReplayOptions): Promise<void> {
  const replay = readReplay(file)
  if (options.print) return print(`${shellLine(replay, commandOf(options))}\n`)
  const { connect } = namedSut(options)
  const connection = connect()
  const interruption = options.sutModule === undefined ? watchForInterruption(() => connection.close()) : UNWATCHED
  try {
    const repeated = await playAgain(replay.messages, connection)
    if (interruption.came()) throw new Interrupted('interrupted')
    requireStart(repeated)
    print(replayReport(replay, repeated, `npx fitg grade${programWords(options)} --rule ${replay.header.rule}`))
    process.exitCode = repeated.every(({ same }) => same) ? EXIT.ok : EXIT.findings
  } finally {
    await connection.close()
    interruption.unwatch()
  }
}

function readReplay(file: string): Replay {
  const parsed = parseReplay(textOf(file, 'the replay file'), file)
  if (!parsed.ok) throw new UsageError(parsed.error)
  return parsed.value
}

/** What the shell starts; the reference engine has a command of its own. */
function commandOf({ sut, sutModule }: ReplayOptions): string {
  if (sutModule !== undefined) throw new UsageError('--print needs --sut: a module is no program that a shell can run')
  return sut ?? 'npx fitg serve'
}

/** A program that cannot even be started has neither repeated nor mended anything. */
function requireStart([first]: readonly Repeated[]): void {
  if (first?.failure === undefined || first.same) return
  throw new NothingGraded(`the program could not be run: ${first.failure.message}`)
}
