import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { validateXML } from 'xmllint-wasm'
import type { Scorecard } from '../../grading/scorecard-schema'
import { fullSizeCatalog } from '../sample-catalog.fixture'
import { allConforming, allFailing, halfWay, hostile } from '../sample-scorecards.fixture'
import { anyScorecard } from './any-scorecard.fixture'
import { junitReport } from './junit'
import { JUNIT_SCHEMA } from './junit-schema.fixture'

async function complaintsOn(reports: readonly string[]): Promise<readonly string[]> {
  const xml = reports.map((contents, index) => ({ fileName: `report-${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, schema: JUNIT_SCHEMA, maxMemoryPages: 4096 })
  return errors.map(({ rawMessage }) => rawMessage)
}

const caseOf = (scorecard: Scorecard, rule: string) =>
  junitReport(scorecard)
    .split('<testcase ')
    .find((text) => text.includes(`name="rule" value="${rule}"`)) ?? ''

describe('the scorecard as JUnit XML', () => {
  it('fits the schema', async () => {
    const samples = [halfWay(), hostile(), allConforming(), allFailing(fullSizeCatalog())]
    expect(await complaintsOn(samples.map(junitReport))).to.deep.equal([])
  })

  it('fits the schema whatever a program says', async () => {
    expect(await complaintsOn(fc.sample(anyScorecard, 100).map(junitReport))).to.deep.equal([])
  })

  it('would not fit a schema that asks for more', async () => {
    expect(await complaintsOn([junitReport(halfWay()).replace('tests="40"', 'tests="many"')])).to.have.lengthOf.above(0)
  })

  it('names rule and verdict of each test case, and what was wrong', () => {
    const text = caseOf(halfWay(), '6.1.7')
    expect(text).to.include('classname="summary.6.1" name="6.1.7 Damaged: the ship is lost on arrival"')
    expect(text).to.include('<property name="verdict" value="violates"/>')
    expect(text).to.include('<failure message="Jon Kidu is not detected, but should be." type="violates">')
    expect(text).to.include('--rule 6.1.7</failure>')
  })

  it('tells an error from a failure, and skips the rest with the reason', () => {
    expect(caseOf(halfWay(), '6.1.12')).to.include('<error message="The program ended with exit code 1')
    expect(caseOf(halfWay(), '12.8')).to.include('<skipped message="unsupported: The program does not keep')
    expect(caseOf(halfWay(), '13.2')).to.include('<skipped message="untested: no scenario of this rule was run"/>')
    expect(caseOf(halfWay(), '12.2')).to.include(
      '<skipped message="waived: agreed with the team on 3 November (until 2025-12-31)"/>',
    )
    expect(caseOf(halfWay(), '6.1.1')).not.to.match(/<(failure|error|skipped)/)
  })

  it('has the time of the run, and of each section and rule that was tried', () => {
    const report = junitReport(halfWay())
    expect(report).to.include('tests="40" failures="2" errors="1" time="7.430">')
    expect(report).to.match(/<testsuite name="6\.1 [^>]* time="0\.3600">/)
    expect(caseOf(halfWay(), '6.1.7')).to.match(/^classname="[^"]*" name="[^"]*" time="0\.0240">/)
    expect(caseOf(halfWay(), '13.2')).to.match(/^classname="[^"]*" name="[^"]*">/)
  })
})
