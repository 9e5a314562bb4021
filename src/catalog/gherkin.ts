import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import * as gherkin from '@cucumber/messages'
import { readFeatureFiles } from './feature-files'
import type { CatalogProblem } from './problems'

/** The feature files as the checks want them: which rule is shown where, by which scenarios, in which steps. */
export interface Features {
  readonly files: readonly FeatureFile[]
  /** What is not Gherkin. */
  readonly problems: readonly CatalogProblem[]
}

export interface FeatureFile {
  readonly uri: string
  /** Where `Feature:` stands. */
  readonly line: number
  readonly description: string
  readonly rules: readonly RuleBlock[]
  /** Scenarios that stand outside any `Rule:`. */
  readonly strays: readonly Scenario[]
}

/** A `Rule:` with its scenarios. What its tags say holds for every scenario in it. */
export interface RuleBlock {
  readonly name: string
  readonly line: number
  readonly description: string
  /** From the tags `@rule:6.1.3`; there should be one. */
  readonly ids: readonly string[]
  readonly sections: readonly string[]
  readonly rulesets: readonly string[]
  readonly scenarios: readonly Scenario[]
}

export interface Scenario {
  readonly name: string
  readonly line: number
  readonly description: string
  /** Those of its backgrounds come first. */
  readonly steps: readonly Step[]
  /** How often it is played: once, or as many times as its Examples have rows. */
  readonly cases: number
  /** Ids in tags of its own, which should be none: the tag belongs to the `Rule:`. */
  readonly ids: readonly string[]
}

export type Keyword = 'Given' | 'When' | 'Then'

export interface Step {
  /** With "And" and "But" resolved. */
  readonly keyword: Keyword
  readonly line: number
  /** As written, with the placeholders of an outline. */
  readonly text: string
  /** As played, in every case of the scenario. */
  readonly played: readonly string[]
}

/** Every feature file below `features/`, in the order of their paths. */
export function readFeatures(root: string): Features {
  const read = readFeatureFiles(root).map(({ uri, content }) => parseFeature(content.toString('utf8'), uri))
  return { files: read.flatMap(({ files }) => files), problems: read.flatMap(({ problems }) => problems) }
}

/** One feature file. Of one with a syntax error nothing is kept but the error. */
export function parseFeature(text: string, uri: string): Features {
  const newId = gherkin.IdGenerator.incrementing()
  try {
    const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text)
    const pickles = compile(document, uri, newId)
    return { files: document.feature === undefined ? [] : [fileOf(document.feature, uri, pickles)], problems: [] }
  } catch (error) {
    return { files: [], problems: syntaxProblems(error, uri) }
  }
}

function fileOf(feature: gherkin.Feature, uri: string, pickles: readonly gherkin.Pickle[]): FeatureFile {
  const { tags, children } = feature
  const shared = backgroundOf(children)
  return {
    uri,
    line: feature.location.line,
    description: feature.description,
    rules: children.flatMap(({ rule }) => (rule === undefined ? [] : [blockOf(rule, tags, shared, pickles)])),
    strays: scenariosOf(children, shared, pickles),
  }
}

function blockOf(
  { name, location, description, tags, children }: gherkin.Rule,
  inherited: readonly gherkin.Tag[],
  shared: readonly gherkin.Step[],
  pickles: readonly gherkin.Pickle[],
): RuleBlock {
  const all = [...inherited, ...tags]
  return {
    name,
    line: location.line,
    description,
    ids: tagged(all, 'rule'),
    sections: tagged(all, 'section'),
    rulesets: tagged(all, 'ruleset'),
    scenarios: scenariosOf(children, [...shared, ...backgroundOf(children)], pickles),
  }
}

type Child = gherkin.FeatureChild | gherkin.RuleChild

const backgroundOf = (children: readonly Child[]) => children.flatMap(({ background }) => background?.steps ?? [])

const scenariosOf = (
  children: readonly Child[],
  background: readonly gherkin.Step[],
  pickles: readonly gherkin.Pickle[],
): Scenario[] =>
  children.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenarioOf(scenario, background, pickles)]))

function scenarioOf(
  { id, name, location, description, tags, examples, steps }: gherkin.Scenario,
  background: readonly gherkin.Step[],
  pickles: readonly gherkin.Pickle[],
): Scenario {
  const cases = pickles.filter(({ astNodeIds }) => astNodeIds[0] === id)
  let keyword: Keyword = 'Given'
  return {
    name,
    line: location.line,
    description,
    ids: tagged([...tags, ...examples.flatMap((rows) => rows.tags)], 'rule'),
    cases: cases.length,
    steps: [...background, ...steps].map(({ keywordType, location, text }, index) => {
      keyword = KEYWORDS[keywordType ?? gherkin.StepKeywordType.UNKNOWN] ?? keyword
      return { keyword, line: location.line, text, played: cases.flatMap((one) => one.steps[index]?.text ?? []) }
    }),
  }
}

/** The others, such as "And", say again what came before. */
const KEYWORDS: Partial<Record<gherkin.StepKeywordType, Keyword>> = {
  [gherkin.StepKeywordType.CONTEXT]: 'Given',
  [gherkin.StepKeywordType.ACTION]: 'When',
  [gherkin.StepKeywordType.OUTCOME]: 'Then',
}

/** What follows the colon in tags such as `@section:8.2`. */
const tagged = (tags: readonly gherkin.Tag[], key: string): string[] =>
  tags.flatMap(({ name }) => (name.startsWith(`@${key}:`) ? [name.slice(key.length + 2)] : []))

/** What the parser throws: one error, or all that it found. */
interface SyntaxFailure extends Error {
  readonly location?: gherkin.Location
  readonly errors?: readonly SyntaxFailure[]
}

function syntaxProblems(error: unknown, file: string): CatalogProblem[] {
  const { errors = [error as SyntaxFailure] } = error as SyntaxFailure
  const located = errors.flatMap(({ location, message }) => {
    if (location === undefined) throw error
    return [{ file, line: location.line, ...inWords(message.replace(/^\(\d+:\d+\): /, '')) }]
  })
  // One line out of place makes the parser stumble over the next ones.
  return located.filter(({ line }, index) => line - (located[index - 1]?.line ?? Number.NEGATIVE_INFINITY) > 2)
}

/** The parser lists the tokens it knows; a writer of features knows the first words of lines. */
function inWords(message: string): Pick<CatalogProblem, 'message' | 'hint'> {
  const unexpected = /^expected: .*, got '(.*)'$/s.exec(message)?.[1]
  if (unexpected === undefined) return { message: `this is not Gherkin: ${message}` }
  return {
    message: `"${unexpected}" cannot stand here`,
    hint: 'a line begins with a keyword such as "Scenario:" or "When", or with @, | or #',
  }
}
