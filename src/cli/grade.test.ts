import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { loadCatalog } from '../catalog/load'
import { PACKAGE_ROOT } from '../lib/package-root'
import { ended, fitg, newFolder, packageCopy, SERVE, scorecardIn, start, verdictsOf } from './fitg.fixture'

const PYTHON = `python3 "${join(PACKAGE_ROOT, 'adapters', 'python', 'pdb_combat.py')}"`
const ENGINE_MODULE = join(PACKAGE_ROOT, 'dist', 'src', 'engine', 'server', 'handler.js')

describe('fitg grade', { concurrency: 2 }, () => {
  it('grades the reference engine, shows a table and leaves both reports', async () => {
    const cwd = newFolder()
    const { code, stdout, stderr } = await fitg(['grade'], { cwd })
    expect(code).to.equal(0)
    const tested = loadFeatureIndex().rules.size
    const all = loadCatalog().rules.length
    expect(stdout)
      .to.match(/^section +title +rules/)
      .and.to.include(`: ${tested} of ${all} rules conform`)
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).to.be.at.most(100)
    expect(stderr).to.equal('wrote reports/scorecard.html\nwrote reports/scorecard.json\n')
    expect(readdirSync(join(cwd, 'reports')).sort()).to.deep.equal(['scorecard.html', 'scorecard.json'])
    const { totals } = scorecardIn(readFileSync(join(cwd, 'reports', 'scorecard.json'), 'utf8'))
    expect(totals).to.include({ rules: all, conforms: tested, untested: all - tested })
  })

  it('prints one document, whole, to a reader that takes its time', async () => {
    const cwd = newFolder()
    const child = start(['grade', '--json'], { cwd })
    const { code, stdout: text } = await ended(child, true)
    expect(code).to.equal(0)
    expect(text.length).to.be.greaterThan(64 * 1024)
    expect(scorecardIn(text).complete).to.equal(true)
    expect(readFileSync(join(cwd, 'reports', 'scorecard.json'), 'utf8')).to.equal(text)
  })

  it('comes to the same verdicts in-process, by a module, over a pipe, and in another order', async () => {
    const cwd = newFolder()
    const module = join(cwd, 'my engine.js')
    writeFileSync(module, `module.exports = require(${JSON.stringify(ENGINE_MODULE)}).createEngine`)
    const selection = ['grade', '--section', '6.1,8.2', '--rule', '17.1', '--json']
    const [first, ...others] = await Promise.all(
      [[], ['--sut', SERVE], ['--sut-module', 'my engine.js'], ['--order', 'random:7']].map((more, index) =>
        fitg([...selection, ...more, '--out', `out ${index}`], { cwd }),
      ),
    )
    if (first === undefined) expect.fail()
    const scorecard = scorecardIn(first.stdout)
    expect(scorecard.totals).to.include({ rules: 29, conforms: 29 })
    for (const { code, stdout } of others) {
      expect(code).to.equal(0)
      expect(verdictsOf(scorecardIn(stdout))).to.deep.equal(verdictsOf(scorecard))
    }
    expect(others.map(({ stdout }) => scorecardIn(stdout).run.command)).to.deep.equal([
      `npx fitg grade --sut '${SERVE}'`,
      "npx fitg grade --sut-module 'my engine.js'",
      'npx fitg grade',
    ])
  })

  it('tells the seed of a random order', async () => {
    const { code, stderr } = await fitg(['grade', '--section', '17', '--order', 'random'])
    expect(code).to.equal(0)
    expect(stderr).to.match(/^the order is random:\d+\n/)
  })

  it('adds up what is selected', async () => {
    const { stdout } = await fitg(['grade', '--rule', '6.1.3', '--rule', '8.2.1', '--section', '17, 8.1', '--json'])
    const scorecard = scorecardIn(stdout)
    expect(scorecard.sections.map(({ id, rules }) => `${id}: ${rules.length}`)).to.deep.equal([
      '6.1: 1',
      '8.1: 14',
      '8.2: 1',
      '17: 1',
    ])
    expect(scorecard.totals).to.include({ rules: 17, conforms: 17, untested: 0 })
    expect(scorecard.run.selection).to.deep.equal(['17', '8.1', '6.1.3', '8.2.1'])
  })

  it('exits as the verdicts, --fail-under and --exit-zero say', async () => {
    const runs = [
      [0, '--section', '8'],
      [0, '--section', '8,M', '--fail-under', '100%'],
      [1, '--section', '8.2', '--sut', PYTHON],
      [0, '--section', '8.2', '--sut', PYTHON, '--exit-zero'],
    ] as const
    const codes = await Promise.all(runs.map(([, ...args]) => fitg(['grade', ...args]).then(({ code }) => code)))
    expect(codes).to.deep.equal(runs.map(([code]) => code))

    const root = packageCopy()
    rmSync(join(root, 'features', 'mission'), { recursive: true })
    const { code } = await fitg(['grade', '--section', '8,M', '--fail-under', '49%'], { root })
    expect(code, 'untested rules are no conforming ones').to.equal(1)
  })

  it('paints only where colours are wanted', async () => {
    const painted = async (env: NodeJS.ProcessEnv) =>
      (await fitg(['grade', '--section', '17'], { env: { FORCE_COLOR: '1', ...env } })).stdout.includes('\u001B[')
    expect(await Promise.all([painted({}), painted({ NO_COLOR: '1' })])).to.deep.equal([true, false])
  })

  it('does not mind a reader that leaves early', async () => {
    const cwd = newFolder()
    const child = start(['grade', '--section', '17', '--json'], { cwd })
    child.stdout.destroy()
    const { code, stderr } = await ended(child)
    expect({ code, stderr }).to.deep.equal({
      code: 0,
      stderr: 'wrote reports/scorecard.html\nwrote reports/scorecard.json\n',
    })
  })
})

