import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { loadProven } from '../../catalog/coverage'
import { loadFeatureIndex } from '../../catalog/features'
import { loadCatalog } from '../../catalog/load'
import type { Scorecard } from '../../grading/scorecard-schema'
import { didYouMean } from '../../lib/nearest'
import { blockOfText } from '../../lib/text'
import { renderScorecard } from '../../report/html'
import { renderTerminal } from '../../report/terminal'
import { writeReport } from '../../report/write'
import { gradeSut } from '../../run/grade'
import { openSut } from '../../sut/open'
import type { SutSession } from '../../sut/session'
import { NothingGraded, UsageError } from '../errors'
import { EXIT } from '../exit'
import { namesOf, type SelectionOptions, seconds, selectedRules, share, withSelection } from '../options'
import { suite } from '../suite'

interface GradeOptions extends SelectionOptions {
  readonly sut?: string
  readonly sutModule?: string
  readonly out: string
  readonly format: readonly Format[]
  readonly timeout?: number
  readonly runTimeout?: number
  readonly order: Order
  readonly exitZero?: true
  readonly failUnder?: number
  readonly json?: true
}

type Order = 'defined' | 'random' | `random:${string}`

const FORMATS = ['html', 'json'] as const
type Format = (typeof FORMATS)[number]

/** `fitg grade`: grades a program under test. */
export const register = (program: Command): Command =>
  withSelection(program.command('grade'))
    .description('grades a program, by default the reference engine, and writes a scorecard')
    .option('--sut <command>', 'the program, by the command that starts it and speaks the protocol')
    .option('--sut-module <file>', 'the program, as a CommonJS module that exports a handler')
    .option('--out <folder>', 'where the reports go', 'reports')
    .option('--format <names>', `report formats, separated by commas: ${FORMATS.join(', ')}`, formats, [...FORMATS])
    .option('--timeout <seconds>', 'the longest wait for one answer (default: 10)', seconds)
    .option('--run-timeout <seconds>', 'the longest time for the whole run', seconds)
    .option('--order <order>', 'order of the scenarios: defined, random or random:<seed>', order, 'defined')
    .option('--exit-zero', 'exit with 0 whatever the verdicts')
    .option('--fail-under <share>', 'exit with 1 where a smaller share of the rules conforms, such as 0.9', share)
    .option('--json', 'print the scorecard as JSON instead of a table')
    .action(grade)

async function grade(options: GradeOptions): Promise<void> {
  const catalog = loadCatalog()
  const rules = selectedRules(catalog, options)
  const index = loadFeatureIndex()
  if (!rules.some(({ id }) => index.rules.has(id))) {
    throw new NothingGraded('none of the selected rules has a scenario yet; fitg check tells which sections have begun')
  }
  const session = openedSut(options)
  const stopWatching = endOnSignals(() => session.giveUp('the run was interrupted'))
  try {
    const { scorecard, defects } = await gradeSut({
      catalog,
      index,
      proven: loadProven(),
      rules,
      session,
      suite: suite(),
      selection: namesOf(options),
      command: commandOf(options),
      order: options.order,
      timeLimitSeconds: options.runTimeout,
    }).catch((error: unknown) => {
      throw isSutTrouble(error) ? new NothingGraded(notStarted(session.label, error)) : error
    })
    await writeReports(scorecard, options)
    process.stdout.write(
      options.json
        ? `${JSON.stringify(scorecard, null, 2)}\n`
        : renderTerminal(scorecard, { columns: process.stdout.columns ?? 100 }),
    )
    for (const defect of defects) process.stderr.write(`fitg: the harness failed: ${defect}\n`)
    process.exitCode = defects.length > 0 ? EXIT.nothing : exitCodeOf(scorecard, options)
  } finally {
    stopWatching()
    await session.close()
  }
}

function openedSut({ sut, sutModule, timeout }: GradeOptions): SutSession {
  if (sut !== undefined && sutModule !== undefined) throw new UsageError('give --sut or --sut-module, not both')
  try {
    return openSut({ command: sut, module: sutModule, ...(timeout === undefined ? {} : { timeoutSeconds: timeout }) })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function writeReports(scorecard: Scorecard, { format, out }: GradeOptions): Promise<void> {
  for (const name of format) {
    const file = join(out, `scorecard.${name}`)
    await writeReport(file, rendered(scorecard, name)).catch((error: Error) => {
      throw new UsageError(error.message)
    })
    process.stderr.write(`wrote ${file}\n`)
  }
}

function rendered(scorecard: Scorecard, format: Format): string {
  if (format === 'json') return `${JSON.stringify(scorecard, null, 2)}\n`
  return renderScorecard(scorecard)
}

/** Untested and waived rules count neither for nor against a program. */
function exitCodeOf({ totals }: Scorecard, { exitZero, failUnder }: GradeOptions): number {
  const { conforms, violates, errored, unsupported } = totals
  const graded = conforms + violates + errored + unsupported
  if (graded === 0) return EXIT.nothing
  if (exitZero) return EXIT.ok
  const missed = failUnder !== undefined && conforms / (totals.rules - totals.waived) < failUnder
  return graded > conforms || missed ? EXIT.findings : EXIT.ok
}

/** The command line without its selection: with `--rule <id>` it reruns one rule. */
function commandOf({ sut, sutModule }: GradeOptions): string {
  if (sut !== undefined) return `fitg grade --sut ${JSON.stringify(sut)}`
  return sutModule === undefined ? 'fitg grade' : `fitg grade --sut-module ${sutModule}`
}

const isSutTrouble = (error: unknown): error is Error & { readonly stderr?: string } =>
  error instanceof Error && ['SutFailure', 'SutError', 'Unsupported'].includes(error.name)

function notStarted(label: string, error: Error & { readonly stderr?: string }): string {
  const said = blockOfText(error.stderr ?? '', 4000, 'end')
  const tail = said === '' ? '' : `\nThe last lines of its standard error:\n${said.replace(/^/gm, '  ')}`
  return `nothing was graded, for the program never introduced itself: ${blockOfText(error.message, 600)}\n  ${label}${tail}`
}

/** Ends the program under test when the user does, for it runs in a process group of its own. */
function endOnSignals(end: () => Promise<void>): () => void {
  const onSignal = () => {
    process.stderr.write('fitg: interrupted; no report was written\n')
    void end().finally(() => process.exit(EXIT.interrupted))
  }
  for (const signal of SIGNALS) process.once(signal, onSignal)
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

function formats(text: string): Format[] {
  return text.split(',').map((name) => {
    const format = FORMATS.find((candidate) => candidate === name)
    if (format !== undefined) return format
    throw new InvalidArgumentError(
      `there is no format "${name}"${didYouMean(name, FORMATS)}. There are ${FORMATS.join(', ')}.`,
    )
  })
}

function order(text: string): Order {
  if (/^(defined|random(:\w+)?)$/.test(text)) return text as Order
  throw new InvalidArgumentError('defined, random or random:<seed> is wanted')
}
