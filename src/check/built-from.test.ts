import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { writeBuiltFrom } from '../build/built-from'
import { changedSinceBuild } from './built-from'

describe('changedSinceBuild', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fitg-built-'))
    for (const folder of ['features', 'src/lib', 'dist/generated']) mkdirSync(join(root, folder), { recursive: true })
    for (const file of [
      'rules-catalog.yaml',
      'features/a.feature',
      'features/b.feature',
      'src/lib/a.ts',
      'src/lib/a.test.ts',
    ])
      write(file)
    writeBuiltFrom(root)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, text = 'as built') => writeFileSync(join(root, file), text)

  it('is nothing right after the build, whatever the times of the files say', () => {
    write('src/lib/a.ts')
    expect(changedSinceBuild(root)).to.deep.equal([])
  })

  it('names what was edited, added and removed, and no tests', () => {
    write('rules-catalog.yaml', 'edited')
    write('src/lib/a.test.ts', 'edited')
    write('src/lib/b.ts')
    rmSync(join(root, 'features/a.feature'))
    expect(changedSinceBuild(root)).to.deep.equal(['rules-catalog.yaml', 'src/lib/b.ts', 'features/a.feature'])
  })

  it('does not miss the sources that a package was installed without', () => {
    rmSync(join(root, 'src/lib/a.ts'))
    write('src/lib/PROTOCOL.md')
    expect(changedSinceBuild(root)).to.deep.equal([])
    rmSync(join(root, 'src'), { recursive: true })
    expect(changedSinceBuild(root)).to.deep.equal([])
  })

  it('names everything where nothing was built', () => {
    rmSync(join(root, 'dist'), { recursive: true })
    expect(changedSinceBuild(root)).to.have.length(4)
  })
})
