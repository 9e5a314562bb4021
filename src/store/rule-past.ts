import type { RuleVerdict } from '../grading/verdict'
import type { RecordedRule } from './record'
import type { StoredRun } from './runs'

/** What all runs together tell of each rule. A run of some rules tells of those only. */

/** How a rule stands by its runs alone, whatever the team claims and however the catalog has changed since. */
export type Standing = 'conforms' | 'regressed' | 'in-progress' | 'unsupported' | 'waived'

export interface RulePast {
  readonly id: string
  readonly standing: Standing
  /** The run since which it stands like that. */
  readonly since: StoredRun
  readonly lastGraded: StoredRun
  /** What that run found. */
  readonly found: RecordedRule
  /** The last run in which it conformed. */
  readonly lastConformed: StoredRun | undefined
}

/** What one run made of one rule. */
export interface PastChange {
  readonly before: RulePast | undefined
  readonly after: RulePast
}

/**
 * Goes through the runs from the first to the last, and tells where each rule stands at their end.
 * @param onRun is told what a run made of the rules it graded
 */
export function pastsOf(
  runs: readonly StoredRun[],
  onRun?: (run: StoredRun, changes: readonly PastChange[]) => void,
): ReadonlyMap<string, RulePast> {
  const pasts = new Map<string, RulePast>()
  for (const run of runs) {
    const changes: PastChange[] = []
    for (const [id, found] of Object.entries(run.record.rules)) {
      const before = pasts.get(id)
      const after = nextPast(id, before, found, run)
      pasts.set(id, after)
      if (onRun !== undefined) changes.push({ before, after })
    }
    onRun?.(run, changes)
  }
  return pasts
}

function nextPast(id: string, past: RulePast | undefined, found: RecordedRule, run: StoredRun): RulePast {
  const standing = standingOf(found.verdict, past?.lastConformed !== undefined)
  return {
    id,
    standing,
    since: past?.standing === standing ? past.since : run,
    lastGraded: run,
    found,
    lastConformed: standing === 'conforms' ? run : past?.lastConformed,
  }
}

function standingOf(verdict: RuleVerdict, conformedBefore: boolean): Standing {
  if (verdict === 'conforms' || verdict === 'waived') return verdict
  if (conformedBefore) return 'regressed'
  return verdict === 'unsupported' ? 'unsupported' : 'in-progress'
}
