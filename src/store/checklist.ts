import type { Catalog, Rule } from '../catalog/catalog'
import type { Checklist, Claim, RuleStatus, RunName, SkippedRun, StatusTotals } from './checklist-schema'
import type { Claims } from './claims'
import { wordingOf } from './record'
import { pastsOf, type RulePast } from './rule-past'
import type { StoredRun } from './runs'
import { STATUSES, type Status } from './status'

/** Where every rule stands, from all runs, what the team claims, and the catalog of today. */

export interface ChecklistSources {
  readonly catalog: Catalog
  readonly runs: readonly StoredRun[]
  readonly skipped?: readonly SkippedRun[]
  readonly claims: Claims
  /** The rules to show; all of the catalog by default. */
  readonly selected?: ReadonlySet<string>
  /** The statuses to show; all by default. */
  readonly only?: readonly Status[]
}

/** The checklist. Its totals count every rule selected, whatever `only` leaves out of the lists. */
export function checklistOf({ catalog, runs, skipped = [], claims, selected, only }: ChecklistSources): Checklist {
  const pasts = pastsOf(runs)
  const sections = catalog.sections.map((section) => {
    const asked = section.rules.filter(({ id }) => selected?.has(id) ?? true)
    const rules = asked.map((rule) => ruleStatus(rule, pasts.get(rule.id), claims))
    return { id: section.id, ruleset: section.ruleset, title: section.title, totals: statusTotals(rules), rules }
  })
  const lastRun = runs.at(-1)
  return {
    schemaVersion: 1,
    catalogHash: catalog.hash,
    runs: runs.length,
    ...(lastRun === undefined ? {} : { lastRun: runName(lastRun) }),
    skipped,
    totals: statusTotals(sections.flatMap(({ rules }) => rules)),
    sections: sections
      .map((section) => ({ ...section, rules: section.rules.filter(({ status }) => only?.includes(status) ?? true) }))
      .filter(({ rules }) => rules.length > 0),
  }
}

/** A run, as a checklist names it. */
export const runName = ({ id, record: { startedAt, commit } }: StoredRun): RunName => ({
  id,
  at: startedAt,
  ...(commit === undefined ? {} : { commit }),
})

function ruleStatus(rule: Rule, past: RulePast | undefined, claims: Claims): RuleStatus {
  const written = claims.get(rule.id)
  const status = statusOf(rule, past, written?.claim)
  return { id: rule.id, title: rule.title, status, ...(past === undefined ? {} : told(past, status)), ...written }
}

/** What does not hold for the rule of today says nothing; of the rest, what was lost says most. */
function statusOf(rule: Rule, past: RulePast | undefined, claim: Claim | undefined): Status {
  if (past === undefined) return claim === undefined ? 'untested' : 'claimed'
  if (past.found.wording !== wordingOf(rule)) return 'stale'
  const isOpen = past.standing === 'in-progress' || past.standing === 'unsupported'
  return isOpen && claim !== undefined ? 'claimed' : past.standing
}

function told(past: RulePast, status: Status): Partial<RuleStatus> {
  const { since, lastGraded, found, lastConformed, standing } = past
  const lost = standing === 'regressed' ? lastConformed : undefined
  return {
    ...(status === 'stale' ? {} : { since: runName(since) }),
    lastGraded: runName(lastGraded),
    verdict: found.verdict,
    ...(found.message === undefined ? {} : { message: found.message }),
    ...(lost === undefined ? {} : { lastConformed: runName(lost) }),
    ...(lost !== undefined && wasReworded(past, lost) ? { reworded: true } : {}),
    ...(found.waiver === undefined ? {} : { waiver: found.waiver }),
  }
}

/** Whether the rule was held to something else when it last conformed. */
function wasReworded({ found, id }: RulePast, conformed: StoredRun): boolean {
  return conformed.record.rules[id]?.wording !== found.wording
}

function statusTotals(rules: readonly RuleStatus[]): StatusTotals {
  const having = (status: Status) => rules.filter((rule) => rule.status === status).length
  const counts = Object.fromEntries(STATUSES.map((status) => [status, having(status)])) as Record<Status, number>
  return { rules: rules.length, ...counts }
}

/** The rules that did not conform when they were last graded. Like the checklist, it heeds every run of the rule. */
export function lastFailed(catalog: Catalog, runs: readonly StoredRun[]): readonly string[] {
  const pasts = pastsOf(runs)
  return catalog.rules.flatMap(({ id }) => {
    const standing = pasts.get(id)?.standing
    return standing === undefined || standing === 'conforms' || standing === 'waived' ? [] : [id]
  })
}
