import { createHash } from 'node:crypto'
import type { GradedRule, Scorecard } from '../grading/scorecard-schema'
import { failure, type Result, success } from '../lib/result'
import { cutShort } from '../lib/text'
import { problemWith } from '../lib/validate'
import type { RecordedRule, RunRecord } from './run-schema'

/** What is kept of a run for good: small, for there will be a thousand of them. */

const RECORD_VERSION = 1

export type { RecordedRule, RunRecord }

/** What a scorecard does not know of its run. */
export interface RunExtras {
  readonly commit?: string | undefined
  readonly reference?: boolean
}

/** The record of a run. */
export function recordOf(scorecard: Scorecard, { commit, reference = false }: RunExtras = {}): RunRecord {
  const { suite, run, implementation, complete, totals, sections } = scorecard
  const graded = sections.flatMap(({ rules }) => rules).filter(({ verdict }) => verdict !== 'untested')
  return {
    schemaVersion: RECORD_VERSION,
    startedAt: run.startedAt,
    complete,
    suite: { version: suite.version, catalogHash: suite.catalogHash },
    implementation,
    ...(commit === undefined ? {} : { commit }),
    ...(reference ? { reference: true } : {}),
    selection: run.selection,
    totals,
    rules: Object.fromEntries(graded.map((rule) => [rule.id, recordedRule(rule)])),
  }
}

const LONGEST_MESSAGE = 300

function recordedRule(rule: GradedRule): RecordedRule {
  const { verdict, points, waiver, scenarios } = rule
  const message = scenarios.find((scenario) => scenario.verdict === verdict)?.failure?.message
  return {
    verdict,
    worth: points.possible,
    wording: wordingOf(rule),
    ...(message === undefined ? {} : { message: cutShort(message, LONGEST_MESSAGE) }),
    ...(waiver === undefined ? {} : { waiver }),
  }
}

/** Ten characters: enough to tell two wordings of one rule apart, and texts that short are read fastest. */
export const wordingOf = ({ statement, reading = '' }: Pick<GradedRule, 'statement' | 'reading'>): string =>
  createHash('sha256').update(`${statement}\0${reading}`).digest('hex').slice(0, 10)

/** A rule a line, so that a person can read the file, and `git diff` two of them. */
export function recordText({ rules, ...head }: RunRecord): string {
  const lines = Object.entries(rules).map(([id, rule]) => `${JSON.stringify(id)}:${JSON.stringify(rule)}`)
  const opened = JSON.stringify(head).slice(0, -1)
  return `${opened},\n"rules":{\n${lines.join(',\n')}\n}}\n`
}

/**
 * A record from the text of its file.
 * @returns or what is wrong with it, as the end of a sentence that begins with the name of the file
 */
export function parseRecord(text: string): Result<RunRecord, string> {
  const value = parsedJson(text)
  if (typeof value !== 'object' || value === null) return failure('is damaged: it is not a whole JSON document')
  const { schemaVersion } = value as Partial<Record<keyof RunRecord, unknown>>
  if (typeof schemaVersion === 'number' && schemaVersion > RECORD_VERSION) {
    return failure('was written by a newer version of fitg: update fitg-conformance to read it')
  }
  if (schemaVersion !== RECORD_VERSION) return failure('is not a run of fitg: it has no schemaVersion that fitg knows')
  const problem = problemWith('run', value) ?? problemWithTime(value as RunRecord)
  return problem === undefined ? success(value as RunRecord) : failure(`is damaged: ${problem}`)
}

/** What no pattern tells: whether there is such a time. */
const problemWithTime = ({ startedAt }: RunRecord): string | undefined =>
  Number.isNaN(Date.parse(startedAt)) ? '/startedAt is no time' : undefined

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
