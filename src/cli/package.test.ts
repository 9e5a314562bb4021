import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { fitg, newFolder, scorecardIn } from './fitg.fixture'

interface Manifest {
  readonly bin: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

const home = newFolder()
const project = join(home, 'project')
const root = join(project, 'node_modules', 'fitg-conformance')

/** Packs the package and puts it where `npm install` would; next to it stands what it declares to need, and no more. */
function install(): readonly string[] {
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', home], {
    cwd: PACKAGE_ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  })
  const [tarball] = JSON.parse(packed) as { filename: string; files: { path: string }[] }[]
  if (tarball === undefined) return []
  mkdirSync(root, { recursive: true })
  execFileSync('tar', ['-xzf', join(home, tarball.filename), '-C', root, '--strip-components=1'])
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  for (const name of Object.keys(dependencies)) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(PACKAGE_ROOT, 'node_modules', name), link, 'dir')
  }
  return tarball.files.map(({ path }) => path)
}

describe('the package, installed', () => {
  let files: readonly string[] = []
  before(() => {
    files = install()
  })

  it('holds what a run needs, and what a reader wants', () => {
    expect(files).to.include.members([
      'README.md',
      'LICENSE',
      'package.json',
      'rules-catalog.yaml',
      'src/protocol/PROTOCOL.md',
      'adapters/python/fitg_adapter.py',
      'adapters/java/FitgAdapter.java',
      'adapters/typescript/fitg-adapter.ts',
      'dist/src/cli/main.js',
      'dist/schemas/scorecard.schema.json',
      'dist/schemas/run.schema.json',
      'dist/schemas/checklist.schema.json',
      'dist/schemas/diff.schema.json',
      'dist/schemas/history.schema.json',
      'dist/schemas/submitOrder.params.schema.json',
      'features/summary/08-pdb/8.2-pdb-combat.feature',
    ])
    const features = readdirSync(join(PACKAGE_ROOT, 'features'), { recursive: true, encoding: 'utf8' })
    const inCheckout = features.filter((file) => file.endsWith('.feature')).map((file) => `features/${file}`)
    expect(files).to.include.members(inCheckout)
  })

  it('holds no tests, and nothing that only building and testing need', () => {
    const unwanted =
      /\.test\.|\.fixture\.|\.map$|^(?!adapters\/).*\.ts$|__pycache__|^dist\/src\/(build|sut\/misbehaving)\/|^(reports|coverage|node_modules)\//
    expect(files.filter((path) => unwanted.test(path))).to.deep.equal([])
  })

  it('has a command that the system can run', () => {
    const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
    expect(readFileSync(join(root, bin['fitg'] ?? ''), 'utf8')).to.match(/^#!\/usr\/bin\/env node\n/)
  })

  it('grades from any folder, finds its own features, and writes to the folder it is called in', async () => {
    const cwd = newFolder()
    const { code, stdout } = await fitg(['grade', '--section', '8.2', '--json'], { root, cwd })
    expect(code).to.equal(0)
    expect(scorecardIn(stdout).totals).to.include({ rules: 13, conforms: 13 })
    expect(readdirSync(join(cwd, 'reports')).sort()).to.deep.equal(['scorecard.html', 'scorecard.json'])
    expect(existsSync(join(root, 'reports'))).to.equal(false)
  })

  it('lists its rules, is sound, and grades its own engine over a pipe', async () => {
    const sut = `"${process.execPath}" "${join(root, 'dist', 'src', 'cli', 'main.js')}" serve`
    const [rules, check, grade] = await Promise.all([
      fitg(['rules', '17.1'], { root }),
      fitg(['check'], { root }),
      fitg(['grade', '--section', '17', '--sut', sut], { root }),
    ])
    expect([rules?.code, check?.code, grade?.code]).to.deep.equal([0, 0, 0])
  })
})
