import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { CalibrationResult } from '../grading/calibration'
import { processesWith } from '../sut/process-table.fixture'
import { ended, expectTold, fitg, newFolder, start } from './fitg.fixture'

/** Starts a calibration, and waits until its threads are busy. */
async function startBusy(mark: string, cwd: string) {
  const child = start(['calibrate', '--jobs', '2'], { cwd, env: { FITG_TEST_RUN: mark } })
  const ending = ended(child)
  await once(child.stderr, 'data')
  return { child, ending }
}

describe('fitg calibrate', () => {
  it('prints one document, and writes a page', async () => {
    const cwd = newFolder()
    const ran = await fitg(['calibrate', '--rule', '8.2.2', '--jobs', '2', '--json'], { cwd })
    expect(ran.code, ran.stderr).to.equal(0)
    const { ok, rules, harmless, degenerates } = JSON.parse(ran.stdout) as CalibrationResult
    expect(ok).to.equal(true)
    expect(rules.map(({ id }) => id)).to.deep.equal(['8.2.2'])
    expect(rules[0]?.violators).not.to.deep.equal([])
    expect(harmless.flatMap(({ notConforming }) => notConforming)).to.deep.equal([])
    expect(degenerates.flatMap(({ conforming }) => conforming)).to.deep.equal([])
    expect(readFileSync(join(cwd, 'reports', 'calibration.html'), 'utf8')).to.include('id="rule-8.2.2"')
    expect(ran.stderr).to.include('wrote reports/calibration.html')
  })

  it('ends when it is interrupted, and says so', async () => {
    const cwd = newFolder()
    const { child, ending } = await startBusy(basename(cwd), cwd)
    child.kill('SIGINT')
    expectTold(await ending, 130, 'interrupted; nothing was calibrated')
  })

  it('leaves nothing running when it is killed', async () => {
    const cwd = newFolder()
    const mark = basename(cwd)
    const { child, ending } = await startBusy(mark, cwd)
    expect(processesWith(mark)).to.have.length(1)
    child.kill('SIGKILL')
    await ending
    expect(processesWith(mark)).to.deep.equal([])
  })

  for (const jobs of ['0', '-1', '1.5', 'many', '']) {
    it(`asks for a number of jobs instead of "${jobs}"`, async () => {
      expectTold(await fitg(['calibrate', '--jobs', jobs]), 2, `--jobs ${jobs}: a whole number is wanted, above 0`)
    })
  }
})
