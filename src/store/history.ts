import type { Catalog } from '../catalog/catalog'
import { runName } from './checklist'
import type { SkippedRun } from './checklist-schema'
import type { History, HistoryRun } from './history-schema'
import { pastsOf, type RulePast } from './rule-past'
import type { StoredRun } from './runs'

/** How the rules came to conform, run by run. */

export interface HistorySources {
  readonly catalog: Catalog
  readonly runs: readonly StoredRun[]
  readonly skipped?: readonly SkippedRun[]
  /** The rules to tell of; all of the catalog by default. */
  readonly selected?: ReadonlySet<string>
}

/** The history of the rules selected. A run that graded none of them is left out. */
export function historyOf({ catalog, runs, skipped = [], selected }: HistorySources): History {
  const rules = catalog.rules.filter(({ id }) => selected?.has(id) ?? true)
  const sectionOf = new Map(rules.map(({ id, section }) => [id, section]))
  const counts = new Map(rules.map(({ section }) => [section, 0]))
  const trends = new Map<string, number[]>(rules.map(({ section }) => [section, []]))
  const told: HistoryRun[] = []

  pastsOf(runs, (run, changes) => {
    const own = changes.filter(({ after }) => sectionOf.has(after.id))
    if (own.length === 0) return
    const gained = own.filter(({ before, after }) => !conforms(before) && conforms(after)).map(({ after }) => after.id)
    const lost = own.filter(({ before, after }) => conforms(before) && !conforms(after)).map(({ after }) => after.id)
    const count = (ids: readonly string[], step: number) => {
      for (const id of ids) {
        const section = sectionOf.get(id) ?? ''
        counts.set(section, (counts.get(section) ?? 0) + step)
      }
    }
    count(gained, 1)
    count(lost, -1)
    for (const [section, trend] of trends) trend.push(counts.get(section) ?? 0)
    const { implementation, complete, selection } = run.record
    told.push({
      ...runName(run),
      implementation: implementation.name,
      complete,
      selection,
      graded: own.length,
      conforms: [...counts.values()].reduce((sum, number) => sum + number, 0),
      gained,
      lost,
    })
  })

  const sections = catalog.sections.flatMap(({ id, ruleset, title }) => {
    const trend = trends.get(id)
    const size = rules.filter(({ section }) => section === id).length
    return trend === undefined ? [] : [{ id, ruleset, title, rules: size, conforms: trend }]
  })
  return { schemaVersion: 1, rules: rules.length, skipped, runs: told, sections }
}

const conforms = (past: RulePast | undefined): boolean => past?.standing === 'conforms'
