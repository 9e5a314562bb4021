import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFeatureFiles } from '../../catalog/feature-files'
import { parseFeature } from '../../catalog/gherkin'

/**
 * The suite that a run of ours is measured against: the same features, with the same scenarios, tables and examples,
 * whose steps do nothing. Its phrases are as many as ours, and as plain as anybody would write them.
 */

const CUCUMBER = require.resolve('@cucumber/cucumber')

/**
 * Writes features and step definitions into a folder, where `cucumber-js` finds them.
 * @param root the package whose features are followed
 * @param phrases how many step definitions there are
 */
export function writeBareSuite(folder: string, root: string, phrases: number): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const { uri, content } of readFeatureFiles(root)) write(uri, bareFeature(content.toString('utf8'), uri, phrases))
  write('steps.js', bareSteps(phrases))
  write(
    'cucumber.json',
    JSON.stringify({ default: { require: ['steps.js'], format: ['message'], publishQuiet: true } }),
  )
}

/** The same feature, with every step in the words of a bare phrase: one after the other, as often as it takes. */
export function bareFeature(text: string, uri: string, phrases: number): string {
  const scenarios = parseFeature(text, uri).files.flatMap(({ rules, strays }) => [
    ...strays,
    ...rules.flatMap((rule) => rule.scenarios),
  ])
  const steps = new Map(scenarios.flatMap((scenario) => scenario.steps).map((step) => [step.line, step.text]))
  const lines = [...steps.keys()]
  return text
    .split('\n')
    .map((line, index) => {
      const step = steps.get(index + 1)
      // What a step is given from a table stands in the quotes of its phrase.
      if (step === undefined) return line.trimStart().startsWith('|') ? line.replaceAll('"', "'") : line
      const phrase = lines.indexOf(index + 1) % phrases
      return line.replace(step, () => `phrase ${phrase} is "${step.replaceAll('"', "'")}"`)
    })
    .join('\n')
}

const bareSteps = (phrases: number) =>
  [
    `const { Given } = require(${JSON.stringify(CUCUMBER)})`,
    ...Array.from({ length: phrases }, (_, phrase) => `Given('phrase ${phrase} is {string}', (_text) => {})`),
    '',
  ].join('\n')