describe('the reports of fitg grade', { concurrency: 2 }, () => {
  const grade = (cwd: string, ...args: string[]) => fitg(['grade', '--section', '17', ...args], { cwd })

  it('go where they are wanted, and are those that are wanted', async () => {
    const cwd = newFolder()
    const { code, stderr } = await grade(cwd, '--out', 'a b/c', '--format', 'json, json')
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: 'wrote a b/c/scorecard.json\n' })
    expect(readdirSync(join(cwd, 'a b', 'c'))).to.deep.equal(['scorecard.json'])
  })

  it('replace the last ones, and leave them whole where they cannot', async () => {
    const cwd = newFolder()
    const reports = join(cwd, 'reports')
    mkdirSync(reports)
    writeFileSync(join(reports, 'scorecard.json'), 'old')
    // Even the superuser cannot rename a file to the name of a folder that is not empty.
    mkdirSync(join(reports, 'scorecard.html', 'in the way'), { recursive: true })
    const blocked = await grade(cwd)
    expect(blocked.code).to.equal(2)
    expect(blocked.stderr).to.equal(
      'wrote reports/scorecard.json\nfitg: scorecard.html cannot be written to the folder reports: a folder has the name of the file; choose another folder with --out\n',
    )
    expect(blocked.stdout).to.include('1 of 1 rule conforms')
    expect(readdirSync(reports).sort()).to.deep.equal(['scorecard.html', 'scorecard.json'])
    scorecardIn(readFileSync(join(reports, 'scorecard.json'), 'utf8'))

    rmSync(join(reports, 'scorecard.html'), { recursive: true })
    expect((await grade(cwd)).code).to.equal(0)
    expect(readdirSync(reports).sort()).to.deep.equal(['scorecard.html', 'scorecard.json'])
    scorecardIn(readFileSync(join(reports, 'scorecard.json'), 'utf8'))
  })

  it('cannot be written where a file is in the way, or no folder can be', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'taken'), '')
    const folders = [
      'taken',
      'taken/below',
      '/dev/null/below',
      ...(process.platform === 'linux' ? ['/proc/none/such'] : []),
    ]
    for (const out of folders) {
      const { code, stdout, stderr } = await grade(cwd, '--out', out)
      expect(code).to.equal(2)
      expect(stdout).to.include('1 of 1 rule conforms')
      expect(stderr).to.match(new RegExp(`^fitg: scorecard.html cannot be written to the folder ${out}: .*; choose`))
    }
  })
})
