import type { Command } from 'commander'
import { loadCatalog } from '../../catalog/load'
import { diskReason, writeWhole } from '../../lib/write-whole'
import { historyMarkdown, renderHistory } from '../../report/checklist-history'
import { renderHistoryPage } from '../../report/history-page'
import { historyOf } from '../../store/history'
import { UsageError } from '../errors'
import { given, type SelectionOptions, selectedRules, withSelection } from '../options'
import { type OutputOptions, printAs, teamRuns, withOutput, withProgram } from '../stored'

interface HistoryOptions extends SelectionOptions, OutputOptions {
  readonly html?: string
  readonly implementation?: string
}

/** `fitg history`: how the rules came to conform. */
export const register = (program: Command): Command =>
  withProgram(withOutput(withSelection(program.command('history'))))
    .description('shows how many rules of each section conformed, run by run')
    .option('--html <file>', 'write it as a page with plots, too', given('--html'))
    .action(async (options: HistoryOptions) => {
      const catalog = loadCatalog()
      const selected = new Set(selectedRules(catalog, options).map(({ id }) => id))
      const history = historyOf({ catalog, ...teamRuns(options.implementation), selected })
      if (options.html !== undefined) await writePage(options.html, renderHistoryPage(history))
      printAs(history, options, { text: renderHistory, markdown: historyMarkdown })
    })

async function writePage(file: string, page: string): Promise<void> {
  await writeWhole(file, page).catch((error: unknown) => {
    throw new UsageError(`${file} cannot be written: ${diskReason(error)}`)
  })
  process.stderr.write(`wrote ${file}\n`)
}
