import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import type { Scorecard } from '../grading/scorecard-schema'
import { processesOf } from '../sut/process-table.fixture'
import { ended, expectTold, fitg, newFolder, scorecardIn, start, verdictsOf } from './fitg.fixture'

/** A program under test in a folder of its own, where it leaves traces. */
function programIn(cwd: string, sut: string) {
  const read = (file: string) => {
    try {
      return readFileSync(join(cwd, file), 'utf8')
    } catch {
      return ''
    }
  }
  return {
    args: ['grade', '--sut', `echo $$ >> group; ${sut}`],
    /** What the shaky program wrote. */
    diary: () => read('diary'),
    /** The processes left of all its lives. */
    left: () =>
      read('group')
        .trim()
        .split('\n')
        .flatMap((group) => processesOf(Number(group))),
  }
}

/** A program in JavaScript, on a command line. It must do without double quotes, `$` and backquotes. */
const node = (script: string) => `"${process.execPath}" -e "${script}"`
const shaky = (how: string) => `"${process.execPath}" "${join(__dirname, 'shaky-program.fixture.js')}" ${how} diary`

const RESPONSE = `{ jsonrpc: '2.0', id: 1, result: { hello: 1 } }`
const FLOOD = `const more = () => process.stdout.write('x'.repeat(65536), more); more()`
const UNANSWERED = 'the program did not answer initialize within 1 s'

describe('a program that never introduces itself: exit code 3, and why', { concurrency: 2 }, () => {
  for (const [what, sut, ...texts] of [
    ['it does not exist', 'no-such-program', 'the command could not be found', 'no-such-program: not found'],
    ['it ends at once', 'echo no database >&2; exit 7', 'the program ended with exit code 7', '\n  no database\n'],
    ['it fails to start', node(`throw new Error('no rules')`), 'the program ended with exit code 1', 'Error: no rules'],
    ['it prints something else', 'echo Welcome; sleep 60', 'the program wrote a line that is not JSON: Welcome'],
    [
      'it answers something else',
      `${node(`console.log(JSON.stringify(${RESPONSE}))`)}; sleep 60`,
      'does not fit the protocol',
    ],
    ['it floods its output', node(FLOOD), 'the program wrote more than 8 MiB without ending a line: xxx'],
    ['it floods its standard error', 'yes noise >&2', UNANSWERED, '\n  noise\n  noise\n'],
    ['it never answers, nor does its child', 'sleep 60 & echo waiting >&2; sleep 60', UNANSWERED, '\n  waiting\n'],
  ] as const) {
    it(what, async () => {
      const cwd = newFolder()
      const program = programIn(cwd, sut)
      // Only who never answers is waited for; on a busy machine the others take a while to break.
      const timeout = texts.some((text) => text === UNANSWERED) ? '1' : '10'
      const ran = await fitg([...program.args, '--timeout', timeout, '--json'], { cwd })
      expectTold(ran, 3, 'fitg: nothing was graded, for the program never introduced itself: ', ...texts)
      expect(ran.ms).to.be.lessThan(12_000)
      expect(program.left()).to.deep.equal([])
      expect(readdirSync(cwd)).to.deep.equal(['group'])
    })
  }

  it('it takes longer than the whole run may', async () => {
    const ran = await fitg(['grade', '--run-timeout', '0.5', '--sut', 'sleep 60'])
    expectTold(ran, 3, 'the run took longer than its 0.5 s')
    expect(ran.ms).to.be.lessThan(8000)
  })
})

describe('a program in the same process', { concurrency: 2 }, () => {
  for (const [what, module, ...texts] of [
    ['that never answers', '(method, params) => new Promise(() => {})', 'did not answer initialize within 0.5 s'],
    ['that ends the process', '(method, params) => process.exit(0)', 'ended before its work was done'],
    [
      'that throws outside of its handler',
      `(method, params) => { setTimeout(() => { throw new Error('late') }); return new Promise(() => {}) }`,
      'fitg: unexpected error: late',
    ],
    ['that makes no handler', '() => 3', 'the function that sut.js exports makes none'],
    ['that throws', `(method, params) => { throw new Error('no rules') }`, 'the error -32603: no rules'],
  ] as const) {
    it(`${what} is no success: exit code 3`, async () => {
      const cwd = newFolder()
      writeFileSync(join(cwd, 'sut.js'), `module.exports = ${module}`)
      expectTold(await fitg(['grade', '--timeout', '0.5', '--sut-module', 'sut.js'], { cwd }), 3, ...texts)
      expect(readdirSync(cwd)).to.deep.equal(['sut.js'])
    })
  }
})

