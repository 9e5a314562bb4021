import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { calibrate } from '../../calibration/matrix'
import { SYSTEMS } from '../../calibration/systems'
import { startWorkers, WorkerFailure } from '../../calibration/workers'
import type { Catalog, Rule } from '../../catalog/catalog'
import { loadFeatureIndex } from '../../catalog/features'
import { loadCatalog } from '../../catalog/load'
import type { CalibrationResult } from '../../grading/calibration'
import { counted } from '../../lib/numbers'
import { renderCalibrationPage } from '../../report/calibration-page'
import { textTable } from '../../report/text-table'
import { Interrupted, NothingGraded } from '../errors'
import { EXIT } from '../exit'
import { watchForInterruption } from '../interruption'
import { given, requireScenarios, type SelectionOptions, selectedRules, whole, withSelection } from '../options'
import { jsonText, print, terminalWidth } from '../output'
import { progressLine } from '../progress'
import { writeReportFiles } from '../reports'

interface CalibrateOptions extends SelectionOptions {
  readonly jobs: number
  readonly out: string
  readonly json?: true
}

/** `fitg calibrate`: shows that the suite catches what is broken, and passes what merely differs. */
export const register = (program: Command): Command =>
  withSelection(program.command('calibrate'))
    .description('plays broken, harmless and degenerate engines, and shows what the suite makes of them')
    .option('--jobs <number>', 'how many play at a time', whole('--jobs'), availableParallelism())
    .option('--out <folder>', 'where the page calibration.html goes', given('--out'), 'reports')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(run)

const HELP = `
Exit codes: 0 the suite is calibrated, 1 it is not, 2 wrong usage,
3 something could not be played, 130 interrupted.`

/** Shows the result, also where the page cannot be written: the run may have taken long. */
async function run(options: CalibrateOptions): Promise<void> {
  const catalog = loadCatalog()
  const result = await calibrated(catalog, selectedRules(catalog, options), options)
  process.exitCode = result.ok ? EXIT.ok : EXIT.findings
  try {
    await writeReportFiles([
      { file: join(options.out, 'calibration.html'), text: renderCalibrationPage(result, catalog) },
    ])
  } finally {
    print(options.json ? jsonText(result) : inWords(result))
  }
}

/** Plays everything in threads of its own, which have ended when this ends, however it ends. */
async function calibrated(
  catalog: Catalog,
  selected: readonly Rule[],
  { jobs }: CalibrateOptions,
): Promise<CalibrationResult> {
  const index = loadFeatureIndex()
  requireScenarios(selected, index)
  const workers = startWorkers(jobs, require.resolve('../../calibration/systems'))
  const interruption = watchForInterruption(async () => workers.stop('interrupted'))
  const progress = progressLine()
  try {
    return await calibrate({
      rules: catalog.rules.length,
      index,
      selected,
      systems: SYSTEMS,
      play: workers.play,
      onPlayed: ({ name, played, of }) => progress.show(`${played} of ${counted(of, 'engine')} played: ${name}`),
    })
  } catch (error) {
    if (interruption.came()) throw new Interrupted('interrupted; nothing was calibrated')
    throw error instanceof WorkerFailure ? new NothingGraded(`nothing was calibrated: ${error.message}`) : error
  } finally {
    progress.end()
    await workers.close()
    interruption.unwatch()
  }
}

function inWords({ ok, rules, harmless, degenerates, problems }: CalibrationResult): string {
  const head = ['rule', 'violator', 'caught', 'by the scenario', 'also fails']
  const body = rules.flatMap(({ id, violators }) =>
    violators.map(({ name, caught, scenario = '', alsoFails }) => [
      id,
      name,
      caught ? 'yes' : 'NO',
      scenario,
      String(alsoFails.length),
    ]),
  )
  const trials = rules.flatMap(({ violators }) => violators)
  const caught = trials.filter((trial) => trial.caught).length
  return [
    textTable({ head, body, columns: terminalWidth(), giving: 3, isFigure: (column) => column === 4 }),
    '',
    `${caught} of ${counted(trials.length, 'trial')} caught, for ${counted(rules.length, 'rule')}.`,
    `Harmless variants that conform on every rule: ${harmless.filter((one) => one.notConforming.length === 0).length} of ${harmless.length}.`,
    `Degenerates that conform to nothing: ${degenerates.filter((one) => one.conforming.length === 0).length} of ${degenerates.length}.`,
    ...problems.map((problem) => `- ${problem}`),
    ok ? 'The suite is calibrated.' : 'The suite is NOT calibrated.',
    '',
  ].join('\n')
}
