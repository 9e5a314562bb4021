import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Scorecard } from '../grading/scorecard-schema'
import { PACKAGE_ROOT } from '../lib/package-root'
import type { ReplayHeader } from '../replay/record'
import { ended, expectTold, fitg, newFolder, type Ran, scorecardIn } from './fitg.fixture'

const built = (module: string) => JSON.stringify(join(PACKAGE_ROOT, 'dist', 'src', module))

/** The reference engine as a program; a mistaken one refuses every move. */
const program = (mistaken: boolean) => `
const { createEngine } = require(${built('engine/server/handler.js')})
const { serveStdio } = require(${built('sut/serve.js')})
const engine = createEngine()
void serveStdio((method, params) =>
  ${mistaken} && method === 'submitOrder' ? { ruling: 'refused', because: 'it is late', used: [] } : engine(method, params))
`
const SUT = `"${process.execPath}" game.js`

/** A folder with a program in it, and how it was graded. */
async function gradedProgram(...args: readonly string[]): Promise<{ cwd: string; ran: Ran; scorecard: Scorecard }> {
  const cwd = newFolder()
  writeFileSync(join(cwd, 'game.js'), program(true))
  const ran = await fitg(['grade', '--sut', SUT, '--section', '8.2', '--json', ...args], { cwd })
  expect(ran.code).to.equal(1)
  return { cwd, ran, scorecard: scorecardIn(ran.stdout) }
}

const failingIn = ({ sections }: Scorecard) =>
  sections
    .flatMap(({ rules }) => rules)
    .flatMap(({ id, scenarios }) => scenarios.map((scenario) => ({ id, ...scenario })))
    .filter(({ verdict }) => verdict === 'violates' || verdict === 'errored')

describe('fitg grade', { concurrency: 2 }, () => {
  it('leaves the messages of every failing scenario, and of no other', async () => {
    const { cwd, ran, scorecard } = await gradedProgram('--out', 'my reports', '--format', 'json,html')
    const failing = failingIn(scorecard)
    expect(failing.length).to.be.greaterThan(10)
    for (const { id, name, replay = '' } of failing) {
      const [first = ''] = readFileSync(join(cwd, 'my reports', replay), 'utf8').split('\n', 1)
      const header = JSON.parse(first) as ReplayHeader
      expect(header).to.include({ rule: id, scenario: name })
    }
    const files = readdirSync(join(cwd, 'my reports', 'replay'))
    expect(files.map((file) => `replay/${file}`)).to.have.members(failing.map(({ replay }) => replay))
    expect(JSON.stringify(scorecard).match(/"replay":/g)).to.have.lengthOf(files.length)
    expect(ran.stderr).to.include(`wrote ${files.length} replay files to my reports/replay, for fitg replay\n`)

    const page = readFileSync(join(cwd, 'my reports', 'scorecard.html'), 'utf8')
    for (const file of files) expect(page).to.include(`href="replay/${file}"`)
    const command = `npx fitg replay --sut '${SUT}' 'my reports'`
    expect(scorecard.run.replayCommand).to.equal(command)
    expect(page).to.include(`/${failing[0]?.replay}</code>`)
  })

  it('removes what an earlier run has left, and nothing else', async () => {
    const { cwd } = await gradedProgram()
    writeFileSync(join(cwd, 'game.js'), program(false))
    writeFileSync(join(cwd, 'reports', 'replay', 'notes.txt'), 'mine')
    const again = ['grade', '--sut', SUT, '--section', '8.2']
    const { code, stderr } = await fitg(again, { cwd })
    expect({ code, stderr }).to.deep.equal({
      code: 0,
      stderr: 'wrote reports/scorecard.html\nwrote reports/scorecard.json\n',
    })
    expect(readdirSync(join(cwd, 'reports', 'replay'))).to.deep.equal(['notes.txt'])
  })

  it('says so where it cannot leave them', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'game.js'), program(true))
    mkdirSync(join(cwd, 'reports'))
    writeFileSync(join(cwd, 'reports', 'replay'), 'in the way')
    const { code, stdout, stderr } = await fitg(['grade', '--sut', SUT, '--section', '8.2'], { cwd })
    expect(code).to.equal(2)
    expect(stdout).to.include(' of 13 rules conform')
    expect(stderr).to.match(
      /fitg: the replay files cannot be written to the folder reports\/replay: .*; choose another/,
    )
  })
})

describe('fitg replay', { concurrency: 2 }, () => {
  it('repeats a failure, in the same program and in a shell, and sees that the program was mended', async () => {
    const { cwd, scorecard } = await gradedProgram()
    const file = join('reports', failingIn(scorecard)[0]?.replay ?? '')
    const same = await fitg(['replay', file, '--sut', SUT], { cwd })
    expect(same).to.include({ code: 0, stderr: '' })
    expect(same.stdout).to.match(/\n5 of 5 messages came to the same: the failure repeats\.\n$/)

    const line = await fitg(['replay', file, '--sut', SUT, '--print'], { cwd })
    expect(line).to.include({ code: 0, stderr: '' })
    const pasted = await ended(spawn('bash', ['-c', line.stdout], { cwd }))
    const recorded = readFileSync(join(cwd, file), 'utf8').trimEnd().split('\n').slice(1)
    expect(pasted.stdout.split('\n').slice(0, recorded.length)).to.deep.equal(
      recorded.map((text) => JSON.stringify((JSON.parse(text) as { answer: unknown }).answer)),
    )

    writeFileSync(join(cwd, 'game.js'), program(false))
    const mended = await fitg(['replay', file, '--sut', SUT], { cwd })
    expect(mended).to.include({ code: 1, stderr: '' })
    expect(mended.stdout).to.include('submitOrder  differs\n     result.ruling\n       recorded  refused\n')
    const grade = /To see whether the rule holds now: {2}npx fitg (.*)\n/.exec(mended.stdout)?.[1] ?? ''
    expect(grade).to.equal(`grade --sut '${SUT}' --rule ${failingIn(scorecard)[0]?.id}`)
  })

  it('cannot repeat anything where the program does not start', async () => {
    const { cwd, scorecard } = await gradedProgram('--rule', '8.2.2')
    const file = join('reports', failingIn(scorecard)[0]?.replay ?? '')
    expectTold(
      await fitg(['replay', file, '--sut', 'no-such-program'], { cwd }),
      3,
      'fitg: the program could not be run',
    )
    expectTold(await fitg(['replay', file, '--sut-module', 'game.js', '--print'], { cwd }), 2, '--print needs --sut')
  })

  it('reads no other file', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'a.json'), '{}')
    expectTold(
      await fitg(['replay', 'a.json'], { cwd }),
      2,
      'fitg: a.json:1: this is no replay file; fitg grade writes',
    )
    expectTold(
      await fitg(['replay', 'b.json'], { cwd }),
      2,
      'fitg: the replay file b.json cannot be read: there is no such',
    )
    expectTold(await fitg(['replay'], { cwd }), 2, "fitg: missing required argument 'file'")
  })
})
