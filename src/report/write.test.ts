import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import { writeReport } from './write'

const folder = mkdtempSync(join(tmpdir(), 'fitg-write-'))
after(() => rmSync(folder, { recursive: true }))

const messageOf = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => 'nothing went wrong',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

describe('writing a report', () => {
  it('makes the folder, and leaves nothing else in it', async () => {
    const reports = join(folder, 'new', 'reports')
    await writeReport(join(reports, 'scorecard.html'), 'page')
    expect(readdirSync(reports)).to.deep.equal(['scorecard.html'])
    expect(readFileSync(join(reports, 'scorecard.html'), 'utf8')).to.equal('page')
  })

  it('replaces the report of the last run', async () => {
    const file = join(folder, 'scorecard.json')
    await writeReport(file, 'the first, which is longer')
    await writeReport(file, 'the second')
    expect(readFileSync(file, 'utf8')).to.equal('the second')
  })

  it('names the folder when it cannot be one', async () => {
    writeFileSync(join(folder, 'taken'), '')
    const message = await messageOf(writeReport(join(folder, 'taken', 'scorecard.html'), 'page'))
    expect(message).to.equal(
      `scorecard.html cannot be written to the folder ${join(folder, 'taken')}: a file has that name; choose another folder with --out`,
    )
  })

  it('takes its draft away when it fails', async () => {
    const reports = join(folder, 'blocked')
    mkdirSync(join(reports, 'scorecard.html', 'inner'), { recursive: true })
    expect(await messageOf(writeReport(join(reports, 'scorecard.html'), 'page'))).to.match(/cannot be written/)
    expect(readdirSync(reports)).to.deep.equal(['scorecard.html'])
  })

  it('can be done many times at once, and the file is always whole', async () => {
    const file = join(folder, 'busy.txt')
    const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000))
    await Promise.all(contents.map((text) => writeReport(file, text)))
    expect(contents).to.include(readFileSync(file, 'utf8'))
  })
})
