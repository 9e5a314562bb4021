import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { findRun } from './find-run'
import { idOf, RUNS_FOLDER, storeRun } from './runs'
import { scorecardOn } from './runs.fixture'

const folder = mkdtempSync(join(tmpdir(), 'fitg-find-'))
after(() => rmSync(folder, { recursive: true }))

const dayOf = (name: string, where = folder) => {
  const found = findRun(where, name)
  return found.ok ? found.value.record.startedAt.slice(0, 10) : found.error
}

describe('finding a run', () => {
  const files: string[] = []
  before(async () => {
    for (const day of [11, 12, 13]) files.push(await storeRun(scorecardOn(day, { '6.1.1': 'conforms' }), { folder }))
    writeFileSync(join(folder, RUNS_FOLDER, '2025-11-14T08-00-00.000Z-zzzzzzzz.json'), '{')
    writeFileSync(join(folder, 'scorecard.json'), JSON.stringify(scorecardOn(20, { '6.1.1': 'violates' })))
  })

  it('counts from the last that can be read', () => {
    expect([dayOf('-1'), dayOf('-2'), dayOf('-3')]).to.deep.equal(['2025-11-13', '2025-11-12', '2025-11-11'])
    expect(dayOf('-4')).to.equal('there is no run -4: 3 runs can be read; "fitg grade --sut <command>" keeps one')
    expect(dayOf('-1', mkdtempSync(join(tmpdir(), 'fitg-empty-')))).to.match(/no run is kept in \.fitg.runs yet/)
  })

  it('goes by the beginning of an id or of a time', () => {
    const id = idOf(files[1] ?? '')
    expect([dayOf(id), dayOf(id.slice(0, 7)), dayOf('2025-11-12')]).to.deep.equal(Array(3).fill('2025-11-12'))
  })

  it('asks when a name may mean several', () => {
    expect(dayOf('2025-11')).to.match(/^"2025-11" may be any of 4 runs: /)
  })

  it('takes a file, of a run or of a scorecard', () => {
    expect(dayOf(join(folder, files[0] ?? ''))).to.equal('2025-11-11')
    expect(dayOf(join(folder, 'scorecard.json'))).to.equal('2025-11-20')
  })

  it('says what is wrong with the one that is meant', () => {
    expect(dayOf('zzzz')).to.match(/zzzzzzzz\.json is damaged/)
    expect(dayOf('nowhere.json')).to.equal(
      'there is no run "nowhere.json"; "fitg history" lists the runs, and -1 is the last',
    )
  })
})
