import Table from 'cli-table3'
import type { Command } from 'commander'
import { HARMLESS } from '../../calibration/harmless/index'
import { type CalibrationResult, calibrate } from '../../calibration/matrix'
import { VIOLATORS } from '../../calibration/violators'
import { yesMan } from '../../calibration/yes-man'
import { loadFeatureIndex } from '../../catalog/features'
import { loadCatalog } from '../../catalog/load'
import { counted } from '../../lib/numbers'
import { DEGENERATES } from '../../sut/degenerates/index'
import { EXIT } from '../exit'
import { type SelectionOptions, selectedRules, withSelection } from '../options'

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
  const result = await calibrate({
    catalog,
    features: loadFeatureIndex().files,
    selected: selectedRules(catalog, options).map(({ id }) => id),
    violators: VIOLATORS,
    harmless: HARMLESS,
    degenerates: DEGENERATES,
    yesMan,
    onSystem: (name) => process.stderr.write(`playing ${name}\n`),
  })
  process.stdout.write(options.json ? `${JSON.stringify(result, null, 2)}\n` : inWords(result))
  process.exitCode = result.ok ? EXIT.ok : EXIT.findings
}

function inWords({ ok, rules, harmless, degenerates, problems }: CalibrationResult): string {
  const table = new Table({
    head: ['rule', 'violator', 'caught', 'by the scenario', 'also fails'],
    style: { head: [], border: [] },
  })
  for (const { id, violators } of rules) {
    for (const { name, caught, scenario = '', alsoFails } of violators) {
      table.push([id, name, caught ? 'yes' : 'NO', scenario, alsoFails.length])
    }
  }
  const trials = rules.flatMap(({ violators }) => violators)
  const caught = trials.filter((trial) => trial.caught).length
  return [
    table.toString(),
    `${caught} of ${counted(trials.length, 'trial')} caught, for ${counted(rules.length, 'rule')}.`,
    `Harmless variants that conform on every rule: ${harmless.filter((one) => one.notConforming.length === 0).length} of ${harmless.length}.`,
    `Degenerates that conform to nothing: ${degenerates.filter((one) => one.conforming.length === 0).length} of ${degenerates.length}.`,
    ...problems.map((problem) => `- ${problem}`),
    ok ? 'The suite is calibrated.' : 'The suite is NOT calibrated.',
    '',
  ].join('\n')
}
