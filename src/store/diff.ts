import type { Catalog } from '../catalog/catalog'
import { pointsFor, sumOf } from '../grading/points'
import type { Points } from '../grading/scorecard-schema'
import type { RuleVerdict } from '../grading/verdict'
import { type RunName, runName } from './checklist'
import type { RecordedRule } from './record'
import type { StoredRun } from './runs'

/** What changed from one run to another. */

export interface RuleChange {
  readonly id: string
  /** Missing where the rule is not in the catalog any more. */
  readonly title?: string
  readonly from: RuleVerdict
  readonly to: RuleVerdict
  /** What was wrong, before and after. */
  readonly messageBefore?: string
  readonly message?: string
  /** The statement or the reading of the rule changed in between: the program may not have. */
  readonly reworded?: true
}

export interface ComparedRun extends RunName {
  readonly implementation: string
  readonly suite: string
  readonly complete: boolean
  /** How many rules it graded. */
  readonly rules: number
  /** Of the rules that both runs graded. */
  readonly conforms: number
  readonly points: Points
}

/** The document that `fitg diff --json` prints. */
export interface RunDiff {
  readonly schemaVersion: 1
  readonly from: ComparedRun
  readonly to: ComparedRun
  /** How many rules both runs graded: nothing is said of others. */
  readonly compared: number
  readonly newlyConforming: readonly RuleChange[]
  /** Rules that are violated or errored, and were not. */
  readonly newlyViolating: readonly RuleChange[]
  /** Rules whose verdict changed in another way. */
  readonly otherVerdict: readonly RuleChange[]
  /** The same verdict, for another reason. */
  readonly changedMessage: readonly RuleChange[]
  readonly onlyInFrom: readonly string[]
  readonly onlyInTo: readonly string[]
}

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
