import type { Catalog, Rule } from '../catalog/catalog'
import type { Failure, ScenarioOutcome, ScenarioVerdict } from '../grading/outcome'
import { type Grading, scorecardOf } from '../grading/scorecard'
import type { Scorecard } from '../grading/scorecard-schema'
import type { Exchange } from '../protocol/client'
import { fixtureCatalog } from './sample-catalog.fixture'

/** Scorecards to try the reports on, graded from made-up outcomes. */

/** A scorecard of a catalog, where the scenarios of each rule end as `outcomes` says. */
export function sampleScorecard(
  outcomesOf: (rule: Rule, index: number) => readonly ScenarioOutcome[],
  changes: Partial<Grading> = {},
): Scorecard {
  const catalog = changes.catalog ?? fixtureCatalog()
  const ids = catalog.rules.map(({ id }) => id)
  return scorecardOf({
    catalog,
    selected: new Set(ids),
    outcomes: catalog.rules.flatMap(outcomesOf),
    coverage: { scenarios: new Set(ids), proven: new Set(ids.filter((_, index) => index % 9 !== 8)) },
    complete: true,
    suite: { name: 'fitg-conformance', version: '0.1.0' },
    implementation: { name: 'Orlog', version: '2.4.1', language: 'Python 3.12', sut: 'python3 orlog/adapter.py' },
    run: {
      startedAt: '2025-11-21T08:12:40.000Z',
      seconds: 7.43,
      selection: [],
      command: "npx fitg grade --sut 'python3 orlog/adapter.py'",
      replayCommand: "npx fitg replay --sut 'python3 orlog/adapter.py' reports",
    },
    ...changes,
  })
}

const STEPS = [
  'Given Jon Kidu is in the Urban environ of Angoff, aboard the Planetary Privateer',
  'Given the PDB of Angoff is Up at level 2',
  'Given the detection die will be 4',
  'When the Rebel Player moves Jon Kidu to the Wild environ of Charkhan',
  'Then Jon Kidu should be detected',
  'Then the Planetary Privateer should be in the Wild environ of Charkhan',
]

/** One scenario of a rule. Of one that fails, the Then is the step that does. */
export function outcome(rule: Rule, verdict: ScenarioVerdict, changes: Partial<ScenarioOutcome> = {}): ScenarioOutcome {
  const failingAt = { conforms: STEPS.length, violates: 4, errored: 3, unsupported: 1 }[verdict]
  return {
    rule: rule.id,
    name: 'Leaving Angoff with its PDB Up',
    location: `features/summary/06-detection/6.1-detection-using-a-pdb.feature:${12 + 9 * Number(rule.id.split('.').at(-1))}`,
    verdict,
    steps: STEPS.map((text, index) => ({
      text,
      status: index < failingAt ? 'passed' : index === failingAt ? 'failed' : 'skipped',
    })),
    seconds: 0.012,
    ...(verdict === 'conforms' ? {} : { failure: FAILURES[verdict] }),
    ...changes,
  }
}

const exchangeOf = (id: number, method: string, params: unknown, result: unknown): Exchange => ({
  request: { jsonrpc: '2.0', id, method, params },
  response: { jsonrpc: '2.0', id, result },
})

const position = {
  game: 'Flight to Egrix',
  phase: 'Operations',
  segment: 'Movement',
  phasing: 'Rebel',
  planets: {
    Angoff: { loyalty: 'neutral', state: 'none', pdb: { level: 2, status: 'Up' }, controller: 'Imperial' },
    Charkhan: { loyalty: 'unrest', state: 'none', pdb: { level: 0, status: 'Down' }, controller: 'Imperial' },
  },
  characters: {
    'Jon Kidu': { at: 'Angoff/Urban', detected: false, wounds: 0, active: true, ship: 'Planetary Privateer' },
    Boccanegra: { at: 'Charkhan/Wild', detected: true, wounds: 1, active: true },
  },
}

const EXCHANGE: readonly Exchange[] = [
  exchangeOf(41, 'setPosition', { position, pdbRule: 'printed' }, {}),
  exchangeOf(42, 'getPosition', {}, { position }),
  exchangeOf(
    43,
    'submitOrder',
    {
      player: 'Rebel',
      order: { type: 'move', pieces: ['Jon Kidu', 'Planetary Privateer'], to: 'Charkhan/Wild' },
      chance: [{ purpose: 'detection', value: 4 }],
      answers: [],
    },
    { outcome: 'carried out', chanceUsed: [{ purpose: 'detection', value: 4 }], log: ['Jon Kidu slips past Angoff'] },
  ),
  exchangeOf(44, 'getPosition', {}, { position }),
]

