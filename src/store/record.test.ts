import { describe, it } from 'node:test'
import { expect } from 'chai'
import { DEFAULT_PROFILE } from '../grading/points'
import { parseRecord, type RunRecord, recordOf, recordText, wordingOf } from './record'
import { scorecardOn, smallCatalog } from './runs.fixture'

const record = recordOf(
  scorecardOn(
    21,
    { '6.1.1': 'conforms', '6.1.2': ['violates', 'Jon Kidu is not detected.'], '12.1': 'errored' },
    { profile: { ...DEFAULT_PROFILE, waivers: [{ rule: '12.1', reason: 'agreed', until: '2025-12-31' }] } },
  ),
  { commit: '1f3c9a2b7d44' },
)

const errorOf = (text: string) => {
  const parsed = parseRecord(text)
  return parsed.ok ? 'it was read' : parsed.error
}

describe('the record of a run', () => {
  it('holds a line for each rule graded', () => {
    const wording = wordingOf({ statement: 'What rule 6.1.1 asks for.' })
    expect(recordText(record)).to.include(`\n"6.1.1":{"verdict":"conforms","worth":1,"wording":"${wording}"},\n`)
    expect(Object.keys(record.rules)).to.have.members(['6.1.1', '6.1.2', '12.1'])
  })

  it('keeps what was wrong first, and why a rule is waived', () => {
    expect(record.rules['6.1.2']?.message).to.equal('Jon Kidu is not detected.')
    expect(record.rules['12.1']).to.include({ verdict: 'waived', worth: 0 })
    expect(record.rules['12.1']?.waiver).to.deep.equal({ reason: 'agreed', until: '2025-12-31' })
  })

  it('says what was graded, by which suite and at which commit', () => {
    expect(record).to.include({ commit: '1f3c9a2b7d44', complete: true, startedAt: '2025-11-21T08:00:00.000Z' })
    expect(record.suite).to.deep.equal({ version: '0.1.0', catalogHash: 'hash' })
    expect(record.implementation.name).to.equal('Orlog')
  })

  it('leaves out rules that were not graded', () => {
    const card = scorecardOn(
      21,
      { '6.1.1': 'conforms' },
      { selected: new Set(smallCatalog().rules.map(({ id }) => id)) },
    )
    expect(Object.keys(recordOf(card).rules)).to.deep.equal(['6.1.1'])
  })

  it('tells a rule of other words, or of another reading, from the same rule', () => {
    const plain = { statement: 'A PDB that is Down detects nothing.' }
    expect(wordingOf({ ...plain, reading: 'Level 0 counts as Up.' })).not.to.equal(wordingOf(plain))
    expect(wordingOf(plain)).to.match(/^[0-9a-f]{10}$/)
  })

  it('is read as it was written', () => {
    const parsed = parseRecord(recordText(record))
    expect(parsed.ok && parsed.value).to.deep.equal(record)
    const empty = parseRecord(recordText({ ...record, rules: {} }))
    expect(empty.ok && empty.value.rules).to.deep.equal({})
  })

  it('is not read when it is damaged', () => {
    const text = recordText(record)
    expect(errorOf(text.slice(0, 400))).to.match(/is damaged/)
    expect(errorOf('')).to.match(/is damaged/)
    expect(errorOf(`<<<<<<< HEAD\n${text}`)).to.match(/is damaged/)
    expect(errorOf(text.replace('"conforms","worth":1', '"conforms","worth":"1"'))).to.match(/is damaged/)
    expect(errorOf(text.replace('"verdict":"conforms"', '"verdict":"fine"'))).to.match(/is damaged/)
    expect(errorOf(text.replace(record.startedAt, 'yesterday'))).to.match(/is damaged/)
  })

  it('is read though a later version says more in it', () => {
    const rules = { '6.1.1': { ...record.rules['6.1.1'], seconds: 1 } }
    expect(parseRecord(JSON.stringify({ ...record, rules, more: 1 })).ok).to.equal(true)
  })

  it('says where it is damaged', () => {
    const text = recordText(record)
    expect(errorOf(text.replace('"complete":true,', ''))).to.equal(
      "is damaged: the document must have required property 'complete'",
    )
    expect(errorOf(text.replace('"conforms","worth":1', '"conforms","worth":"1"'))).to.equal(
      'is damaged: /rules/6.1.1/worth must be number',
    )
  })

  it('is not read when it comes from a newer version, or from elsewhere', () => {
    const newer: Omit<RunRecord, 'schemaVersion'> & { schemaVersion: number } = { ...record, schemaVersion: 2 }
    expect(errorOf(JSON.stringify(newer))).to.match(/newer version of fitg: update/)
    expect(errorOf('{"name":"package"}')).to.match(/is not a run of fitg/)
    expect(errorOf('[]')).to.match(/is not a run of fitg/)
  })
})
