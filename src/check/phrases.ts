import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, posix } from 'node:path'
import { type ISupportCodeLibrary, loadSupport } from '@cucumber/cucumber/api'
import type { Keyword } from '../catalog/gherkin'
import { PACKAGE_ROOT } from '../lib/package-root'

/** A step definition, as the features know it. */
export interface Phrase {
  /** What it was defined as; undefined for one that may stand anywhere. */
  readonly keyword: Keyword | undefined
  readonly text: string
  readonly uri: string
  readonly line: number
}

/** What a step gave for a parameter. */
export interface Value {
  readonly type: string
  readonly text: string
}

export interface PhraseBook {
  readonly phrases: readonly Phrase[]
  /** For every parameter type that a phrase has, the regular expressions of its values. */
  readonly parameterTypes: ReadonlyMap<string, readonly string[]>
  /** Every phrase that fits the text of a step. */
  readonly matching: (text: string) => readonly Phrase[]
  /** What the first phrase that fits reads from the text. Slow the first time, for Cucumber parses long expressions. */
  readonly valuesIn: (text: string) => readonly Value[]
}

/** What is used of Cucumber's library of support code, whose inner part its types do not show. */
interface SupportCode {
  readonly stepDefinitions: readonly {
    readonly keyword: string
    readonly pattern: string | RegExp
    readonly uri: string
    readonly line: number
    readonly expression: {
      readonly regexp: RegExp
      match(text: string): readonly Argument[] | null
    }
  }[]
  readonly parameterTypeRegistry: {
    readonly parameterTypes: Iterable<{ readonly name?: string; readonly regexpStrings: readonly string[] }>
  }
}

interface Argument {
  readonly group: { readonly value: string | null }
  readonly parameterType: { readonly name?: string }
}

const BUILT_STEPS = 'dist/step-definitions/!(*.test).js'

/** The phrases of the built step definitions. A process loads a module once, so this can be done once in a process. */
export async function loadPhrases(root: string = PACKAGE_ROOT): Promise<PhraseBook> {
  const sources = { paths: [], defaultDialect: 'en', names: [], tagExpression: '', order: 'defined' as const }
  const library = await loadSupport({ sources, support: { requirePaths: [BUILT_STEPS] } }, { cwd: root })
  const book = phraseBookOf(library, root)
  if (book.phrases.length > 0) return book
  throw new Error(`${join(root, BUILT_STEPS)}: no phrase was defined; run "npm run build"`)
}

/** The phrases of step definitions that Cucumber has loaded. */
export function phraseBookOf(library: ISupportCodeLibrary, root: string): PhraseBook {
  const { stepDefinitions, parameterTypeRegistry } = library as unknown as SupportCode
  const definitions = stepDefinitions.map(({ keyword, pattern, uri, line, expression }) => ({
    expression,
    phrase: {
      keyword: KEYWORDS.find((known) => known === keyword),
      text: String(pattern),
      ...placeInSource(root, uri, line),
    },
  }))
  const phrases = definitions.map(({ phrase }) => phrase)
  const used = new Set(phrases.flatMap(({ text }) => parametersIn(text)))
  const types = [...parameterTypeRegistry.parameterTypes].map(
    ({ name = '', regexpStrings }) => [name, regexpStrings] as const,
  )
  return {
    phrases,
    parameterTypes: new Map(types.filter(([name]) => used.has(name))),
    matching: (text) => definitions.flatMap(({ phrase, expression }) => (expression.regexp.test(text) ? [phrase] : [])),
    valuesIn: (text) =>
      definitions
        .find(({ expression }) => expression.regexp.test(text))
        ?.expression.match(text)
        ?.map(({ group, parameterType }) => ({ type: parameterType.name ?? '', text: group.value ?? '' })) ?? [],
  }
}

const KEYWORDS = ['Given', 'When', 'Then'] as const

/** The parameter types that a phrase names: `planet` of `{planet} is {control}`. */
export const parametersIn = (phrase: string): string[] => [...phrase.matchAll(PARAMETER)].map(([, name = '']) => name)

/** A backslash before a brace makes it a brace like any other. */
export const PARAMETER = /(?<!\\)\{(\w*)\}/g

/** Where people edit what was built: the maps that the compiler leaves say so. */
function placeInSource(root: string, uri: string, line: number): Pick<Phrase, 'uri' | 'line'> {
  const map = join(root, `${uri}.map`)
  if (!existsSync(map)) return { uri, line }
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findEntry(line - 1, 0)
  if (!('originalSource' in entry)) return { uri, line }
  const source = posix.join(posix.dirname(uri.replaceAll('\\', '/')), entry.originalSource)
  return { uri: source, line: entry.originalLine + 1 }
}
