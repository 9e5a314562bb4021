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

/** What is used of a step definition, whose inner part Cucumber's types do not show. */
interface Definition {
  readonly expression: { match(text: string): readonly unknown[] | null }
}

/**
 * Cucumber reads a step three times wherever it stands, which is a seventh of a run, and a suite says most things often.
 * What a text was read as is kept; it holds no values, these are made anew for each scenario.
 */
function readingStepsOnce(library: LoadedSteps): LoadedSteps {
  const { stepDefinitions } = library as unknown as { readonly stepDefinitions: readonly Definition[] }
  for (const { expression } of stepDefinitions) {
    const match = expression.match.bind(expression)
    const read = new Map<string, readonly unknown[]>()
    expression.match = (text) => {
      const found = read.get(text) ?? match(text)
      if (found !== null) read.set(text, found)
      return found
    }
  }
  return library
}
