import fc from 'fast-check'
import { catalogWith, ruleOf } from '../../grading/catalog.fixture'
import { SCENARIO_VERDICTS, type ScenarioVerdict } from '../../grading/outcome'
import type { Scorecard } from '../../grading/scorecard-schema'
import { outcome, sampleScorecard } from '../sample-scorecards.fixture'

/** What formats stumble on: each of these means something in one of them, or is nothing that can be seen. */
const TRAPS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ';=1+1',
  ';"=1+1"',
  '\uFF1D1',
  '|',
  '||',
  '`',
  '```',
  '````\n',
  '\n\n',
  '\n---\n',
  '</details>',
  '<script>alert(1)</script>',
  '<!--',
  ']]>',
  '&amp;',
  '&',
  '"',
  "'",
  '\u0000',
  '\u001b[31m',
  '\u202e',
  '\ud800',
  '\uFFFE',
  '\u0085',
  '@octocat',
  '#1',
  '[x](https://example.org)',
  'https://example.org',
  '\\',
  '*',
  '_',
  ':smile:',
  '$x$',
  'a',
  ' ',
]

/** Text as a program may say it: anything at all. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...TRAPS), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

interface Behaviour {
  readonly verdicts: readonly ScenarioVerdict[]
  readonly text: string
  readonly waived: boolean
}

const behaviours: fc.Arbitrary<Behaviour> = fc.record({
  verdicts: fc.array(fc.constantFrom(...SCENARIO_VERDICTS), { maxLength: 4 }),
  text: hostileText,
  waived: fc.boolean(),
})

const rules = fc.array(fc.record({ metric: fc.option(fc.nat(1_000_000)), behaviour: behaviours }), {
  minLength: 1,
  maxLength: 5,
})

/**
 * Any scorecard: whatever the verdicts, the metrics and the texts. What a program said was not made safe in it, as in a
 * file that somebody else has written.
 */
export const anyScorecard: fc.Arbitrary<Scorecard> = fc
  .record({
    sections: fc.array(rules, { minLength: 1, maxLength: 4 }),
    name: hostileText,
    complete: fc.boolean(),
  })
  .map(({ sections, name, complete }) => {
    const behaviourOf = new Map<string, Behaviour>()
    const catalog = catalogWith(
      ...sections.map((section, index) => {
        const entries = section.map(({ metric, behaviour }, place) => {
          const id = `${index + 2}.${place + 1}`
          behaviourOf.set(id, behaviour)
          return ruleOf(id, { metric })
        })
        return [`${index + 2}`, entries] as const
      }),
    )
    const waivers = [...behaviourOf]
      .filter(([, { waived }]) => waived)
      .map(([rule, { text }]) => ({ rule, reason: text }))
    const scorecard = sampleScorecard(
      (rule) => (behaviourOf.get(rule.id)?.verdicts ?? []).map((verdict) => outcome(rule, verdict)),
      { catalog, complete, profile: { defaultPoints: 1, sectionPoints: {}, rulePoints: {}, waivers } },
    )
    return { ...withTexts(scorecard, behaviourOf), implementation: { name, version: name, sut: name } }
  })

const withTexts = (scorecard: Scorecard, behaviourOf: ReadonlyMap<string, Behaviour>): Scorecard => ({
  ...scorecard,
  sections: scorecard.sections.map((section) => ({
    ...section,
    rules: section.rules.map((rule) => {
      const { text = '' } = behaviourOf.get(rule.id) ?? {}
      const scenarios = rule.scenarios.map(({ failure, ...scenario }) => ({
        ...scenario,
        name: text,
        ...(failure === undefined ? {} : { failure: { ...failure, message: text, actual: text } }),
      }))
      return { ...rule, scenarios }
    }),
  })),
})
