import type { Command } from 'commander'
import { VIOLATORS } from '../../calibration/violators'
import { type CheckReport, check } from '../../check/check'
import { problemLine } from '../../check/problem'
import { readProject } from '../../check/project'
import { counted } from '../../lib/numbers'
import { EXIT } from '../exit'
import { jsonText, print } from '../output'

/** `fitg check`: holds catalog, features, phrases, rulebook and violators against each other. */
export const register = (program: Command): Command =>
  program
    .command('check')
    .description('holds catalog, features, rulebook and violators against each other')
    .option('--json', 'print the result as JSON')
    .action(async ({ json }: { json?: true }) => {
      const report = check(await readProject(VIOLATORS))
      print(json ? jsonText(report) : inWords(report))
      process.exitCode = report.ok ? EXIT.ok : EXIT.findings
    })

function inWords({ ok, rules, covered, problems, sections }: CheckReport): string {
  const begun = sections.filter((section) => section.covered > 0)
  const waiting = sections.filter((section) => section.covered === 0)
  return [
    ...problems.map((problem) => `${problem.severity}: ${problemLine(problem)}`),
    ...(problems.length > 0 ? [''] : []),
    `${covered} of ${counted(rules, 'rule')} have scenarios.`,
    ...begun.map((section) => `  ${section.id.padEnd(5)} ${section.covered} of ${section.rules}  ${section.title}`),
    ...(waiting.length > 0 ? [`Not begun: ${waiting.map(({ id }) => id).join(', ')}.`] : []),
    ok ? 'Catalog, features, rulebook and violators agree.' : `${counted(problems.length, 'problem')} found.`,
    '',
  ].join('\n')
}
