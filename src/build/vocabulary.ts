import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Features, Scenario } from '../catalog/gherkin'
import { valuesOf } from '../check/nearest-phrase'
import type { Phrase, PhraseBook, Value } from '../check/phrases'
import { scenariosOf } from '../check/scenarios'
import { PACKAGE_ROOT } from '../lib/package-root'

export const VOCABULARY_DOCUMENT = join(PACKAGE_ROOT, 'step-definitions', 'README.md')

/** How many values of a parameter type are listed before only examples are. */
const MOST_VALUES = 12
const EXAMPLES = 3

/**
 * `step-definitions/README.md`: every phrase that a feature can use, file by file, and what stands for its parameters.
 * @param root where the sources of the step definitions lie, whose comments say what a phrase does
 */
export function vocabulary(book: PhraseBook, features: Features, root: string = PACKAGE_ROOT): string {
  const files = [...new Set(book.phrases.map(({ uri }) => uri))].sort()
  const countOf = `${book.phrases.length} phrases in ${files.length} files`
  return `# The vocabulary

Every phrase a feature can use: ${countOf}, made by \`npm run docs\` from the step definitions beside this
file, so do not edit it. Look here before writing a phrase: a new noun is a value of a parameter type, and no new phrase.
Words with a slash between them stand for either.

${files.map((file) => fileSection(file, book.phrases, root)).join('\n')}
## Parameter types

${table(['parameter', 'values'], parameterRows(book, features))}`
}

function fileSection(file: string, all: readonly Phrase[], root: string): string {
  const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : []
  const parts = KEYWORDS.flatMap((keyword) => {
    const phrases = all.filter((phrase) => phrase.uri === file && phrase.keyword === keyword)
    if (phrases.length === 0) return []
    const rows = phrases.map(({ text, line }) => [`\`${text}\``, commentAbove(source, line)])
    return [table([keyword ?? 'anywhere', 'what it does'], rows)]
  })
  return `## ${basename(file).replace(/\.[jt]s$/, '')}\n\n${parts.join('\n')}`
}

const KEYWORDS = ['Given', 'When', 'Then', undefined] as const

const allScenarios = ({ files }: Features): Scenario[] => files.flatMap(scenariosOf)

const textsIn = ({ steps }: Scenario): string[] => [...new Set(steps.flatMap(({ played }) => played))]

/** The doc comment that ends right above a line, as one line. */
function commentAbove(source: readonly string[], line: number): string {
  const above = source.slice(0, line - 1)
  if (above.at(-1)?.trimEnd().endsWith('*/') !== true) return ''
  const start = above.findLastIndex((text) => text.trimStart().startsWith('/**'))
  return above
    .slice(start)
    .map((text) => text.replace(/^\s*(\/\*\*|\*(?!\/))?\s?/, '').replace(/\s*\*\/\s*$/, ''))
    .join(' ')
    .trim()
}

/** All values of a short list; of a long one, or of one that has no end, those the features use most. */
function parameterRows({ parameterTypes, valuesIn }: PhraseBook, features: Features): string[][] {
  const used = [...new Set(allScenarios(features).flatMap(textsIn))].flatMap(valuesIn)
  return [...parameterTypes].map(([name, regexps]) => {
    const values = valuesOf(regexps)
    const isShort = values.length > 0 && values.length <= MOST_VALUES
    const listed = (isShort ? values : commonest(used, name)).map(code).join(', ')
    const count = values.length > 0 ? `${values.length} names, ` : ''
    return [code(`{${name}}`), isShort || listed === '' ? listed : `${count}such as ${listed}`]
  })
}

function commonest(used: readonly Value[], type: string): string[] {
  const counts = new Map<string, number>()
  for (const value of used) if (value.type === type) counts.set(value.text, (counts.get(value.text) ?? 0) + 1)
  return [...counts]
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
    .slice(0, EXAMPLES)
    .map(([text]) => text)
}

const code = (text: string) => `\`${text}\``

/** A table in Markdown; a column in which nothing stands is left out. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.flatMap((_, index) => (rows.some((row) => row[index] !== '') ? [index] : []))
  const line = (cells: readonly string[]) =>
    `| ${columns.map((index) => (cells[index] ?? '').replaceAll('|', '\\|')).join(' | ')} |\n`
  return [head, head.map(() => '---'), ...rows].map(line).join('')
}
