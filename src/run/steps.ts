import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type IRunEnvironment, loadSupport } from '@cucumber/cucumber/api'
import { PACKAGE_ROOT } from '../lib/package-root'

type LoadedSteps = Awaited<ReturnType<typeof loadSupport>>

let loaded: Promise<LoadedSteps> | undefined

/** The step definitions, loaded once for all runs of this process. */
export function loadSteps(environment: IRunEnvironment): Promise<LoadedSteps> {
  loaded ??= loadSupport(
    {
      sources: { paths: [], defaultDialect: 'en', names: [], tagExpression: '', order: 'defined', shard: '' },
      support: { requireModules: [], requirePaths: stepFiles(), importPaths: [], loaders: [] },
    },
    environment,
  ).then(readingStepsOnce)
  return loaded
}

const stepFiles = (): string[] => {
  const folder = join(PACKAGE_ROOT, 'dist', 'step-definitions')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !file.endsWith('.test.js'))
    .map((file) => join(folder, file))
}

/** What is used of a phrase as Cucumber compiled it; its types do not show these parts. */
interface Expression {
  readonly match: (text: string) => readonly unknown[] | null
  readonly treeRegexp: {
    readonly regexp: RegExp
    readonly groupBuilder: { build(match: RegExpExecArray, nextGroup: () => number): unknown }
    match: (text: string) => unknown
  }
}

/** The phrases that a text fits, usually one, each with what was found in its places. */
type Reading = ReadonlyMap<Expression, readonly unknown[]>

/**
 * Cucumber holds a step against every phrase, three times wherever it stands, and a suite says most things often. What
 * a text was read as is kept; it holds no values, these are made anew for each scenario.
 */
function readingStepsOnce(library: LoadedSteps): LoadedSteps {
  const { stepDefinitions } = library as unknown as {
    readonly stepDefinitions: readonly { readonly expression: Expression }[]
  }
  const phrases = stepDefinitions.map(({ expression }) => {
    findingGroupsNatively(expression)
    return { expression, match: expression.match.bind(expression) }
  })
  const readings = new Map<string, Reading>()
  function read(text: string): Reading {
    const reading = new Map<Expression, readonly unknown[]>()
    for (const { expression, match } of phrases) {
      const found = match(text)
      if (found !== null) reading.set(expression, found)
    }
    readings.set(text, reading)
    return reading
  }
  // Every phrase is asked about one text before the next text comes: some three million times in all.
  let lastText: string | undefined
  let last: Reading = new Map()
  for (const { expression } of phrases) {
    const match = (text: string) => {
      if (text !== lastText) {
        last = readings.get(text) ?? read(text)
        lastText = text
      }
      return last.get(expression) ?? null
    }
    Object.assign(expression, { match })
  }
  return library
}

/** Has the engine's own regular expressions say where groups begin; Cucumber finds that out by rewriting each. */
function findingGroupsNatively({ treeRegexp }: Expression): void {
  const { regexp, groupBuilder } = treeRegexp
  const withIndices = new RegExp(regexp, 'd')
  treeRegexp.match = (text) => {
    const found = withIndices.exec(text)
    let group = 0
    return found === null ? null : groupBuilder.build(found, () => group++)
  }
}
