import { describe, it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'chai'
import { DEFAULT_PROFILE } from '../grading/points'
import { type ChecklistSources, checklistOf } from '../store/checklist'
import { diffOf } from '../store/diff'
import { historyOf } from '../store/history'
import { rewordedCatalog, runOn, smallCatalog } from '../store/runs.fixture'
import { diffMarkdown, renderDiff } from './checklist-diff'
import { historyMarkdown, renderHistory } from './checklist-history'
import { checklistMarkdown } from './checklist-markdown'
import { renderChecklist } from './checklist-terminal'

const plain = { color: false, columns: 100 }
const textOf = (sources: Partial<ChecklistSources>) =>
  renderChecklist(checklistOf({ catalog: smallCatalog(), runs: [], claims: new Map(), ...sources }), plain)

const HOSTILE = '\u001b[31m<img src=x onerror=alert(1)> `a` | [x](http://evil) @everyone\n# heading'

describe('the checklist in words', () => {
  it('says what to do where there is no run yet', () => {
    expect(textOf({})).to.include('No run is kept yet: "fitg grade --sut <command>" keeps one.')
    expect(renderHistory(historyOf({ catalog: smallCatalog(), runs: [] }), plain)).to.match(/^No run is kept yet/)
  })

  it('says why a rule is waived, and until when', () => {
    const profile = { ...DEFAULT_PROFILE, waivers: [{ rule: '12.1', reason: 'agreed', until: '2025-12-31' }] }
    const text = textOf({ runs: [runOn(1, { '12.1': 'violates', '12.2': 'conforms' }, { profile })] })
    expect(text).to.include('waived since 2025-11-01').and.to.include('waived until 2025-12-31: agreed')
    expect(text).to.include('1 of 5 rules conforms; 4 untested, 1 waived')
  })

  it('says what a stale rule was, and to grade it again', () => {
    const text = textOf({ catalog: rewordedCatalog('12.1'), runs: [runOn(1, { '12.1': 'conforms' })] })
    expect(text).to.include('stale, was: conforms')
    expect(text).to.include('its statement or reading changed since run day1 of 2025-11-01 at c0ffee1: grade it again')
  })

  it('keeps to the width of the terminal', () => {
    const runs = [runOn(1, { '6.1.1': ['violates', 'x'.repeat(250)] })]
    const claims = new Map([['6.1.1', { note: 'y'.repeat(250), owner: 'Ben' }]])
    const narrow = renderChecklist(checklistOf({ catalog: smallCatalog(), runs, claims }), {
      color: false,
      columns: 72,
    })
    const inSections = narrow.split('\n').filter((line) => line.startsWith('  '))
    expect(Math.max(...inSections.map((line) => line.length))).to.be.at.most(72)
  })

  it('says the same in colour', () => {
    const checklist = checklistOf({
      catalog: smallCatalog(),
      runs: [runOn(1, { '6.1.1': 'errored' })],
      claims: new Map(),
    })
    const painted = renderChecklist(checklist, { ...plain, color: true })
    expect(painted).to.include('\u001b[')
    expect(stripVTControlCharacters(painted)).to.equal(renderChecklist(checklist, plain))
  })
})

describe('a hostile program', () => {
  const runs = [
    runOn(1, { '6.1.1': 'conforms', '6.1.2': ['violates', HOSTILE] }),
    runOn(
      2,
      { '6.1.1': ['violates', HOSTILE], '6.1.2': ['violates', `${HOSTILE}!`] },
      {
        implementation: { name: HOSTILE, sut: HOSTILE },
      },
    ),
  ]
  // As a file in which somebody else has written says it: nothing of it was cleaned.
  const raw = runs.map((run) => ({
    ...run,
    record: { ...run.record, implementation: { name: HOSTILE, sut: HOSTILE } },
  }))
  const [from, to] = raw
  if (from === undefined || to === undefined) throw new Error('there should be two runs')
  const catalog = smallCatalog()
  const claims = new Map([['6.1.1', { note: HOSTILE, claim: { by: HOSTILE, on: HOSTILE, note: HOSTILE } }]])
  const checklist = checklistOf({ catalog, runs: raw, claims })
  const diff = diffOf(from, to, catalog)
  const history = historyOf({ catalog, runs: raw })

  it('does not take over the terminal', () => {
    for (const text of [renderChecklist(checklist, plain), renderDiff(diff, plain), renderHistory(history, plain)]) {
      expect(text.replaceAll('\n', '')).not.to.match(/[\p{Cc}\p{Cf}]/u)
      expect(text).not.to.match(/^# heading/m)
    }
  })

  it('does not write the Markdown', () => {
    for (const text of [checklistMarkdown(checklist), diffMarkdown(diff), historyMarkdown(history)]) {
      const outsideCode = text.replace(/(`+) ?.*?[^`]\1(?!`)/g, '')
      expect(outsideCode).not.to.match(/(?<!\\)<img|(?<!\\)\[x\]\(|^# heading/m)
    }
  })
})
