import type { FeatureFile, Features, Scenario } from '../catalog/gherkin'
import { type Problem, type ProblemKind, problem } from './problem'

/** What every scenario owes by itself: one act, at least one outcome, and no word about rules. */
export const scenarioProblems = ({ files }: Features): Problem[] =>
  files.flatMap((file) => [
    ...[file, ...file.rules].flatMap((block) => swallowedSteps(file.uri, block)),
    ...scenariosOf(file).flatMap((scenario) => formProblems(file.uri, scenario)),
    ...file.rules.flatMap(({ scenarios }) => repeatedNames(file.uri, scenarios)),
  ])

export const scenariosOf = ({ strays, rules }: FeatureFile): Scenario[] => [
  ...strays,
  ...rules.flatMap(({ scenarios }) => scenarios),
]

/** `rule 6.1.3`, `M.1.15`; section 17 calls its variant the changed PDB rule, and so do the features. */
const RULE_NUMBER = /\b(\d+|M)\.\d+(\.\d+)?\b/
const RULE_WORD = /(?<!\bPDB )\brules?\b/i

function formProblems(uri: string, { name, line, description, steps, cases }: Scenario): Problem[] {
  const at = (kind: ProblemKind, place: number, message: string) => problem(kind, `${uri}:${place}`, message)
  const whens = steps.filter(({ keyword }) => keyword === 'When')
  const [, second] = whens
  return [
    ...(whens.length === 0 ? [at('no-when', line, `the scenario "${name}" has no When`)] : []),
    ...(steps.some(({ keyword }) => keyword === 'Then')
      ? []
      : [at('no-then', line, `the scenario "${name}" has no Then`)]),
    ...(second === undefined
      ? []
      : [at('several-whens', second.line, `the scenario "${name}" has a second When; one scenario shows one act`)]),
    ...(description === ''
      ? []
      : [at('read-as-description', line, `"${firstLine(description)}" below it is no step; how does the line begin?`)]),
    ...(cases === 0 ? [at('no-examples', line, `the Examples of "${name}" have no rows, so it is never played`)] : []),
    ...steps.flatMap((step) => {
      const found = [step.text, ...step.played].map((text) => RULE_NUMBER.exec(text) ?? RULE_WORD.exec(text))
      const word = found.find((match) => match !== null)?.[0]
      return word === undefined
        ? []
        : [at('rule-in-step', step.line, `"${step.text}" says "${word}"; a step speaks of the game, not of its rules`)]
    }),
  ]
}

/** Below a `Feature:` or a `Rule:`, whatever Gherkin does not know is a description: a misspelled `Backgroud:` and its steps. */
function swallowedSteps(uri: string, { line, description }: Pick<Scenario, 'line' | 'description'>): Problem[] {
  const step = description.split('\n').find((text) => /^\s*(Given|When|Then)\b/.test(text))
  if (step === undefined) return []
  const message = `"${step.trim()}" is read as a description; is the keyword above it misspelled?`
  return [problem('read-as-description', `${uri}:${line}`, message)]
}

const firstLine = (text: string) => text.trim().split('\n')[0]

function repeatedNames(uri: string, scenarios: readonly Scenario[]): Problem[] {
  return scenarios.flatMap(({ name, line }, index) => {
    const first = scenarios.findIndex((other) => other.name === name)
    const message = `this rule has a scenario "${name}" already, in line ${scenarios[first]?.line}`
    return first === index ? [] : [problem('repeated-name', `${uri}:${line}`, message)]
  })
}
