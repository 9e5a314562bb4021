import { createHash } from 'node:crypto'
import type { GradedRule, Scorecard } from '../grading/scorecard-schema'
import { RULE_VERDICTS, type RuleVerdict } from '../grading/verdict'
import { failure, type Result, success } from '../lib/result'
import { cutShort } from '../lib/text'

/** What is kept of a run for good: small, for there will be a thousand of them. */

export const RECORD_VERSION = 1

/** What a run found of one rule. Rules that were not graded are left out: a run says nothing of them. */
export interface RecordedRule {
  readonly verdict: RuleVerdict
  /** The points it was worth; none where it is waived. */
  readonly worth: number
  /** Fingerprint of the statement and the reading it was held to. */
  readonly wording: string
  /** What was wrong in the first scenario that decided the verdict. */
  readonly message?: string
  readonly waiver?: { readonly reason: string; readonly until?: string }
}

export interface RunRecord {
  readonly schemaVersion: typeof RECORD_VERSION
  readonly startedAt: string
  /** False when the run was interrupted. */
  readonly complete: boolean
  readonly suite: { readonly version: string; readonly catalogHash: string }
  readonly implementation: Scorecard['implementation']
  /** Where the team's repository stood; `-dirty` at its end says that there were changes not yet committed. */
  readonly commit?: string
  /** The run was of the reference engine, not of a team's program. */
  readonly reference?: true
  readonly selection: readonly string[]
  readonly totals: Scorecard['totals']
  readonly rules: Readonly<Record<string, RecordedRule>>
}

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
  return isRecord(value) ? success(value) : failure('is damaged: some of what every run has is missing')
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const VERDICTS: ReadonlySet<unknown> = new Set(RULE_VERDICTS)

/** What is needed is looked at; all of it would cost a thousand runs too much. */
function isRecord(value: object): value is RunRecord {
  const { startedAt, complete, suite, implementation, selection, totals, rules } = value as Partial<RunRecord>
  return (
    typeof startedAt === 'string' &&
    !Number.isNaN(Date.parse(startedAt)) &&
    typeof complete === 'boolean' &&
    typeof suite?.version === 'string' &&
    typeof implementation?.name === 'string' &&
    Array.isArray(selection) &&
    typeof totals?.points?.possible === 'number' &&
    typeof rules === 'object' &&
    rules !== null &&
    Object.values(rules).every(isRecordedRule)
  )
}

const isRecordedRule = (rule: Partial<RecordedRule> | null) =>
  typeof rule?.worth === 'number' && typeof rule.wording === 'string' && VERDICTS.has(rule.verdict)
