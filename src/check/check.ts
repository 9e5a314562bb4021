import type { Catalog } from '../catalog/catalog'
import type { Features } from '../catalog/gherkin'
import type { CatalogProblem } from '../catalog/problems'
import type { Result } from '../lib/result'
import type { Capabilities } from '../protocol/schema/messages'
import { decisionProblems, type Violator, violatorProblems } from './answers'
import type { Decision } from './decisions'
import type { PhraseBook } from './phrases'
import { type Problem, type ProblemKind, problem, warning } from './problem'
import { prohibitionProblems } from './prohibitions'
import { scenarioProblems } from './scenarios'
import { catalogProblems, coveredRules } from './shown'
import { phraseProblems } from './steps'
import { missingIn } from './waiting'

/** The parts that have to agree. */
export interface Project {
  readonly catalog: Result<Catalog, readonly CatalogProblem[]>
  readonly features: Features
  readonly phrases: PhraseBook
  readonly decisions: readonly Decision[]
  readonly violators: readonly Violator[]
  /** What the reference engine has by now. */
  readonly engine: Capabilities
  /** Sources edited since the build. */
  readonly changedSinceBuild: readonly string[]
}

export interface CheckReport {
  /** Whether nothing is wrong; warnings do not count. */
  readonly ok: boolean
  /** How many rules there are, and how many of them have a scenario. */
  readonly rules: number
  readonly covered: number
  readonly problems: readonly Problem[]
  /** In the order of the documents; a section without a covered rule has not begun. */
  readonly sections: readonly SectionCoverage[]
}

export interface SectionCoverage {
  readonly id: string
  readonly title: string
  readonly rules: number
  readonly covered: number
}

/** Holds catalog, features, phrases, rulebook and violators against each other. */
export function check(project: Project): CheckReport {
  const { catalog, features, phrases } = project
  const rules = catalog.ok ? catalog.value.rules : []
  const covered = catalog.ok ? coveredRules(catalog.value, features) : new Map<string, string>()
  const problems = [
    // While the catalog is broken, nothing can be held against it.
    ...(catalog.ok ? ruleProblems(project, catalog.value, covered) : asProblems('catalog', catalog.error)),
    ...asProblems('not-gherkin', features.problems),
    ...scenarioProblems(features),
    ...phraseProblems(features, phrases),
    ...staleProblems(project.changedSinceBuild),
  ]
  return {
    ok: problems.every(({ severity }) => severity === 'warning'),
    rules: rules.length,
    covered: covered.size,
    problems: inReadingOrder(problems),
    sections: catalog.ok
      ? catalog.value.sections.map((section) => ({
          id: section.id,
          title: section.title,
          rules: section.rules.length,
          covered: section.rules.filter(({ id }) => covered.has(id)).length,
        }))
      : [],
  }
}

const ruleProblems = (
  { features, decisions, violators, engine }: Project,
  catalog: Catalog,
  covered: ReadonlyMap<string, string>,
): Problem[] => [
  ...catalogProblems(catalog, features, ({ needs }) => missingIn(engine, needs).length > 0),
  ...prohibitionProblems(catalog, features),
  ...decisionProblems(catalog, covered, decisions),
  ...violatorProblems(catalog, covered, violators),
]

const asProblems = (kind: ProblemKind, found: readonly CatalogProblem[]): Problem[] =>
  found.map(({ file, line, message, hint }) =>
    problem(kind, `${file}:${line}`, hint === undefined ? message : `${message}; ${hint}`),
  )

/** An edited catalog or feature is read anew by every run; edited code does not run before it is built. */
function staleProblems(changed: readonly string[]): Problem[] {
  const tell = (files: readonly string[], consequence: string) => {
    const [first, ...others] = files
    if (first === undefined) return []
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    return [warning('stale-build', first, `changed since the build${more}: ${consequence}; run "npm run build"`)]
  }
  const isReadAnew = (file: string) => /\.(yaml|feature)$/.test(file)
  return [
    ...tell(changed.filter(isReadAnew), 'every run has to read it anew'),
    ...tell(
      changed.filter((file) => !isReadAnew(file)),
      'what runs is the old code',
    ),
  ]
}

/** File by file and line by line, each problem once: a step of a background is met in every scenario. */
function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((found) => [`${found.kind} ${found.where} ${found.message}`, found]))
  return [...once.values()].sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))
}
