import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { problemWith } from '../lib/validate'
import type { Checklist } from '../store/checklist-schema'
import type { RunDiff } from '../store/diff-schema'
import type { History } from '../store/history-schema'
import { expectTold, fitg, newFolder, type Ran } from './fitg.fixture'

/** A module that serves the broken engine of this name. */
const brokenEngine = (name: string) => `
const { VIOLATORS } = require(${JSON.stringify(join(PACKAGE_ROOT, 'dist/src/calibration/violators.js'))})
const { createEngine } = require(${JSON.stringify(join(PACKAGE_ROOT, 'dist/src/engine/server/handler.js'))})
const { rulebook } = VIOLATORS.find(({ name }) => name === ${JSON.stringify(name)})
module.exports = () => createEngine({ name: 'Orlog', rulebook })
`

const BREAKS_6_1_7 = 'damaged ships are kept'
const BREAKS_6_1_9 = 'level 0 always sees'

describe('a team that grades, claims, mends one rule and breaks another', () => {
  const cwd = newFolder()
  const run = (line: string) => fitg(line.split(' '), { cwd })
  const json = async <T>(line: string) => {
    const document: unknown = JSON.parse((await run(`${line} --json`)).stdout)
    expect(problemWith(line.replace(/ .*/, ''), document)).to.equal(undefined)
    return document as T
  }
  const grade = (more = '') => run(`grade --sut-module orlog.js --format json --section 6.1${more}`)
  const runs = () => readdirSync(join(cwd, '.fitg', 'runs'))
  let again: Ran

  before(async () => {
    writeFileSync(join(cwd, 'orlog.js'), brokenEngine(BREAKS_6_1_7))
    expect((await grade()).code).to.equal(1)
    expect(await run('checklist claim 6.1.9 6.1.7 --by Ana')).to.include({
      code: 0,
      stdout: '6.1.7 is claimed by Ana\n6.1.9 is claimed by Ana\n',
    })
    writeFileSync(join(cwd, 'orlog.js'), brokenEngine(BREAKS_6_1_9))
    expect((await grade()).code).to.equal(1)
    again = await grade(' --last-failed --json')
  })

  it('has a file for every run, and none for one that is not to be kept', async () => {
    expect(runs()).to.have.length(3)
    await grade(' --no-store')
    expect(runs()).to.have.length(3)
  })

  it('can grade again what failed, and nothing else', () => {
    const { sections } = JSON.parse(again.stdout) as { sections: { rules: { id: string }[] }[] }
    expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id))).to.deep.equal(['6.1.9'])
  })

  it('reads in the checklist what regressed, and who claimed it', async () => {
    const { totals, sections } = await json<Checklist>('checklist --section 6.1 --only regressed')
    expect(totals).to.include({ rules: 15, conforms: 14, regressed: 1 })
    expect(sections[0]?.rules.map(({ id, claim }) => [id, claim?.by])).to.deep.equal([['6.1.9', 'Ana']])
    expect((await run('checklist --section 6.1')).stdout).to.match(/↓ 6\.1\.9 .* regressed since .* Ana\n/)
    expect((await run('checklist --section 6.1 --markdown')).stdout).to.match(/^- \[ \] \*\*6\.1\.9\*\* /m)
  })

  it('reads in the diff what changed', async () => {
    const diff = await json<RunDiff>('diff -3 -2')
    expect(diff.newlyConforming.map(({ id }) => id)).to.include('6.1.7')
    expect(diff.newlyViolating.map(({ id }) => id)).to.deep.equal(['6.1.9'])
    expect((await run('diff -3 -2')).stdout).to.match(/Newly violating \(1\)\n {2}✗ 6\.1\.9 +conforms → violates/)
    expect((await run('diff -3 -2 --markdown')).stdout).to.match(
      /## Newly conforming \(\d\)\n\n(- .*\n)*- \*\*6\.1\.7\*\* (.*\n)*\n## Newly violating \(1\)\n\n- \*\*6\.1\.9\*\* /,
    )
    expect((await run('diff')).stdout).to.include('Of 1 rule in both, 0 conformed and 0 do now.')
  })

  it('reads in the history when it was', async () => {
    const { runs: told } = await json<History>('history --section 6.1')
    expect(told.map(({ lost }) => lost)).to.deep.equal([[], ['6.1.9'], []])
    const { stdout, stderr } = await run('history --section 6.1 --html history.html')
    expect(stdout).to.include('−1: 6.1.9')
    expect((await run('history --section 6.1 --markdown')).stdout).to.match(
      /^\| 20.* \| \+\d: [\d., ]*6\.1\.7[\d., ]*; −1: 6\.1\.9 \|$/m,
    )
    expect(stderr).to.equal('wrote history.html\n')
    expect(readFileSync(join(cwd, 'history.html'), 'utf8')).to.include('−1: 6.1.9')
  })

  it('is told what cannot be meant', async () => {
    expectTold(await run('checklist claim 6.1.77 --by Ana'), 2, 'there is no rule "6.1.77"; did you mean "6.1.7"')
    expectTold(await run('checklist claim 6.1.7'), 2, "required option '--by <name>' not specified")
    expectTold(await run('checklist --only regresed'), 2, 'there is no status "regresed"; did you mean "regressed"?')
    expectTold(await run('checklist --json --markdown'), 2, 'give --json or --markdown, not both')
    expectTold(await run('diff -9 -1'), 2, 'there is no run -9: 3 runs can be read')
    expectTold(await run('history --implementation Orlgo'), 2, 'no run of "Orlgo" is kept; did you mean "Orlog"?')
  })

  it('is told of a damaged run, and of an unfinished merge', async () => {
    writeFileSync(join(cwd, '.fitg', 'runs', '2020-01-01T00-00-00.000Z-deadbeef.json'), '{"schemaVersion":1')
    const { code, stderr } = await run('checklist')
    expect(code).to.equal(0)
    expect(stderr).to.match(/^fitg: .*deadbeef\.json is damaged: .*; it was left alone, and does not count\n$/)
    appendFileSync(join(cwd, 'fitg-checklist.yaml'), '<<<<<<< HEAD\n')
    expectTold(await run('checklist'), 2, 'fitg-checklist.yaml:', 'a merge was left unfinished here')
  })
})
