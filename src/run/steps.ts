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
  )
  return loaded
}

const stepFiles = (): string[] => {
  const folder = join(PACKAGE_ROOT, 'dist', 'step-definitions')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !file.endsWith('.test.js'))
    .map((file) => join(folder, file))
}
