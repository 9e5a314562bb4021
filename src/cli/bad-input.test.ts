import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { ended, expectNoTrace, expectTold, fitg, mainOf, newFolder, scorecardIn } from './fitg.fixture'

/** What happens to a team's folder when something is wrong with it, or with the disk: a clear word, and nothing lost. */

const RUNS = join('.fitg', 'runs')
const runsIn = (cwd: string) => (existsSync(join(cwd, RUNS)) ? readdirSync(join(cwd, RUNS)) : [])
const gradeOne = ['grade', '--section', '17', '--format', 'json']

/** Root may write nearly everywhere, but nobody makes a file here. */
const READ_ONLY = '/sys'

/** Runs `fitg` where no file may be larger than so many KiB, as on a disk that is full. */
const cramped = (kibibytes: number, args: readonly string[], cwd: string) => {
  const command = `ulimit -f ${kibibytes}; exec "$0" "$@"`
  return ended(spawn('bash', ['-c', command, process.execPath, mainOf(PACKAGE_ROOT), ...args], { cwd }))
}

describe('a disk that is full', { concurrency: 4 }, () => {
  it('keeps the last reports, and writes those that there is room for', async () => {
    const cwd = newFolder()
    await fitg([...gradeOne, '--no-store'], { cwd })
    const before = readFileSync(join(cwd, 'reports', 'scorecard.json'), 'utf8')
    const ran = await cramped(3, ['grade', '--section', '8.2', '--format', 'html,json,markdown', '--json'], cwd)
    expect(ran.code).to.equal(2)
    for (const name of ['scorecard.html', 'scorecard.json']) {
      expect(ran.stderr).to.include(`${name} cannot be written to the folder reports: no file may be that large there`)
    }
    expectNoTrace(ran)
    scorecardIn(ran.stdout)
    expect(readFileSync(join(cwd, 'reports', 'scorecard.json'), 'utf8')).to.equal(before)
    expect(readdirSync(join(cwd, 'reports')).sort()).to.deep.equal(['scorecard.json', 'scorecard.md'])
    expect(runsIn(cwd)).to.have.length(1)
  })

  it('keeps no half of a run', async () => {
    const cwd = newFolder()
    const { code, stderr, stdout } = await cramped(0, [...gradeOne, '--json', '--out', join(READ_ONLY, 'none')], cwd)
    expect(code).to.equal(2)
    expect(stderr).to.match(/the run was not kept, for .*\.json cannot be written: no file may be that large there/)
    scorecardIn(stdout)
    expect(runsIn(cwd)).to.deep.equal([])
  })

  it('leaves the checklist as it was', async () => {
    const cwd = newFolder()
    await fitg(['checklist', 'claim', '8.2.1', '--by', 'Ada'], { cwd })
    const before = readFileSync(join(cwd, 'fitg-checklist.yaml'), 'utf8')
    const ran = await cramped(0, ['checklist', 'claim', '8.2.2', '--by', 'Ben'], cwd)
    expectTold(ran, 2, 'fitg-checklist.yaml was left as it was, for it cannot be written')
    expect(readFileSync(join(cwd, 'fitg-checklist.yaml'), 'utf8')).to.equal(before)
    expect(readdirSync(cwd)).to.deep.equal(['fitg-checklist.yaml'])
  })

  it('is told, where standard output goes there', async () => {
    const run = `"$0" "$@" > /dev/full`
    const ran = await ended(
      spawn('bash', ['-c', run, process.execPath, mainOf(PACKAGE_ROOT), 'rules'], { cwd: newFolder() }),
    )
    expectTold(ran, 2, 'fitg: standard output cannot be written: the disk is full')
  })
})

describe('a folder that can only be read', { concurrency: 4 }, () => {
  it('does not keep a run from being graded and shown', async () => {
    const ran = await fitg([...gradeOne, '--json', '--out', join(newFolder(), 'reports')], { cwd: READ_ONLY })
    expect(ran.code).to.equal(0)
    expect(scorecardIn(ran.stdout).totals.conforms).to.equal(1)
    expect(ran.stderr).to.match(/fitg: the run was not kept, for .* cannot be written: /)
    expectNoTrace(ran)
  })

  it('is told, where something must be written', async () => {
    const claim = ['checklist', 'claim', '8.2.1', '--by', 'Ada']
    expectTold(await fitg(claim, { cwd: READ_ONLY }), 2, 'fitg-checklist.yaml was left as it was, for it cannot be')
    expectTold(await fitg(['history', '--html', 'h.html'], { cwd: READ_ONLY }), 2, 'h.html cannot be written: ')
  })
})

