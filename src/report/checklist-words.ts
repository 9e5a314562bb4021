import { counted, grouped } from '../lib/numbers'
import { lineOfText } from '../lib/text'
import type { RuleStatus, RunName, StatusTotals } from '../store/checklist-schema'
import type { Status } from '../store/status'

/** What a checklist says, in words, whatever it is shown in. */

export const STATUS_SYMBOLS: Readonly<Record<Status, string>> = {
  regressed: '↓',
  claimed: '?',
  'in-progress': '✗',
  stale: '↻',
  unsupported: '⊘',
  untested: '○',
  waived: '~',
  conforms: '✓',
}

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  regressed: 'regressed',
  claimed: 'claimed but not conforming',
  'in-progress': 'in progress',
  stale: 'stale',
  unsupported: 'unsupported',
  untested: 'untested',
  waived: 'waived',
  conforms: 'conforms',
}

const LONGEST = 300
export const cleaned = (text: string): string => lineOfText(text, LONGEST)

/** The day of a run, as `2025-11-21`. */
export const dayOf = ({ at }: Pick<RunName, 'at'>): string => at.slice(0, 10)

/** As `2025-11-21 08:12`. */
export const timeOf = ({ at }: Pick<RunName, 'at'>): string => at.slice(0, 16).replace('T', ' ')

/** As `run 1a2b3c4d of 2025-11-21 at 1f3c9a2b7d44`. */
export const runInWords = ({ id, at, commit }: RunName): string =>
  `run ${id} of ${dayOf({ at })}${commit === undefined ? '' : ` at ${commit}`}`

/** The status and since when, as `regressed since 2025-11-21`. */
export function statusInWords({ status, since, verdict, claim }: RuleStatus): string {
  if (status === 'claimed' && claim?.on !== undefined) return `${STATUS_WORDS.claimed} since ${cleaned(claim.on)}`
  if (status === 'stale') return `stale, was: ${verdict}`
  return since === undefined ? STATUS_WORDS[status] : `${STATUS_WORDS[status]} since ${dayOf(since)}`
}

/** Who answers for a rule, as `Ana`: the owner, or else who claimed it. */
export const answeredBy = ({ owner, claim }: RuleStatus): string | undefined => {
  const name = owner ?? claim?.by
  return name === undefined ? undefined : cleaned(name)
}

/** What was wrong when a rule was last graded: of one that conforms, nothing was. */
export const wrongIn = ({ message, status }: RuleStatus): string | undefined =>
  message === undefined || status === 'conforms' ? undefined : cleaned(message)

/** What else there is to say of a rule, a sentence a line. */
export function remarksOn(rule: RuleStatus): readonly string[] {
  const { status, since, lastGraded, lastConformed, reworded, waiver, note, claim } = rule
  return [
    ...(status === 'stale' && lastGraded !== undefined
      ? [`its statement or reading changed since ${runInWords(lastGraded)}: grade it again`]
      : []),
    ...(status === 'regressed' && since !== undefined && lastConformed !== undefined
      ? [`since ${runInWords(since)}; it last conformed in ${runInWords(lastConformed)}`]
      : []),
    ...(reworded && status !== 'stale' ? ['its statement or reading changed since it conformed'] : []),
    ...(waiver === undefined ? [] : [`waived${until(waiver)}: ${cleaned(waiver.reason)}`]),
    ...(claim === undefined ? [] : [claimInWords(claim)]),
    ...(note === undefined ? [] : [`note: ${cleaned(note)}`]),
  ]
}

const until = ({ until: day }: { readonly until?: string }) => (day === undefined ? '' : ` until ${day}`)

const claimInWords = ({ by, on, note }: NonNullable<RuleStatus['claim']>): string =>
  `claimed by ${cleaned(by)}${on === undefined ? '' : ` on ${cleaned(on)}`}${note === undefined ? '' : `: ${cleaned(note)}`}`

/** As `211 of 322 rules conform`. Waived rules do not count. */
export const conformingInWords = ({ conforms, rules, waived }: StatusTotals): string =>
  conformInWords(conforms, rules - waived)

export const conformInWords = (conforms: number, rules: number): string =>
  `${grouped(conforms)} of ${counted(rules, 'rule')} ${conforms === 1 || rules === 1 ? 'conforms' : 'conform'}`

/** The other statuses that occur, as `2 regressed, 1 waived`. */
export const othersInWords = (totals: StatusTotals, statuses: readonly Status[]): string =>
  statuses
    .filter((status) => status !== 'conforms' && totals[status] > 0)
    .map((status) => `${grouped(totals[status])} ${STATUS_WORDS[status]}`)
    .join(', ')
