import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalog } from '../catalog/load'
import { checklistOf } from './checklist'
import { writeManyRuns } from './many-runs.fixture'
import { readRuns, runsOfTeam, storeRun } from './runs'
import { runOn, scorecardOn } from './runs.fixture'

const root = mkdtempSync(join(tmpdir(), 'fitg-runs-'))
after(() => rmSync(root, { recursive: true }))

let folders = 0
function teamFolder(): string {
  folders += 1
  const folder = join(root, String(folders))
  mkdirSync(folder)
  return folder
}

const runsIn = (folder: string) => readdirSync(join(folder, '.fitg', 'runs'))

describe('the runs of a folder', () => {
  it('are a file each, in the order of their time', async () => {
    const folder = teamFolder()
    await storeRun(scorecardOn(22, { '6.1.1': 'violates' }), { folder })
    const file = await storeRun(scorecardOn(21, { '6.1.1': 'conforms' }), { folder })
    expect(file).to.match(/^\.fitg.runs.2025-11-21T08-00-00\.000Z-[0-9a-f]{8}\.json$/)
    const { runs, skipped } = readRuns(folder)
    expect(runs.map(({ record }) => record.rules['6.1.1']?.verdict)).to.deep.equal(['conforms', 'violates'])
    expect(file).to.include(runs[0]?.id)
    expect(skipped).to.deep.equal([])
  })

  it('are none where none was kept', () => {
    expect(readRuns(teamFolder())).to.deep.equal({ runs: [], skipped: [] })
  })

  it('never clash, though they begin in the same millisecond', async () => {
    const folder = teamFolder()
    const card = scorecardOn(21, { '6.1.1': 'conforms' })
    const files = await Promise.all(Array.from({ length: 30 }, () => storeRun(card, { folder })))
    expect(new Set(files)).to.have.property('size', 30)
    expect(readRuns(folder).runs).to.have.length(30)
    expect(runsIn(folder)).to.have.length(30)
  })

  it('are told when they cannot be read, and stay as they are', async () => {
    const folder = teamFolder()
    const file = await storeRun(scorecardOn(21, { '6.1.1': 'conforms' }), { folder })
    const half = readFileSync(join(folder, file), 'utf8').slice(0, 300)
    const put = (name: string, text: string) => writeFileSync(join(folder, '.fitg', 'runs', name), text)
    put('2025-11-22T08-00-00.000Z-aaaaaaaa.json', half)
    put('2025-11-23T08-00-00.000Z-bbbbbbbb.json', '{"schemaVersion":7}')
    put('.2025-11-24T08-00-00.000Z-cccccccc.json.draft.tmp', half)
    const { runs, skipped } = readRuns(folder)
    expect(runs).to.have.length(1)
    expect(skipped.map(({ file: name, message }) => `${name.slice(-13)} ${message}`)).to.deep.equal([
      'aaaaaaaa.json is damaged: it is not a whole JSON document',
      'bbbbbbbb.json was written by a newer version of fitg: update fitg-conformance to read it',
    ])
    expect(readFileSync(join(folder, '.fitg', 'runs', '2025-11-22T08-00-00.000Z-aaaaaaaa.json'), 'utf8')).to.equal(half)
  })

  it('are not kept where nothing can be written, which is said', async () => {
    const folder = teamFolder()
    writeFileSync(join(folder, '.fitg'), 'a file')
    const message = await storeRun(scorecardOn(21, {}), { folder }).catch((error: Error) => error.message)
    expect(message).to.match(/^the run was not kept, for .*\.json cannot be written: a part of that path is a file$/)
  })

  it('of the reference engine count only where there are no others', () => {
    const own = runOn(21, { '6.1.1': 'violates' })
    const plain = runOn(22, { '6.1.1': 'conforms' })
    const reference = { ...plain, record: { ...plain.record, reference: true as const } }
    expect(runsOfTeam([own, reference])).to.deep.equal([own])
    expect(runsOfTeam([reference])).to.deep.equal([reference])
    expect(runsOfTeam([own, reference], 'Orlog')).to.deep.equal([own, reference])
    expect(runsOfTeam([own, reference], 'Varu')).to.deep.equal([])
  })

  it('may be a thousand, and are still read at once', () => {
    const folder = teamFolder()
    const catalog = loadCatalog()
    writeManyRuns(folder, catalog, 1000)
    const started = performance.now()
    const { runs } = readRuns(folder)
    const { totals } = checklistOf({ catalog, runs, claims: new Map() })
    // Some 0.4 s; the rest is room for a machine that does other things, too.
    expect(performance.now() - started).to.be.below(4000)
    expect([runs.length, totals.rules]).to.deep.equal([1000, catalog.rules.length])
  })
})
