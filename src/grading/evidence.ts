import { blockOfText, jsonText, lineOfText, valueText } from '../lib/text'
import type { Exchange } from '../protocol/client'
import type { Difference, Failure, ScenarioOutcome } from './outcome'
import type { GradedFailure, GradedScenario } from './scorecard-schema'

/**
 * Scenarios as they are kept in a scorecard. Whatever a program said is made safe and short here, once, so that no
 * reader of a scorecard, be it a page, a terminal or another program, has to be careful.
 */

const LIMITS = { name: 200, step: 400, message: 600, value: 1000, path: 200, changed: 200, json: 2000, stderr: 2000 }
const MOST_CHANGES = 30
const MOST_MESSAGES = 20

/** What a scorecard keeps of a scenario. The messages are kept of failing ones only. */
export function gradedScenario({ name, location, verdict, steps, seconds, failure }: ScenarioOutcome): GradedScenario {
  const failing = verdict === 'violates' || verdict === 'errored'
  return {
    name: lineOfText(name, LIMITS.name),
    location: lineOfText(location, LIMITS.path),
    verdict,
    steps: steps.map(({ text, status }) => ({ text: lineOfText(text, LIMITS.step), status })),
    ...(seconds === undefined ? {} : { seconds: Math.round(seconds * 10_000) / 10_000 }),
    ...(failure === undefined || verdict === 'conforms'
      ? {}
      : { failure: gradedFailure(failure, failing ? failure.exchange : []) }),
  }
}

function gradedFailure(failure: Failure, exchange: readonly Exchange[]): GradedFailure {
  return {
    step: lineOfText(failure.step, LIMITS.step),
    message: lineOfText(failure.message, LIMITS.message),
    ...('expected' in failure ? { expected: valueText(failure.expected, LIMITS.value) } : {}),
    ...('actual' in failure ? { actual: valueText(failure.actual, LIMITS.value) } : {}),
    changes: failure.changes.slice(0, MOST_CHANGES).map(gradedChange),
    changesLeftOut: Math.max(0, failure.changes.length - MOST_CHANGES),
    exchange: exchange.slice(-MOST_MESSAGES).map(gradedMessage),
    messagesLeftOut: Math.max(0, exchange.length - MOST_MESSAGES),
    ...(failure.stderr === undefined || failure.stderr.trim() === ''
      ? {}
      : { stderr: blockOfText(failure.stderr, LIMITS.stderr, 'end') }),
  }
}

const gradedChange = ({ path, before, after }: Difference): GradedFailure['changes'][number] => ({
  path: lineOfText(path, LIMITS.path),
  before: valueText(before, LIMITS.changed),
  after: valueText(after, LIMITS.changed),
})

const gradedMessage = ({ request, response, failure }: Exchange): GradedFailure['exchange'][number] => ({
  method: request.method,
  request: jsonText(request, LIMITS.json),
  ...(response === undefined ? {} : { response: jsonText(response, LIMITS.json) }),
  ...(failure === undefined ? {} : { failure: lineOfText(failure, LIMITS.message) }),
})
