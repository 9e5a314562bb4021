import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { problemWith } from '../lib/validate'
import { checklistOf, lastFailed } from '../store/checklist'
import type { Checklist } from '../store/checklist-schema'
import { claimRules, readClaims } from '../store/claims-file'
import { diffOf } from '../store/diff'
import type { RunDiff } from '../store/diff-schema'
import { findRun } from '../store/find-run'
import { historyOf } from '../store/history'
import type { History } from '../store/history-schema'
import { readRuns, type StoredRun, storeRun } from '../store/runs'
import { scorecardOn, smallCatalog } from '../store/runs.fixture'
import { diffMarkdown, renderDiff } from './checklist-diff'
import { historyMarkdown, renderHistory } from './checklist-history'
import { checklistMarkdown } from './checklist-markdown'
import { renderChecklist } from './checklist-terminal'

/** A team grades, claims, mends one rule and breaks another, and grades again: everything then says exactly that. */
describe('the story of a team', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitg-story-'))
  after(() => rmSync(folder, { recursive: true }))
  const catalog = smallCatalog()
  const ids = catalog.rules.map(({ id }) => id)
  const plain = { color: false, columns: 110 }

  let checklist: Checklist
  let diff: RunDiff
  let history: History
  let first = ''
  let second = ''

  const runNamed = (name: string): StoredRun => {
    const found = findRun(folder, name)
    if (!found.ok) throw new Error(found.error)
    return found.value
  }

  before(async () => {
    const monday = {
      '6.1.1': 'conforms',
      '6.1.2': ['violates', 'Jon Kidu is not detected, but should be.'],
      '6.1.10': ['violates', 'The PDB of Angoff is Up, but should be Down.'],
      '12.1': 'unsupported',
    } as const
    await storeRun(scorecardOn(17, monday), { folder })
    const claim = { by: 'Ana', on: '2025-11-17', note: 'both are done' }
    await claimRules(folder, ['6.1.2', '6.1.10'], claim, ids)
    const broken = ['violates', 'The ship of Charkhan is lost, but should not be.'] as const
    await storeRun(scorecardOn(18, { ...monday, '6.1.1': broken, '6.1.2': 'conforms' }), { folder })

    const { runs } = readRuns(folder)
    first = runs[0]?.id ?? ''
    second = runs[1]?.id ?? ''
    checklist = checklistOf({ catalog, runs, claims: readClaims(folder, ids) })
    diff = diffOf(runNamed('-2'), runNamed('-1'), catalog)
    history = historyOf({ catalog, runs })
  })

  it('is told in documents that fit their schemas', () => {
    for (const [schema, document] of Object.entries({ checklist, diff, history })) {
      expect(problemWith(schema, document), schema).to.equal(undefined)
      expect(problemWith(schema, { ...document, more: 1 }), schema).to.match(/must NOT have additional properties/)
    }
  })

  it('is told by the checklist in the terminal', () => {
    expect(renderChecklist(checklist, plain).split('\n')).to.deep.equal([
      '6.1  Section 6.1  1 of 3 rules conforms',
      '  ↓ 6.1.1   The rule 6.1.1                                regressed since 2025-11-18',
      '      The ship of Charkhan is lost, but should not be.',
      `      since run ${second} of 2025-11-18; it last conformed in run ${first} of 2025-11-17`,
      '  ✓ 6.1.2   The rule 6.1.2                                conforms since 2025-11-18       Ana',
      '      claimed by Ana on 2025-11-17: both are done',
      '  ? 6.1.10  The rule 6.1.10                               claimed but not conforming since 2025-11-17  Ana',
      '      The PDB of Angoff is Up, but should be Down.',
      '      claimed by Ana on 2025-11-17: both are done',
      '',
      '12  Section 12  0 of 3 rules conform',
      '  ⊘ 12.1    The rule 12.1                                 unsupported since 2025-11-17',
      '      It is not as it should be.',
      '  ○ 12.2    The rule 12.2                                 untested',
      '  ○ 12.3    The rule 12.3                                 untested',
      '',
      '1 of 6 rules conforms; 1 regressed, 1 claimed but not conforming, 1 unsupported, 2 untested',
      `From 2 runs; the last is run ${second} of 2025-11-18.`,
      '',
    ])
  })

  it('is told by the checklist as JSON', () => {
    const rules = checklist.sections.flatMap((section) => section.rules)
    expect(rules.map(({ id, status, since }) => [id, status, since?.id])).to.deep.equal([
      ['6.1.1', 'regressed', second],
      ['6.1.2', 'conforms', second],
      ['6.1.10', 'claimed', first],
      ['12.1', 'unsupported', first],
      ['12.2', 'untested', undefined],
      ['12.3', 'untested', undefined],
    ])
    expect(rules[1]?.claim).to.deep.equal({ by: 'Ana', on: '2025-11-17', note: 'both are done' })
    expect(JSON.parse(JSON.stringify(checklist))).to.deep.equal(checklist)
  })

  it('is told by the checklist as Markdown', () => {
    expect(checklistMarkdown(checklist)).to.equal(`# Rules checklist

**1 of 6 rules conforms**; 1 regressed, 1 claimed but not conforming, 1 unsupported, 2 untested. From 2 runs; the last is run ${second} of 2025-11-18.

## 6.1 Section 6.1

1 of 3 rules conforms.

- [ ] **6.1.1** The rule 6.1.1: **regressed since 2025-11-18**; \`The ship of Charkhan is lost, but should not be.\`; since run ${second} of 2025-11-18; it last conformed in run ${first} of 2025-11-17
- [x] **6.1.2** The rule 6.1.2: conforms since 2025-11-18; Ana; claimed by Ana on 2025-11-17: both are done
- [ ] **6.1.10** The rule 6.1.10: **claimed but not conforming since 2025-11-17**; Ana; \`The PDB of Angoff is Up, but should be Down.\`; claimed by Ana on 2025-11-17: both are done

## 12 Section 12

0 of 3 rules conform.

- [ ] **12.1** The rule 12.1: **unsupported since 2025-11-17**; \`It is not as it should be.\`
- [ ] **12.2** The rule 12.2: **untested**
- [ ] **12.3** The rule 12.3: **untested**
`)
  })

  it('is told by the diff in the terminal', () => {
    expect(renderDiff(diff, plain).split('\n')).to.deep.equal([
      `from ${first}  2025-11-17 08:00  Orlog 2.4.1, 4 rules graded`,
      `to   ${second}  2025-11-18 08:00  Orlog 2.4.1, 4 rules graded`,
      '',
      'Newly conforming (1)',
      '  ✓ 6.1.2   violates → conforms  The rule 6.1.2',
      '',
      'Newly violating (1)',
      '  ✗ 6.1.1   conforms → violates  The rule 6.1.1',
      '      The ship of Charkhan is lost, but should not be.',
      '',
      'Of 4 rules in both, 1 conformed and 1 does now.',
      'Points: 1 → 1 of 4 (±0).',
      '',
    ])
  })

  it('is told by the diff as JSON and as Markdown', () => {
    expect(diff.newlyConforming.map(({ id }) => id)).to.deep.equal(['6.1.2'])
    expect(diff.newlyViolating.map(({ id }) => id)).to.deep.equal(['6.1.1'])
    expect([...diff.otherVerdict, ...diff.changedMessage, ...diff.onlyInFrom, ...diff.onlyInTo]).to.deep.equal([])
    expect(diffMarkdown(diff)).to.include(
      '## Newly conforming (1)\n\n- **6.1.2** The rule 6.1.2: violates → conforms\n',
    )
    expect(diffMarkdown(diff)).to.include(
      '- **6.1.1** The rule 6.1.1: conforms → violates; `The ship of Charkhan is lost, but should not be.`\n',
    )
  })

  it('is told by the history in the terminal', () => {
    expect(renderHistory(history, plain).split('\n')).to.deep.equal([
      'Rules that conform, over 2 runs',
      '6.1    Section 6.1                       ▄▄      1 / 3',
      '12     Section 12                        ▁▁      0 / 3',
      '       all                               ▃▃      1 / 6',
      '',
      'Runs',
      `2025-11-17 08:00  ${first}  4 graded, 1 of 6 rules conforms`,
      '                  +1: 6.1.1',
      `2025-11-18 08:00  ${second}  4 graded, 1 of 6 rules conforms`,
      '                  +1: 6.1.2',
      '                  −1: 6.1.1',
      '',
    ])
  })

  it('is told by the history as JSON and as Markdown', () => {
    expect(history.runs.map(({ id, gained, lost }) => [id, gained, lost])).to.deep.equal([
      [first, ['6.1.1'], []],
      [second, ['6.1.2'], ['6.1.1']],
    ])
    expect(historyMarkdown(history)).to.include('| 6.1 | Section 6.1 | ▄▄ | 1 of 3 |\n')
    expect(historyMarkdown(history)).to.include(
      `| 2025-11-18 08:00 | \`${second}\` | Orlog |  | 4 | 1 of 6 | +1: 6.1.2; −1: 6.1.1 |\n`,
    )
  })

  it('leaves to be graded again what did not conform', () => {
    expect(lastFailed(catalog, readRuns(folder).runs)).to.deep.equal(['6.1.1', '6.1.10', '12.1'])
  })
})
