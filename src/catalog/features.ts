import { readFileSync } from 'node:fs'
import { generatedFile, PACKAGE_ROOT } from '../lib/package-root'
import { hashOfFiles, readFeatureFiles } from './feature-files'
import type { Features } from './gherkin'
import { type CatalogProblem, problemList } from './problems'

/** Which rules are shown in which feature file: all that a run needs to know beforehand. */
export interface FeatureIndex {
  /** The paths of all feature files, from the root of the package. */
  readonly files: readonly string[]
  /** The rules that have scenarios, by their ids. */
  readonly rules: ReadonlyMap<string, IndexedRule>
}

export interface IndexedRule {
  readonly id: string
  /** Where its `Rule:` stands. */
  readonly uri: string
  readonly line: number
  readonly scenarios: readonly IndexedScenario[]
}

export interface IndexedScenario {
  readonly name: string
  readonly line: number
  /** How often it is played: once, or as many times as its Examples have rows. */
  readonly cases: number
}

/** What the build keeps: the index, and the fingerprint of the files it was made of. */
export interface BuiltIndex {
  readonly hash: string
  readonly files: readonly string[]
  readonly rules: readonly IndexedRule[]
}

/** Where the features are kept: below this folder, as people edit them, and as the build left the index. */
export interface FeaturePlaces {
  readonly root: string
  readonly built: string
}

export const FEATURE_PLACES: FeaturePlaces = { root: PACKAGE_ROOT, built: generatedFile('features.json') }

/** A feature file is no Gherkin; the message names every line. */
export class FeatureError extends Error {
  override readonly name = 'FeatureError'
  constructor(readonly problems: readonly CatalogProblem[]) {
    super(problemList(problems))
  }
}

/**
 * The index of the feature files as they are now. As long as none was edited since the build, what the build made of
 * them is read instead: a few milliseconds, where loading the parser alone takes ten times that.
 * @throws FeatureError when a feature file is broken
 */
export function loadFeatureIndex({ root, built }: FeaturePlaces = FEATURE_PLACES): FeatureIndex {
  const kept = readBuilt(built)
  const hash = hashOfFiles(readFeatureFiles(root))
  if (kept?.hash === hash) return asIndex(kept)
  const { readFeatures } = require('./gherkin') as typeof import('./gherkin')
  const features = readFeatures(root)
  if (features.problems.length > 0) throw new FeatureError(features.problems)
  return asIndex(indexOf(features, hash))
}

const asIndex = ({ files, rules }: BuiltIndex): FeatureIndex => ({
  files,
  rules: new Map(rules.map((rule) => [rule.id, rule])),
})

/** The feature files in which these rules are shown. */
export function featuresOf(index: FeatureIndex, rules: readonly { readonly id: string }[]): string[] {
  const wanted = new Set(rules.map(({ id }) => index.rules.get(id)?.uri))
  return index.files.filter((uri) => wanted.has(uri))
}

/** What is kept of the features: the rules that have a scenario which is played. */
export const indexOf = ({ files }: Features, hash: string): BuiltIndex => ({
  hash,
  files: files.map(({ uri }) => uri),
  rules: files.flatMap(({ uri, rules }) =>
    rules.flatMap(({ ids, line, scenarios }) => {
      const played = scenarios.flatMap(({ name, line, cases }) => (cases === 0 ? [] : [{ name, line, cases }]))
      return played.length === 0 ? [] : ids.map((id) => ({ id, uri, line, scenarios: played }))
    }),
  ),
})

/** Undefined where there was no build yet, or one that was broken off. */
function readBuilt(file: string): BuiltIndex | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuiltIndex
  } catch {
    return undefined
  }
}
