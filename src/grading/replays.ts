import type { Exchange } from '../protocol/client'
import {
  MOST_CHARACTERS,
  messagesToReplay,
  REPLAY_FORMAT,
  type ReplayHeader,
  replayPath,
  replayText,
} from '../replay/record'
import type { ScenarioOutcome } from './outcome'
import type { GradedRule, GradedScenario, Scorecard } from './scorecard-schema'

/** A file that goes with a scorecard. */
export interface ReplayFile {
  /** Relative to the scorecard. */
  readonly path: string
  readonly text: string
}

/** Where the messages of a failing scenario are kept, if there were any; `index` is that among those of its rule. */
export function replayOf({ rule, verdict, failure }: ScenarioOutcome, index: number): string | undefined {
  const isFailing = verdict === 'violates' || verdict === 'errored'
  return isFailing && (failure?.exchange ?? []).length > 0 ? replayPath(rule, index + 1) : undefined
}

/** How long all files together may be. A program that answers by the megabyte must not fill a disk. */
const MOST_OF_A_RUN = 50_000_000

/**
 * The messages of every failing scenario, as files that a scorecard refers to.
 * @param greeting how the program was greeted, for that happens once and not in every scenario
 */
export function replaysOf(
  scorecard: Scorecard,
  outcomes: readonly ScenarioOutcome[],
  greeting: Exchange | undefined,
): ReplayFile[] {
  let room = MOST_OF_A_RUN
  return scorecard.sections
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => {
      if (rule.scenarios.every(({ replay }) => replay === undefined)) return []
      const own = outcomes.filter((outcome) => outcome.rule === rule.id)
      return rule.scenarios.flatMap((scenario, index) => {
        const exchange = own[index]?.failure?.exchange ?? []
        const header = headerOf(scorecard, rule, scenario)
        if (scenario.replay === undefined || header === undefined) return []
        const messages = messagesToReplay(greeting, exchange, Math.min(MOST_CHARACTERS, room))
        const text = replayText({ header, messages })
        room -= text.length
        return [{ path: scenario.replay, text }]
      })
    })
}

function headerOf(
  { suite, implementation }: Scorecard,
  { id }: GradedRule,
  { name, location, failure }: GradedScenario,
): ReplayHeader | undefined {
  if (failure === undefined) return undefined
  const { step, message, expected, actual } = failure
  const { version } = implementation
  return {
    replay: REPLAY_FORMAT,
    suite: { name: suite.name, version: suite.version },
    implementation: { name: implementation.name, ...(version === undefined ? {} : { version }) },
    rule: id,
    scenario: name,
    location,
    step,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  }
}
