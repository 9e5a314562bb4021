import { randomInt } from 'node:crypto'
import { type Command, Option } from 'commander'
import { FORMAT_NAMES, type FormatName } from '../report/formats'
import { UsageError } from './errors'
import { given, type SelectionOptions, seconds, share, withSelection } from './options'
import { type ProgramOptions, withProgramOptions } from './program'
import { formats } from './reports'
import type { SandboxChoice } from './sandbox'

/** What `fitg grade` can be told. */
export interface GradeOptions extends SelectionOptions, ProgramOptions, SandboxChoice {
  readonly runTimeout?: number
  readonly order: Order
  readonly out: string
  readonly profile?: string
  readonly format: readonly FormatName[]
  readonly lastFailed?: true
  readonly store: boolean
  readonly json?: true
  readonly failUnder?: number
  readonly exitZero?: true
}

type Order = 'defined' | `random:${string}`

/** What is written where nothing else is asked for. */
const USUAL_FORMATS: readonly FormatName[] = ['html', 'json']

/** The options of `fitg grade`, in groups. */
export const withGradeOptions = (command: Command): Command =>
  withProgramOptions(
    withSelection(command).option(
      '--last-failed',
      'of these, those that did not conform when last graded in this folder',
    ),
  )
    .option('--run-timeout <seconds>', 'the longest time for the whole run', seconds('--run-timeout'))
    .option('--order <order>', 'of the scenarios: defined, random or random:<seed>', order, 'defined')
    .optionsGroup('What comes of it:')
    .option('--profile <file>', 'a grading profile: points and waivers, in YAML', given('--profile'))
    .option('--out <folder>', 'where the reports go', given('--out'), 'reports')
    .addOption(
      new Option('--format <names>', 'which reports')
        .choices(FORMAT_NAMES)
        .default(USUAL_FORMATS, USUAL_FORMATS.join())
        .argParser(formats),
    )
    .option('--no-store', 'does not keep the run in .fitg, for fitg checklist, diff and history')
    .option('--json', 'prints the scorecard as JSON instead of a table')
    .option(
      '--fail-under <share>',
      'exits with 1 also where a smaller share of the rules conforms',
      share('--fail-under'),
    )
    .option('--exit-zero', 'exits with 0 whatever the verdicts')
    .addHelpText('after', HELP)

const HELP = `
Exit codes: 0 every graded rule conforms, 1 some rule does not, 2 wrong usage,
3 nothing could be graded, 130 interrupted.

Example: fitg grade --section 8.2 --sut "python3 my_game.py"`

/** Parses `--order`. A random one is told, for it must be possible to repeat it. */
function order(text: string): Order {
  if (text === 'random') {
    const seed = randomInt(1_000_000)
    process.stderr.write(`the order is random:${seed}\n`)
    return `random:${seed}`
  }
  if (/^random:\w+$/.test(text)) return text as Order
  if (text === 'defined') return text
  throw new UsageError(`--order ${text}: defined, random or random:<seed> is wanted`)
}
