import { cutShort } from '../lib/text'
import type { Exchange } from './client'
import type { Difference } from './differences'

/** The media type of what a failing scenario attaches to Cucumber's messages for the scorecard. */
export const FAILURE_MEDIA_TYPE = 'application/vnd.fitg.failure+json'

/** What goes with a failure. */
export interface Evidence {
  readonly expected?: unknown
  readonly actual?: unknown
  readonly stderr?: string
  readonly changes: readonly Difference[]
  readonly exchange: readonly Exchange[]
}

/** Far more than a sound program needs. Every failing scenario is held in memory until the run is over. */
const LONGEST_EVIDENCE = 250_000
const LONGEST_PART = 5000
const MOST_CHANGES = 100

/** The evidence as an attachment; where a program said megabytes, only the beginning of each part. */
export function evidenceText(evidence: Evidence): string {
  const text = JSON.stringify(evidence)
  if (text.length <= LONGEST_EVIDENCE) return text
  const { changes, exchange, ...rest } = evidence
  return JSON.stringify({
    ...rest,
    ...('actual' in rest ? { actual: beginning(rest.actual) } : {}),
    changes: changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => ({
      path: cutShort(path, LONGEST_PART),
      before: beginning(before),
      after: beginning(after),
    })),
    exchange: exchange.map(({ response, ...sent }) =>
      response === undefined ? sent : { ...sent, response: beginning(response) },
    ),
  })
}

/** A value, or where it is long the beginning of its text. */
function beginning(value: unknown): unknown {
  const text = JSON.stringify(value) ?? ''
  return text.length <= LONGEST_PART ? value : cutShort(text, LONGEST_PART)
}
