import { type Command, Option } from 'commander'
import type { Catalog } from '../../catalog/catalog'
import { loadCatalog } from '../../catalog/load'
import { checklistMarkdown } from '../../report/checklist-markdown'
import { renderChecklist } from '../../report/checklist-terminal'
import { checklistOf } from '../../store/checklist'
import { CLAIMS_FILE } from '../../store/claims'
import { ClaimsError, claimRules, readClaims, unclaimRules } from '../../store/claims-file'
import { STATUSES, type Status } from '../../store/status'
import { UsageError } from '../errors'
import { given, names, type SelectionOptions, selectedRules, unknownName, withSelection } from '../options'
import { print } from '../output'
import { type OutputOptions, printAs, teamRuns, withOutput, withProgram } from '../stored'

interface ChecklistOptions extends SelectionOptions, OutputOptions {
  readonly only?: readonly Status[]
  readonly implementation?: string
}

/** `fitg checklist`: where every rule stands over time, and what the team claims. */
export const register = (program: Command): void => {
  const checklist = withProgram(withOutput(withSelection(program.command('checklist'))))
    .description('shows where each rule stands, from all runs kept and what the team claims')
    .addOption(new Option('--only <statuses>', 'only rules that are so').choices(STATUSES).argParser(statuses))
    .action(show)
  checklist
    .command('claim')
    .description(`writes into ${CLAIMS_FILE} that rules are done`)
    .argument('<rules...>', 'the rules, such as 6.1.3')
    .requiredOption('--by <name>', 'whose claim it is', given('--by'))
    .option('--note <text>', 'what there is to say of it', given('--note'))
    .option('--owner <name>', 'who answers for these rules from now on', given('--owner'))
    .action(claim)
  checklist
    .command('unclaim')
    .description('takes claims back; owners and notes on the rules stay')
    .argument('<rules...>', 'the rules, such as 6.1.3')
    .action(unclaim)
}

function show(options: ChecklistOptions): void {
  const catalog = loadCatalog()
  const selected = new Set(selectedRules(catalog, options).map(({ id }) => id))
  const claims = claimsOrUsage(() => readClaims(process.cwd(), idsOf(catalog)))
  const { only } = options
  const checklist = checklistOf({
    catalog,
    ...teamRuns(options.implementation),
    claims,
    selected,
    ...(only === undefined ? {} : { only }),
  })
  printAs(checklist, options, { text: renderChecklist, markdown: checklistMarkdown })
}

interface ClaimOptions {
  readonly by: string
  readonly note?: string
  readonly owner?: string
}

async function claim(rules: readonly string[], { by, note, owner }: ClaimOptions): Promise<void> {
  const catalog = loadCatalog()
  const named = rulesNamed(catalog, rules)
  const on = new Date().toISOString().slice(0, 10)
  const said = { by, on, ...(note === undefined ? {} : { note }), ...(owner === undefined ? {} : { owner }) }
  const before = await claimRules(process.cwd(), named, said, idsOf(catalog)).catch(asUsage)
  for (const id of named) {
    const earlier = before.get(id)?.claim
    const instead = earlier === undefined || earlier.by === by ? '' : `, instead of ${earlier.by}`
    print(`${id} is claimed by ${by}${instead}\n`)
  }
}

async function unclaim(rules: readonly string[]): Promise<void> {
  const catalog = loadCatalog()
  const named = rulesNamed(catalog, rules)
  const before = await unclaimRules(process.cwd(), named, idsOf(catalog)).catch(asUsage)
  for (const id of named) {
    const earlier = before.get(id)?.claim
    print(earlier === undefined ? `${id} was not claimed\n` : `${id} is no longer claimed by ${earlier.by}\n`)
  }
}

const idsOf = ({ rules }: Catalog): readonly string[] => rules.map(({ id }) => id)

const rulesNamed = (catalog: Catalog, rule: readonly string[]): readonly string[] =>
  selectedRules(catalog, { ruleset: [], section: [], rule }).map(({ id }) => id)

function claimsOrUsage<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return asUsage(error)
  }
}

/** What is wrong with the checklist is for its owner to put right. */
function asUsage(error: unknown): never {
  throw error instanceof ClaimsError ? new UsageError(error.message) : error
}

/** Parses `--only`. */
const statuses = (text: string): readonly Status[] =>
  names(text).map((name) => {
    const status = STATUSES.find((candidate) => candidate === name)
    if (status !== undefined) return status
    throw new UsageError(unknownName('status', name, STATUSES))
  })
