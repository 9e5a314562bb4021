import type { Catalog } from '../catalog/catalog'
import { pointsFor, sumOf } from '../grading/points'
import type { RuleVerdict } from '../grading/verdict'
import { runName } from './checklist'
import type { ComparedRun, RuleChange, RunDiff } from './diff-schema'
import type { RecordedRule } from './record'
import type { StoredRun } from './runs'

/** What changed from one run to another. */

/** Compares two runs, rule by rule, in the order of the catalog. */
export function diffOf(from: StoredRun, to: StoredRun, catalog: Catalog): RunDiff {
  const titles = new Map(catalog.rules.map(({ id, title }) => [id, title]))
  const ids = inOrder([...Object.keys(from.record.rules), ...Object.keys(to.record.rules)], catalog)
  const both = ids.filter((id) => id in from.record.rules && id in to.record.rules)
  const changes = both.flatMap((id) => changeOf(id, titles.get(id), from.record.rules[id], to.record.rules[id]))
  const of = (kind: Kind) => changes.filter((change) => kindOf(change) === kind)
  return {
    schemaVersion: 1,
    from: comparedRun(from, both),
    to: comparedRun(to, both),
    compared: both.length,
    newlyConforming: of('conforming'),
    newlyViolating: of('violating'),
    otherVerdict: of('other'),
    changedMessage: of('message'),
    onlyInFrom: ids.filter((id) => !(id in to.record.rules)),
    onlyInTo: ids.filter((id) => !(id in from.record.rules)),
  }
}

/** Rules that are not in the catalog any more come last. */
function inOrder(ids: readonly string[], catalog: Catalog): readonly string[] {
  const all = new Set(ids)
  const known = catalog.rules.flatMap(({ id }) => (all.delete(id) ? [id] : []))
  return [...known, ...all]
}

function changeOf(
  id: string,
  title: string | undefined,
  before: RecordedRule | undefined,
  after: RecordedRule | undefined,
): readonly RuleChange[] {
  if (before === undefined || after === undefined) return []
  if (before.verdict === after.verdict && before.message === after.message) return []
  return [
    {
      id,
      ...(title === undefined ? {} : { title }),
      from: before.verdict,
      to: after.verdict,
      ...(before.message === undefined ? {} : { messageBefore: before.message }),
      ...(after.message === undefined ? {} : { message: after.message }),
      ...(before.wording === after.wording ? {} : { reworded: true }),
    },
  ]
}

type Kind = 'conforming' | 'violating' | 'other' | 'message'

const FAILING: readonly RuleVerdict[] = ['violates', 'errored']

function kindOf({ from, to }: RuleChange): Kind {
  if (from === to) return 'message'
  if (to === 'conforms') return 'conforming'
  return FAILING.includes(to) && !FAILING.includes(from) ? 'violating' : 'other'
}

function comparedRun(run: StoredRun, ids: readonly string[]): ComparedRun {
  const { implementation, suite, complete, rules } = run.record
  const compared = ids.flatMap((id) => rules[id] ?? [])
  return {
    ...runName(run),
    implementation: [implementation.name, implementation.version].filter((part) => part !== undefined).join(' '),
    suite: suite.version,
    complete,
    rules: Object.keys(rules).length,
    conforms: compared.filter(({ verdict }) => verdict === 'conforms').length,
    points: sumOf(compared.map(({ worth, verdict }) => pointsFor(worth, verdict))),
  }
}
