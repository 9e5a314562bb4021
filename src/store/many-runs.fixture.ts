import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalog } from '../catalog/catalog'
import { type RecordedRule, type RunRecord, recordText, wordingOf } from './record'
import { RUNS_FOLDER } from './runs'

/** Keeps many runs of all rules in a folder: of a team that breaks most rules at first and hardly any in the end. */
export function writeManyRuns(folder: string, catalog: Catalog, count: number): void {
  const wordings = new Map(catalog.rules.map((rule) => [rule.id, wordingOf(rule)]))
  mkdirSync(join(folder, RUNS_FOLDER), { recursive: true })
  for (let index = 0; index < count; index += 1) {
    const startedAt = new Date(Date.UTC(2025, 8, 1) + index * 3_600_000).toISOString()
    const rules = catalog.rules.map(({ id }, place): readonly [string, RecordedRule] => {
      const base = { worth: 1, wording: wordings.get(id) ?? '' }
      const conforms = (place * 7919 + index * 31) % count < 0.1 * count + 0.8 * index
      return [id, conforms ? { ...base, verdict: 'conforms' } : { ...base, verdict: 'violates', message: MESSAGE }]
    })
    const name = `${startedAt.replaceAll(':', '-')}-${index.toString(16).padStart(8, '0')}.json`
    const record: RunRecord = { ...HEAD, startedAt, rules: Object.fromEntries(rules) }
    writeFileSync(join(folder, RUNS_FOLDER, name), recordText(record))
  }
}

const MESSAGE = 'the controller of Charkhan should be Imperial, but it is Rebel; nothing else was changed by the order'

const HEAD: Omit<RunRecord, 'startedAt' | 'rules'> = {
  schemaVersion: 1,
  complete: true,
  suite: { version: '0.1.0', catalogHash: 'hash' },
  implementation: { name: 'Orlog', version: '2.4.1', sut: './orlog' },
  commit: '1f3c9a2b7d44',
  selection: [],
  totals: {
    rules: 0,
    conforms: 0,
    violates: 0,
    unsupported: 0,
    errored: 0,
    untested: 0,
    waived: 0,
    points: { possible: 0, earned: 0, lost: 0, notAttempted: 0 },
  },
}
