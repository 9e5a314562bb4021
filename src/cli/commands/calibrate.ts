import type { Command } from 'commander'
import { HARMLESS } from '../../calibration/harmless/index'
import { type CalibrationResult, calibrate } from '../../calibration/matrix'
import { VIOLATORS } from '../../calibration/violators'
import { yesMan } from '../../calibration/yes-man'
import { loadFeatureIndex } from '../../catalog/features'
import { loadCatalog } from '../../catalog/load'
import { counted } from '../../lib/numbers'
import { textTable } from '../../report/text-table'
import { DEGENERATES } from '../../sut/degenerates/index'
import { EXIT } from '../exit'
import { requireScenarios, type SelectionOptions, selectedRules, withSelection } from '../options'
import { jsonText, print, terminalWidth } from '../output'

interface CalibrateOptions extends SelectionOptions {
  readonly json?: true
}

/** `fitg calibrate`: shows that the suite catches what is broken, and passes what merely differs. */
export const register = (program: Command): Command =>
  withSelection(program.command('calibrate'))
    .description('plays broken, harmless and degenerate engines, and shows what the suite makes of them')
    .option('--json', 'print the result as JSON')
    .action(run)

async function run(options: CalibrateOptions): Promise<void> {
  const catalog = loadCatalog()
  const rules = selectedRules(catalog, options)
  const index = loadFeatureIndex()
  requireScenarios(rules, index)
  const result = await calibrate({
    catalog,
    features: index.files,
    selected: rules.map(({ id }) => id),
    violators: VIOLATORS,
    harmless: HARMLESS,
    degenerates: DEGENERATES,
    yesMan,
    onSystem: (name) => process.stderr.write(`playing ${name}\n`),
  })
  print(options.json ? jsonText(result) : inWords(result))
  process.exitCode = result.ok ? EXIT.ok : EXIT.findings
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