const erroredIn = (scorecard: Scorecard): string[] =>
  Object.entries(verdictsOf(scorecard)).flatMap(([id, verdict]) => (verdict === 'errored' ? [id] : []))

describe('a program that breaks in the middle of a run', { concurrency: 2 }, () => {
  it('is started again, and loses the rule that it broke in', async () => {
    const cwd = newFolder()
    const program = programIn(cwd, shaky('once'))
    const { code, stdout } = await fitg([...program.args, '--json'], { cwd })
    expect(code).to.equal(1)
    const scorecard = scorecardIn(stdout)
    expect(scorecard.complete).to.equal(true)
    expect(scorecard.totals).to.include({ errored: 1, conforms: loadFeatureIndex().rules.size - 1 })
    const broken = scorecard.sections.flatMap(({ rules }) => rules).find(({ verdict }) => verdict === 'errored')
    const failures = broken?.scenarios.flatMap(({ failure }) => failure?.message ?? [])
    expect(failures).to.have.lengthOf(1)
    expect(failures?.[0]).to.match(/^the program ended with exit code 9 before it answered \w+$/)
    expect(program.diary()).to.equal('..')
    expect(program.left()).to.deep.equal([])
  })

  it('and does so again and again is given up: the rest is errored, and the result complete', async () => {
    const cwd = newFolder()
    const program = programIn(cwd, shaky('always'))
    const ran = await fitg([...program.args, '--json'], { cwd })
    expect(ran.code).to.equal(1)
    expect(ran.ms).to.be.lessThan(15_000)
    const scorecard = scorecardIn(ran.stdout)
    expect(scorecard.complete).to.equal(true)
    expect(erroredIn(scorecard)).to.have.members([...loadFeatureIndex().rules.keys()])
    const failures = scorecard.sections.flatMap(({ rules }) =>
      rules.flatMap(({ scenarios }) => scenarios.map(({ failure }) => failure)),
    )
    expect(failures.map((failure) => failure?.stderr)).to.include('cannot go on')
    expect(failures.at(-1)?.message).to.match(
      /^the program broke 5 times in a row; last: the program ended with exit code 9/,
    )
    expect(program.diary()).to.equal('.....')
    expect(program.left()).to.deep.equal([])
  })

  it('and is stuck is ended with the time for the run, which the result tells', async () => {
    const cwd = newFolder()
    const program = programIn(cwd, shaky('stuck'))
    const ran = await fitg([...program.args, '--section', '8.2', '--run-timeout', '1.5', '--json'], { cwd })
    expect(ran.code).to.equal(1)
    expect(ran.ms).to.be.lessThan(10_000)
    const scorecard = scorecardIn(ran.stdout)
    expect(scorecard.totals).to.include({ rules: 13, errored: 13 })
    expect(new Set(JSON.stringify(scorecard).match(/the run took longer than its [\d.]+ s/g))).to.have.keys([
      'the run took longer than its 1.5 s',
    ])
    expect(program.left()).to.deep.equal([])
  })
})

describe('a run that the user ends', { concurrency: 2 }, () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`by ${signal} exits with 130, leaves no process, and the last report as it was`, async () => {
      const cwd = newFolder()
      mkdirSync(join(cwd, 'reports'))
      writeFileSync(join(cwd, 'reports', 'scorecard.json'), 'old')
      const program = programIn(cwd, shaky('stuck'))
      const child = start([...program.args, '--timeout', '60'], { cwd })
      const end = ended(child)
      while (!program.diary().includes('!')) await sleep(20)
      child.kill(signal)
      const ran = await end
      expectTold(ran, 130)
      expect(ran.stderr).to.equal('fitg: interrupted; no report was written\n')
      expect(program.left()).to.deep.equal([])
      expect(readdirSync(join(cwd, 'reports'))).to.deep.equal(['scorecard.json'])
      expect(readFileSync(join(cwd, 'reports', 'scorecard.json'), 'utf8')).to.equal('old')
    })
  }

  it('at the very start ends as soon', async () => {
    const cwd = newFolder()
    const program = programIn(cwd, 'trap "" TERM; echo "!" > diary; sleep 60 & sleep 60; sleep 60')
    const child = start([...program.args, '--timeout', '60'], { cwd })
    const end = ended(child)
    while (program.diary() === '') await sleep(20)
    child.kill('SIGINT')
    expectTold(await end, 130, 'fitg: interrupted')
    expect(program.left()).to.deep.equal([])
  })
})
