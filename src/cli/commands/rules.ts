import type { Command } from 'commander'
import type { Rule } from '../../catalog/catalog'
import { type FeatureIndex, loadFeatureIndex } from '../../catalog/features'
import { loadCatalog } from '../../catalog/load'
import { grouped } from '../../lib/numbers'
import { textTable } from '../../report/text-table'
import { EXIT } from '../exit'
import { type SelectionOptions, selectedRules, withSelection } from '../options'
import { jsonText, print, terminalWidth } from '../output'

interface RulesOptions extends SelectionOptions {
  readonly json?: true
}

/** `fitg rules`: the catalog, or one rule of it. */
export const register = (program: Command): Command =>
  withSelection(program.command('rules'))
    .description('lists the rules, or shows one')
    .argument('[id]', 'the rule to show, such as 6.1.3')
    .option('--json', 'print as JSON')
    .action((id: string | undefined, options: RulesOptions) => {
      const catalog = loadCatalog()
      const index = loadFeatureIndex()
      const named = id === undefined ? options : { ...options, rule: [...options.rule, id] }
      const rules = selectedRules(catalog, named)
      print(options.json ? jsonText(rules.map((rule) => described(rule, index))) : inWords(rules, index, id))
      process.exitCode = EXIT.ok
    })

/** A rule with the scenarios that show it. */
const described = (rule: Rule, index: FeatureIndex) => ({ ...rule, scenarios: scenariosOf(rule, index) })

const scenariosOf = ({ id }: Rule, index: FeatureIndex) => {
  const shown = index.rules.get(id)
  return (shown?.scenarios ?? []).map(({ name, line }) => ({ name, location: `${shown?.uri}:${line}` }))
}

const inWords = (rules: readonly Rule[], index: FeatureIndex, id: string | undefined): string =>
  id === undefined ? listOf(rules, index) : rules.map((rule) => page(rule, index)).join('\n')

function listOf(rules: readonly Rule[], index: FeatureIndex): string {
  const body = rules.map((rule) => {
    const scenarios = scenariosOf(rule, index).length
    return [rule.id, rule.title, rule.kind, metricOf(rule), scenarios === 0 ? '-' : String(scenarios)]
  })
  const head = ['rule', 'title', 'kind', 'metric', 'scenarios']
  return `${textTable({ head, body, columns: terminalWidth(), giving: 1, isFigure: (column) => column > 2 })}\n`
}

const metricOf = ({ metric }: Rule): string => (metric === null ? '-' : grouped(metric))

function page(rule: Rule, index: FeatureIndex): string {
  const scenarios = scenariosOf(rule, index)
  const lines = [
    `${rule.id}  ${rule.title}`,
    '',
    ...wrapped(rule.statement),
    '',
    ...fact('printed cases', rule.references.join(', ')),
    ...fact('metric', metricOf(rule)),
    ...fact('kind', rule.kind),
    ...fact('decided by', rule.subject),
    ...fact('needs', rule.needs.join(', ')),
    ...fact('same as', (rule.sameAs ?? []).join(', ')),
    ...fact('at odds with', (rule.conflictsWith ?? []).join(', ')),
    ...(rule.reading === undefined ? [] : ['', 'How it is read', ...wrapped(rule.reading)]),
    '',
    ...(scenarios.length === 0
      ? ['No scenario shows it yet.']
      : ['Scenarios', ...scenarios.map(({ name, location }) => `  ${name}\n    ${location}`)]),
    '',
    ...(scenarios.length === 0 ? [] : [`Run it:  npx fitg grade --rule ${rule.id} --sut "<command>"`, '']),
  ]
  return lines.join('\n')
}

const fact = (name: string, value: string): string[] => (value === '' ? [] : [`  ${name.padEnd(14)} ${value}`])

/** Text in lines that fit the terminal, and are not too long to read. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= Math.min(terminalWidth(), LONGEST_LINE)) lines.splice(-1, 1, longer)
    else lines.push(`  ${word}`)
  }
  return lines
}

const LONGEST_LINE = 98