const FAILURES: Readonly<Record<Exclude<ScenarioVerdict, 'conforms'>, Failure>> = {
  violates: {
    step: 'Then Jon Kidu should be detected',
    message: 'Jon Kidu is not detected, but should be.',
    expected: 'detected',
    actual: 'undetected',
    changes: [
      { path: 'characters.Jon Kidu.at', before: 'Angoff/Urban', after: 'Charkhan/Wild' },
      { path: 'ships.Planetary Privateer.at', before: 'Angoff/Urban', after: 'Charkhan/Wild' },
      { path: 'ships.Planetary Privateer.damaged', before: undefined, after: false },
    ],
    exchange: EXCHANGE,
  },
  errored: {
    step: 'When the Rebel Player moves Jon Kidu to the Wild environ of Charkhan',
    message: 'The program ended with exit code 1 while it was asked to submitOrder.',
    changes: [],
    exchange: [
      ...EXCHANGE.slice(0, 2),
      {
        request: { jsonrpc: '2.0', id: 43, method: 'submitOrder', params: {} },
        failure: 'the program ended with exit code 1',
      },
    ],
    stderr:
      'Traceback (most recent call last):\n  File "orlog/adapter.py", line 88, in move\n    ship = self.ships[pieces[1]]\nKeyError: \'Planetary Privateer\'\n',
  },
  unsupported: {
    step: 'Given the PDB of Angoff is Up at level 2',
    message: 'The program does not keep planets.*.pdb.level.',
    changes: [],
    exchange: EXCHANGE.slice(0, 1),
  },
}

/** Every rule conforms, with two scenarios each. */
export const allConforming = (catalog: Catalog = fixtureCatalog()): Scorecard =>
  sampleScorecard((rule) => twins(rule, 'conforms'), { catalog })

/** Every rule is violated, as by a program that changes nothing. */
export const allFailing = (catalog: Catalog = fixtureCatalog()): Scorecard =>
  sampleScorecard((rule) => [outcome(rule, 'violates'), outcome(rule, 'violates', { name: 'Arriving at Charkhan' })], {
    catalog,
    implementation: { name: 'sleeper', sut: 'fitg serve --sut sleeper' },
  })

/** The scenario that decides, and its legal twin. */
const twins = (rule: Rule, verdict: ScenarioVerdict) => [
  outcome(rule, verdict),
  outcome(rule, 'conforms', { name: 'Its PDB is Down' }),
]

/** Most rules conform; `failing` of them do not. */
export const someFailing = (catalog: Catalog, failing: number): Scorecard =>
  sampleScorecard(
    (rule, index) => {
      const each = Math.floor(catalog.rules.length / failing)
      const fails = index % each === each - 1 && index < each * failing
      return twins(rule, fails ? (index % 5 === 0 ? 'errored' : 'violates') : 'conforms')
    },
    { catalog },
  )

/** All six verdicts, as of a team that is half way. */
export const halfWay = (): Scorecard =>
  sampleScorecard(
    (rule, index) => {
      if (rule.section === '13') return index % 4 === 0 ? twins(rule, 'conforms') : []
      if (rule.id === '6.1.7' || rule.id === '12.6') return twins(rule, 'violates')
      if (rule.id === '6.1.12') return twins(rule, 'errored')
      if (rule.id === '12.8' || rule.id === '12.9') return twins(rule, 'unsupported')
      return twins(rule, 'conforms')
    },
    {
      profile: {
        defaultPoints: 1,
        sectionPoints: {},
        rulePoints: {},
        waivers: [
          { rule: '12.2', reason: 'agreed with the team on 3 November', until: '2025-12-31' },
          { rule: '6.1.12', reason: 'they were ill', until: '2025-10-31' },
        ],
      },
    },
  )

/** Of a suite or a team that has hardly begun: whole sections are untested. */
export const hardlyBegun = (catalog: Catalog = fixtureCatalog()): Scorecard =>
  sampleScorecard((rule) => (rule.section === '17' ? twins(rule, 'conforms') : []), {
    catalog,
    coverage: { scenarios: new Set(['17.1']), proven: new Set(['17.1']) },
  })

const HOSTILE = `<img src=x onerror="alert(1)"></style></script><script>alert('1')</script> {{name}} {{{name}}} "quoted" 'too' & \u202Eesrever\u202C \u001b[31mred\u001b[0m \u0000\u200b`

/** All six verdicts of a program that tries to take over the page. */
export const hostile = (): Scorecard => {
  const long = `${HOSTILE}${'W'.repeat(10_000)}`
  const failure: Failure = {
    step: `Then ${HOSTILE}`,
    message: long,
    expected: HOSTILE,
    actual: long,
    changes: Array.from({ length: 50 }, (_, index) => ({
      path: `characters.${long}.${index}`,
      before: HOSTILE,
      after: [long],
    })),
    exchange: Array.from({ length: 30 }, (_, id) =>
      exchangeOf(id, 'getPosition', {}, { position: { [HOSTILE]: long } }),
    ),
    stderr: `${HOSTILE}\n`.repeat(500),
  }
  const verdicts: readonly ScenarioVerdict[] = ['violates', 'errored', 'unsupported', 'conforms']
  return sampleScorecard(
    (rule, index) => {
      const verdict = verdicts[index % 5]
      if (verdict === undefined) return []
      return [outcome(rule, verdict, { name: long, ...(verdict === 'conforms' ? {} : { failure }) })]
    },
    {
      complete: false,
      implementation: { name: long, version: HOSTILE, language: '\u202Enohtyp', sut: `./run "${HOSTILE}"` },
      profile: {
        defaultPoints: 1,
        sectionPoints: {},
        rulePoints: {},
        waivers: [{ rule: '6.1.1', reason: 'it is <b>bold</b>' }],
      },
    },
  )
}
