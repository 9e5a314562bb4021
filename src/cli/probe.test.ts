import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import type { ProbeReport } from '../probe/probe'
import { expectTold, fitg, newFolder, SERVE } from './fitg.fixture'

const HANDLER = join(PACKAGE_ROOT, 'dist', 'src', 'engine', 'server', 'handler.js')

/** A module with the reference engine, which reports another position. */
function moduleReporting(position: string): string {
  const file = join(newFolder(), 'my game.js')
  writeFileSync(
    file,
    `const engine = require(${JSON.stringify(HANDLER)}).createEngine()
module.exports = (method, params) =>
  method === 'getPosition' ? { position: ${position} } : engine(method, params)`,
  )
  return file
}

describe('fitg probe', { concurrency: 2 }, () => {
  it('finds no problem with the reference engine over a pipe', async () => {
    const { code, stdout, stderr } = await fitg(['probe', '--sut', SERVE])
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    expect(stdout).to.match(/^ok {7}introduction {2}reference engine/)
    expect(stdout).to.include('\n\nNo problem: the adapter speaks the protocol.')
  })

  it('says what is wrong, what to do, and where the protocol tells more: exit code 1', async () => {
    const { code, stdout } = await fitg(['probe', '--sut-module', moduleReporting('{ phase: "End" }')])
    expect(code).to.equal(1)
    expect(stdout).to.match(
      /^problem {2}set-up {8}Flight to Egrix: playerTurn was told Imperial, and is reported Rebel\n +what to do: report it .* \(PROTOCOL\.md, "Positions"\)$/m,
    )
    expect(stdout).to.match(/\d problems?(, \d warnings?)?\.\n$/)
  })

  it('exits with 3 where the program never introduced itself', async () => {
    const { code, stdout } = await fitg(['probe', '--sut', 'echo Welcome; sleep 60'])
    expect(code).to.equal(3)
    expect(stdout).to.include('your program printed "Welcome" on standard output, which is for the protocol')
  })

  it('prints one document', async () => {
    const { code, stdout } = await fitg(['probe', '--json'])
    expect(code).to.equal(0)
    const { findings, ...rest } = JSON.parse(stdout) as ProbeReport
    expect(rest).to.deep.equal({ sut: 'the reference engine', ok: true, introduced: true })
    expect(findings[0]).to.include({ check: 'introduction', status: 'ok', section: 'Capabilities' })
  })
})

describe('an adapter that breaks the protocol', () => {
  it('is not graded, rather than graded with nothing: exit code 3', async () => {
    const cwd = newFolder()
    const module = moduleReporting('{ units: [] }')
    const ran = await fitg(['grade', '--section', '17', '--json', '--sut-module', module], { cwd })
    expectTold(
      ran,
      3,
      'fitg: nothing was graded, for the program does not keep to the protocol: the answer to getPosition does not fit',
      `Run fitg probe for more: npx fitg probe --sut-module '${module}'\n`,
    )
    expect(readdirSync(cwd)).to.deep.equal([])
  })
})
