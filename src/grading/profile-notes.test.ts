import { describe, it } from 'node:test'
import { expect } from 'chai'
import { catalogWith, ruleOf } from './catalog.fixture'
import type { ScenarioVerdict } from './outcome'
import { DEFAULT_PROFILE, type Waiver } from './points'
import { profileNotes } from './profile-notes'
import { scorecardOf } from './scorecard'

const CATALOG = catalogWith(['2', [ruleOf('2.1'), ruleOf('2.2')]])

/** The notes on a waiver of rule 2.1, the scenarios of which end like this, on 31 January 2026. */
function notesOn(waiver: Partial<Waiver>, verdicts: readonly ScenarioVerdict[], selected = ['2.1']): readonly string[] {
  const profile = { ...DEFAULT_PROFILE, waivers: [{ rule: '2.1', reason: 'agreed', ...waiver }] }
  const startedAt = '2026-01-31T12:00:00.000Z'
  const scorecard = scorecardOf({
    catalog: CATALOG,
    selected: new Set(selected),
    outcomes: verdicts.map((verdict) => ({ rule: '2.1', name: 'it', location: 'a.feature:1', verdict, steps: [] })),
    coverage: { scenarios: new Set(), proven: new Set() },
    complete: true,
    suite: { name: 'fitg-conformance', version: '1.2.3' },
    implementation: { name: 'Orlog', sut: './run' },
    run: { startedAt, seconds: 1, selection: [], command: 'fitg grade' },
    profile,
  })
  expect(scorecard.notes ?? []).to.deep.equal(profileNotes(profile, scorecard, startedAt))
  return scorecard.notes ?? []
}

describe('the notes on a profile', () => {
  it('tell of a waiver that has expired', () => {
    expect(notesOn({ until: '2026-01-30' }, ['violates'])).to.deep.equal([
      'the waiver of rule 2.1 expired on 2026-01-30: the rule counts, and is violated',
    ])
    expect(notesOn({ until: '2026-01-30' }, [])).to.deep.equal([
      'the waiver of rule 2.1 expired on 2026-01-30: the rule counts, and is untested',
    ])
  })

  it('tell of a waiver that is not needed any more', () => {
    expect(notesOn({}, ['conforms', 'conforms'])).to.deep.equal([
      'rule 2.1 is waived but conforms: the waiver can be taken out',
    ])
    expect(notesOn({ until: '2026-01-30' }, ['conforms'])).to.deep.equal([
      'the waiver of rule 2.1 expired on 2026-01-30, and the rule conforms: take it out',
    ])
  })

  it('say nothing of a waiver that is needed, up to its last day', () => {
    expect(notesOn({ until: '2026-01-31' }, ['conforms', 'violates'])).to.deep.equal([])
    expect(notesOn({}, [])).to.deep.equal([])
  })

  it('say nothing of rules that were not selected', () => {
    expect(notesOn({ until: '2026-01-30' }, [], ['2.2'])).to.deep.equal([])
  })
})
