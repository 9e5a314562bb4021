import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import { diskReason, writeWhole } from './write-whole'

const folder = mkdtempSync(join(tmpdir(), 'fitg-whole-'))
after(() => rmSync(folder, { recursive: true }))

describe('writing a file as a whole', () => {
  it('makes its folder, and leaves nothing else in it', async () => {
    await writeWhole(join(folder, 'new', 'file.txt'), 'text')
    expect(readdirSync(join(folder, 'new'))).to.deep.equal(['file.txt'])
    expect(readFileSync(join(folder, 'new', 'file.txt'), 'utf8')).to.equal('text')
  })

  it('takes its draft away when it fails, and says why', async () => {
    mkdirSync(join(folder, 'blocked', 'file.txt', 'inner'), { recursive: true })
    const error: unknown = await writeWhole(join(folder, 'blocked', 'file.txt'), 'text').catch((reason) => reason)
    expect(diskReason(error)).to.equal('a folder has the name of the file')
    expect(readdirSync(join(folder, 'blocked'))).to.deep.equal(['file.txt'])
  })

  it('tells a full disk from one that can only be read', () => {
    expect(diskReason(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).to.equal('the disk is full')
    expect(diskReason(Object.assign(new Error('ro'), { code: 'EROFS' }))).to.equal('the file system can only be read')
    expect(diskReason(new Error('something else'))).to.equal('something else')
  })
})
