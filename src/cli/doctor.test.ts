import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { expectTold, fitg, newFolder } from './fitg.fixture'
import { type Finding, isAtLeast, OLDEST_NODE } from './machine'

interface Report {
  readonly ok: boolean
  readonly checks: readonly Finding[]
}

/** A path with nothing on it but these commands, each of which says something. */
function pathWith(commands: Readonly<Record<string, string>>): string {
  const bin = newFolder()
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho '${text}'\n`, { mode: 0o755 })
  }
  return bin
}

const NAMES = ['Node', 'Python', 'Java', 'Sandbox', 'Chromium', './reports', './.fitg']

describe('fitg doctor', { concurrency: 2 }, () => {
  it('says what there is, as one document too', async () => {
    const PATH = pathWith({
      python3: 'Python 3.12.1',
      java: 'openjdk version "21.0.2" 2024-01-16',
      chromium: 'Chromium 1',
    })
    const { code, stdout, stderr } = await fitg(['doctor', '--json'], { env: { PATH } })
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    const { ok, checks } = JSON.parse(stdout) as Report
    expect(ok).to.equal(true)
    expect(checks.map(({ name }) => name)).to.deep.equal(NAMES)
    expect(checks.map(({ found }) => found)).to.deep.equal([
      process.versions.node,
      '3.12.1',
      '21.0.2',
      'bubblewrap (bwrap) is not installed',
      '1',
      'can be made',
      'can be made',
    ])
    for (const check of checks) expect('remedy' in check).to.equal(!check.ok)
  })

  it('says of each thing that is missing what it is for and how to get it', async () => {
    const { code, stdout } = await fitg(['doctor'], { env: { PATH: pathWith({ python3: 'Python 3.8.10' }) } })
    expect(code).to.equal(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines).to.have.lengthOf(NAMES.length + 2 * 4)
    expect(lines[0]).to.equal(`✔ Node      ${process.versions.node}`)
    expect(lines[1]).to.equal('✘ Python    3.8.10, which is too old')
    expect(lines[2]).to.match(/^ {4}It is for programs in Python/)
    expect(lines[3]).to.match(/^ {4}To get it: Debian and Ubuntu: apt-get install python3; elsewhere/)
    for (const name of ['default-jdk-headless', 'bubblewrap', 'chromium'])
      expect(stdout).to.include(`apt-get install ${name}`)
  })

  it('says where nothing can be written', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'reports'), '')
    mkdirSync(join(cwd, '.fitg'))
    const { stdout } = await fitg(['doctor'], { cwd })
    expect(stdout).to.match(/^✘ \.\/reports not a folder\n.*\n {4}To get it: make it a folder.* with --out\.$/m)
    expect(stdout).to.match(/^✔ \.\/\.fitg {3}can be written$/m)
  })

  it('wants the Node that the package wants', () => {
    const { engines } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))
    expect(engines.node).to.equal(`>=${OLDEST_NODE.join('.')}`)
  })

  it('takes no arguments', async () => {
    expectTold(await fitg(['doctor', 'now']), 2)
  })
})

describe('a version', () => {
  for (const [version, oldest, expected] of [
    ['20.19.0', [20, 19], true],
    ['20.18.3', [20, 19], false],
    ['22.1.0', [20, 19], true],
    ['3.9', [3, 9], true],
    ['3.10.2', [3, 9], true],
    ['17', [17], true],
    ['1.8.0', [17], false],
    ['anything', [], true],
  ] as const) {
    it(`${version} is ${expected ? '' : 'not '}at least ${oldest.join('.')}`, () => {
      expect(isAtLeast(version, oldest)).to.equal(expected)
    })
  }
})
