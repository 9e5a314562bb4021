import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalog } from '../catalog/load'
import { ended, expectTold, fitg, newFolder, packageCopy, start } from './fitg.fixture'

describe('help', { concurrency: 4 }, () => {
  it('is shown on demand, for the command and for each of its own', async () => {
    const [root, asCommand, grade, ofGrade] = await Promise.all(
      [['--help'], ['help'], ['grade', '--help'], ['help', 'grade']].map((args) => fitg(args)),
    )
    expect(root).to.include({ code: 0, stderr: '' })
    for (const name of ['grade', 'rules', 'check', 'calibrate', 'serve']) expect(root?.stdout).to.include(`  ${name}`)
    expect(asCommand?.stdout).to.equal(root?.stdout)
    expect(grade).to.include({ code: 0, stderr: '' })
    expect(grade?.stdout).to.include('--run-timeout <seconds>').and.to.include('130 interrupted')
    expect(ofGrade?.stdout).to.equal(grade?.stdout)
    for (const ran of [root, grade]) {
      expect(Math.max(...(ran?.stdout ?? '').split('\n').map((line) => line.length))).to.be.at.most(80)
    }
  })

  it('is shown as an error where nothing was asked for', async () => {
    expectTold(await fitg([]), 2, 'Usage: fitg')
  })

  it('has the version', async () => {
    expect(await fitg(['--version'])).to.deep.include({ code: 0, stdout: '0.1.0\n' })
  })
})

describe('wrong usage exits with 2, and says what is right', { concurrency: 4 }, () => {
  for (const [line, ...texts] of [
    ['grade --section 8.3', 'fitg: there is no section "8.3"; did you mean "8.2", "8.1"?'],
    ['grade --rule 6.1.33', 'there is no rule "6.1.33"; did you mean "6.1.3"'],
    ['grade --rule 8.2', '"8.2" is a section, not a rule: use --section 8.2'],
    [
      'grade --ruleset summry --rule y',
      'there is no ruleset "summry"; did you mean "summary"?',
      'there is no rule "y"',
    ],
    ['grade --format htm', 'fitg: there is no format "htm"; did you mean "html"?'],
    ['grade --format pdf', 'there is no format "pdf"; there are html, json'],
    ['grade --secton 8', "fitg: unknown option '--secton'", 'Did you mean --section?'],
    ['grade --section', "fitg: option '--section <id>' argument missing"],
    ['grade 8.2', 'fitg: too many arguments'],
    ['grade --timeout soon', 'fitg: --timeout soon: a number of seconds is wanted'],
    ['grade --run-timeout 1e9', '--run-timeout 1e9: a number of seconds is wanted, above 0 and at most 1000000'],
    ['grade --fail-under 90', '--fail-under 90: a share is wanted, such as 0.9 or 90%'],
    ['grade --order backwards', '--order backwards: defined, random or random:<seed> is wanted'],
    ['grade --sut x --sut-module y', 'give --sut or --sut-module, not both'],
    ['grade --sut-module nope.js', 'nope.js: there is no such file'],
    ['graed', 'fitg: there is no command "graed"; did you mean "grade"?'],
    ['help graed', 'there is no command "graed"; did you mean "grade"?'],
    ['constructor', 'there is no command "constructor"; there are grade, rules, check, '],
    ['rules 8.22', 'there is no rule "8.22"; did you mean'],
  ] as const) {
    it(`fitg ${line}`, async () => {
      expectTold(await fitg(line.split(' ')), 2, ...texts)
    })
  }

  it('where an option is empty, as it is when a variable of the shell was not set', async () => {
    const options = ['--sut', '--sut-module', '--out', '--fail-under', '--section', '--format']
    for (const ran of await Promise.all(options.map((option) => fitg(['grade', option, ''])))) expectTold(ran, 2)
  })

  it('where a module cannot be loaded, and says so in a line', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'lost.js'), 'require("./nowhere")')
    writeFileSync(join(cwd, 'three.js'), 'module.exports = 3')
    const [lost, three] = await Promise.all(
      ['lost.js', 'three.js'].map((file) => fitg(['grade', '--sut-module', file], { cwd })),
    )
    if (lost === undefined || three === undefined) expect.fail()
    expectTold(lost, 2, "fitg: lost.js cannot be loaded: Cannot find module './nowhere'\n")
    expectTold(three, 2, 'fitg: three.js: exports no function; export (method, params) => result')
  })
})

describe('an empty selection', () => {
  it('exits with 3', async () => {
    const root = packageCopy()
    rmSync(join(root, 'features', 'summary', '02-capture'), { recursive: true })
    const runs = [
      ['grade', '--rule', '2.1'],
      ['grade', '--section', '2', '--exit-zero'],
      ['calibrate', '--rule', '2.1'],
    ]
    for (const ran of await Promise.all(runs.map((args) => fitg(args, { root })))) {
      expectTold(ran, 3, 'fitg: none of the selected rules has a scenario yet; "fitg check" tells which sections have')
    }
  })
})

describe('fitg rules', { concurrency: 4 }, () => {
  it('lists the catalog as one document', async () => {
    const { code, stdout, stderr } = await fitg(['rules', '--json'])
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    const listed = JSON.parse(stdout) as { id: string }[]
    expect(listed.map(({ id }) => id)).to.deep.equal(loadCatalog().rules.map(({ id }) => id))
    const fields = ['id', 'ruleset', 'section', 'title', 'statement', 'references', 'metric', 'kind', 'scenarios']
    for (const rule of listed) expect(rule).to.include.keys(fields)
  })

  it('lists a section as a table, within the width of a page', async () => {
    const { stdout } = await fitg(['rules', '--section', '8'])
    const lines = stdout.trimEnd().split('\n')
    expect(lines).to.have.lengthOf(1 + 14 + 13)
    expect(lines[0]).to.match(/^rule +title +kind +metric +scenarios$/)
    expect(Math.max(...lines.map((line) => line.length))).to.be.at.most(100)
  })

  it('shows one rule, with its scenarios and how to run them', async () => {
    const { stdout } = await fitg(['rules', '17.1'])
    expect(stdout).to.match(/^17\.1 {2}\S/)
    for (const text of ['How it is read', 'Scenarios', '.feature:', 'npx fitg grade --rule 17.1']) {
      expect(stdout).to.include(text)
    }
  })
})

describe('a reader that leaves early', () => {
  it('is no error', async () => {
    for (const args of [['rules'], ['rules', '--json'], ['--help']]) {
      const child = start(args)
      child.stdout.destroy()
      expect(await ended(child)).to.deep.include({ code: 0, stderr: '' })
    }
  })
})