describe('a folder in which something is wrong', { concurrency: 4 }, () => {
  it('is told, where the runs are no folder', async () => {
    const cwd = newFolder()
    mkdirSync(join(cwd, '.fitg'))
    writeFileSync(join(cwd, RUNS), '')
    const commands = [['checklist'], ['history'], ['diff'], [...gradeOne, '--last-failed']]
    for (const ran of await Promise.all(commands.map((args) => fitg(args, { cwd })))) {
      expectTold(ran, 2, `fitg: the runs in ${RUNS} cannot be read: it is a file, and should be a folder`)
    }
  })

  it('is read as far as it can be, with the reason for each file that cannot', async () => {
    const cwd = newFolder()
    await fitg(gradeOne, { cwd })
    const put = (name: string, text: string) =>
      writeFileSync(join(cwd, RUNS, `2025-01-01T00-00-00.000Z-${name}.json`), text)
    mkdirSync(join(cwd, RUNS, '2025-01-01T00-00-00.000Z-aaaaaaaa.json'))
    put('bbbbbbbb', '{"schemaVersion":1,"startedAt":')
    put('cccccccc', '{"schemaVersion":1}')
    put('dddddddd', '{"schemaVersion":0}')
    put('eeeeeeee', '{"schemaVersion":2}')
    const before = runsIn(cwd)
    const { code, stdout, stderr } = await fitg(['checklist', '--section', '17'], { cwd })
    expect(code).to.equal(0)
    expect(stdout).to.include('1 of 1 rule conforms')
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.replace(/^.*-(\w+)\.json (.*); it was left.*$/, '$1 $2')),
    ).to.deep.equal([
      'aaaaaaaa cannot be read: it is a folder',
      'bbbbbbbb is damaged: it is not a whole JSON document',
      "cccccccc is damaged: the document must have required property 'startedAt'",
      'dddddddd is not a run of fitg: it has no schemaVersion that fitg knows',
      'eeeeeeee was written by a newer version of fitg: update fitg-conformance to read it',
    ])
    expect(runsIn(cwd)).to.deep.equal(before)
  })

  it('is told, where two things are compared that are no runs', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'half.json'), '{"schemaVersion":1,"sections":[],"suite":{},"run":{},"implementation":{}}')
    writeFileSync(join(cwd, 'list.json'), '[]')
    expectTold(
      await fitg(['diff', 'half.json', 'half.json'], { cwd }),
      2,
      'half.json is damaged: the document must have',
    )
    expectTold(await fitg(['diff', 'list.json', 'half.json'], { cwd }), 2, 'list.json is not a run of fitg')
    expectTold(await fitg(['diff', '.', '.'], { cwd }), 2, '. cannot be read: it is a folder')
  })

  it('is told of every unknown rule in the checklist, with its line', async () => {
    const cwd = newFolder()
    const text = 'rules:\n  "6.1.33": { owner: Ada }\n  "8.2.1": { owner: Ada }\n  "8.2.99": { owner: Ben }\n'
    writeFileSync(join(cwd, 'fitg-checklist.yaml'), text)
    const lines = [
      'fitg-checklist.yaml:2: there is no rule "6.1.33"',
      'fitg-checklist.yaml:4: there is no rule "8.2.99"',
    ]
    expectTold(await fitg(['checklist'], { cwd }), 2, ...lines)
    expectTold(await fitg(['checklist', 'claim', '8.2.1', '--by', 'Ada'], { cwd }), 2, ...lines)
    expect(readFileSync(join(cwd, 'fitg-checklist.yaml'), 'utf8')).to.equal(text)
  })
})

describe('two runs at once in one folder', () => {
  it('are both kept, and leave whole reports', async () => {
    const cwd = newFolder()
    const runs = await Promise.all([8.2, 17, 6.1].map((section) => fitg(['grade', '--section', `${section}`], { cwd })))
    expect(runs.map(({ code }) => code)).to.deep.equal([0, 0, 0])
    expect(runsIn(cwd)).to.have.length(3)
    expect(readdirSync(join(cwd, 'reports')).sort()).to.deep.equal(['scorecard.html', 'scorecard.json'])
    scorecardIn(readFileSync(join(cwd, 'reports', 'scorecard.json'), 'utf8'))
    const { stdout } = await fitg(['checklist', '--section', '17', '--section', '8.2', '--section', '6.1'], { cwd })
    expect(stdout).to.include('29 of 29 rules conform\nFrom 3 runs')
  })
})
