import type { Command } from 'commander'
import { loadCatalog } from '../../catalog/load'
import { diffMarkdown, renderDiff } from '../../report/checklist-diff'
import { diffOf } from '../../store/diff'
import { findRun } from '../../store/find-run'
import type { StoredRun } from '../../store/runs'
import { UsageError } from '../errors'
import { type OutputOptions, printAs, readable, withOutput } from '../stored'

/** `fitg diff`: what changed between two runs. */
export const register = (program: Command): Command =>
  withOutput(program.command('diff'))
    .description('shows what changed between two runs')
    .argument('[from]', 'a run: -1 is the last and -2 the one before, or the beginning of its id, or a file', '-2')
    .argument('[to]', 'the run to compare it with', '-1')
    .action((from: string, to: string, options: OutputOptions) => {
      printAs(diffOf(runNamed(from), runNamed(to), loadCatalog()), options, {
        text: renderDiff,
        markdown: diffMarkdown,
      })
    })

function runNamed(name: string): StoredRun {
  const found = readable(() => findRun(process.cwd(), name))
  if (!found.ok) throw new UsageError(found.error)
  return found.value
}
