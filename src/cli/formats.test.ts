import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import Ajv from 'ajv'
import { expect } from 'chai'
import { validateXML } from 'xmllint-wasm'
import type { Scorecard } from '../grading/scorecard-schema'
import { PACKAGE_ROOT } from '../lib/package-root'
import { GRADESCOPE_SCHEMA } from '../report/formats/gradescope-schema.fixture'
import { FORMAT_NAMES, FORMATS, type FormatName } from '../report/formats/index'
import { JUNIT_SCHEMA } from '../report/formats/junit-schema.fixture'
import { expectAgreement } from '../report/formats/read-back.fixture'
import { fitg, newFolder, packageCopy, type Ran, scorecardIn } from './fitg.fixture'

/** Breaks rule 6.1.9, fails at its third order, and does not have the changed PDB rule. */
const PROGRAM = `
const { VIOLATORS } = require(${JSON.stringify(join(PACKAGE_ROOT, 'dist/src/calibration/violators.js'))})
const { createEngine } = require(${JSON.stringify(join(PACKAGE_ROOT, 'dist/src/engine/server/handler.js'))})
const { rulebook } = VIOLATORS.find(({ name }) => name === 'level 0 harms like level 1')
const engine = createEngine({ name: '=HYPERLINK("x") <b>Orlog</b>', rulebook })
let orders = 0
module.exports = (method, params) => {
  if (method === 'submitOrder' && ++orders === 3) throw new Error('lost its way')
  const result = engine(method, params)
  if (method === 'initialize') result.capabilities.pdbRules = ['printed']
  return result
}
`

const PROFILE = `
points: { sections: { "6.1": 3 }, rules: { "17.1": 10 } }
waivers: [{ rule: "6.1.2", reason: "agreed: see the minutes" }, { rule: "6.1.4", reason: "was ill", until: 2025-01-31 }]
`

describe('a run with all six verdicts, in every format', () => {
  const cwd = newFolder()
  let ran: Ran
  let scorecard: Scorecard
  let written: Readonly<Record<FormatName, string>>

  before(async () => {
    const root = packageCopy()
    // Of the rules of this section, no scenario is left.
    rmSync(join(root, 'features', 'summary', '08-pdb'), { recursive: true })
    writeFileSync(join(cwd, 'orlog.js'), PROGRAM)
    writeFileSync(join(cwd, 'grading.yaml'), PROFILE)
    mkdirSync(join(cwd, 'reports'))
    const selection = ['6.1', '8.2', '17'].flatMap((section) => ['--section', section])
    const formats = ['--format', FORMAT_NAMES.join(), '--json', '--profile', 'grading.yaml']
    ran = await fitg(['grade', '--sut-module', 'orlog.js', ...selection, ...formats], { cwd, root })
    scorecard = scorecardIn(ran.stdout)
    const textOf = (name: FormatName) => readFileSync(join(cwd, 'reports', FORMATS[name].file), 'utf8')
    written = Object.fromEntries(FORMAT_NAMES.map((name) => [name, textOf(name)])) as Record<FormatName, string>
  })

  it('is such a run', () => {
    expect(ran.code).to.equal(1)
    const { conforms, violates, errored, unsupported, untested, waived } = scorecard.totals
    for (const count of [conforms, violates, errored, unsupported, untested, waived]) expect(count).to.be.above(0)
  })

  it('has the same totals everywhere', () => {
    expectAgreement(scorecard, written)
  })

  it('fits the schemas of those who read it', async () => {
    expect(scorecardIn(written.json)).to.deep.equal(scorecard)
    const validate = new Ajv().compile(GRADESCOPE_SCHEMA)
    expect(validate(JSON.parse(written.gradescope)), JSON.stringify(validate.errors)).to.equal(true)
    const xml = [{ fileName: 'junit.xml', contents: written.junit }]
    const { errors } = await validateXML({ xml, schema: JUNIT_SCHEMA, maxMemoryPages: 4096 })
    expect(errors.map(({ rawMessage }) => rawMessage)).to.deep.equal([])
    expect(Buffer.byteLength(written.html)).to.be.below(400_000)
    expect(Buffer.byteLength(written.markdown)).to.be.below(1024 * 1024)
  })

  it('says how long each rule that was tried took', () => {
    const cases = written.junit.match(/<testcase [^>]*>/g) ?? []
    expect(cases.filter((text) => / time="\d+\.\d+"/.test(text))).to.have.length(16)
    const seconds = scorecard.sections.flatMap(({ rules }) =>
      rules.flatMap(({ scenarios }) => scenarios.map((one) => one.seconds ?? 0)),
    )
    const sum = seconds.reduce((all, one) => all + one, 0)
    expect(sum).to.be.above(0).and.to.be.below(scorecard.run.seconds)
  })

  it('tells of its waivers on the page, in the job summary, and on standard error', () => {
    const expired = 'he waiver of rule 6.1.4 expired on 2025-01-31'
    const idle = 'ule 6.1.2 is waived but conforms'
    for (const text of [written.html, written.markdown, ran.stderr]) {
      expect(text).to.include(expired).and.to.include(idle)
    }
  })
})
