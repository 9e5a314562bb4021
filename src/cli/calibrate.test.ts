import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { CalibrationResult } from '../grading/calibration'
import { processesWith } from '../sut/process-table.fixture'
import { ended, expectTold, fitg, newFolder, start } from './fitg.fixture'

/** Waits until there are as many processes of a run as are wanted. */
async function untilStarted(mark: string, wanted: number): Promise<void> {
  for (const begun = performance.now(); processesWith(mark).length < wanted; await sleep(20)) {
    if (performance.now() - begun > 60_000) throw new Error(`fewer than ${wanted} processes were started`)
  }
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

  it('ends with all its processes when it is interrupted', async () => {
    const cwd = newFolder()
    const mark = basename(cwd)
    const child = start(['calibrate', '--jobs', '2'], { cwd, env: { FITG_TEST_RUN: mark } })
    const ending = ended(child)
    await untilStarted(mark, 3)
    child.kill('SIGINT')
    expectTold(await ending, 130, 'interrupted; nothing was calibrated')
    expect(processesWith(mark)).to.deep.equal([])
  })

  for (const jobs of ['0', '-1', '1.5', 'many', '']) {
    it(`asks for a number of jobs instead of "${jobs}"`, async () => {
      expectTold(await fitg(['calibrate', '--jobs', jobs]), 2, `--jobs ${jobs}: a whole number is wanted, above 0`)
    })
  }
})
