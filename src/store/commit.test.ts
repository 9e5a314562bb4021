import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import { commitOf } from './commit'

const folder = mkdtempSync(join(tmpdir(), 'fitg-commit-'))
after(() => rmSync(folder, { recursive: true }))

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...words], { cwd: folder })

describe('where the repository of a team stands', () => {
  it('is not known where there is none', () => {
    expect(commitOf(folder)).to.equal(undefined)
  })

  it('is its commit, and whether something changed since', () => {
    git('init', '-q')
    writeFileSync(join(folder, 'engine.py'), 'pass\n')
    git('add', '.')
    git('commit', '-qm', 'Begin')
    expect(commitOf(folder)).to.match(/^[0-9a-f]{12}$/)
    writeFileSync(join(folder, 'engine.py'), 'raise\n')
    expect(commitOf(folder)).to.match(/^[0-9a-f]{12}-dirty$/)
  })
})
