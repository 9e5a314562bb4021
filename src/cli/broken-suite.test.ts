import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { expectNoTrace, expectTold, fitg, packageCopy, type Ran, scorecardIn } from './fitg.fixture'

const FEATURE = 'features/summary/17-changes-to-the-official-rules.feature'

describe('a rules editor who makes a mistake', () => {
  const root = packageCopy()

  /** Runs the command on a package in which one file is changed, and changes it back. */
  async function withChange(file: string, change: (text: string) => string, args: string[]): Promise<Ran> {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const changed = change(text)
    expect(changed).not.to.equal(text)
    writeFileSync(path, changed)
    try {
      return await fitg(args, { root })
    } finally {
      writeFileSync(path, text)
    }
  }

  const lineOf = (file: string, found: string) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(found)) + 1

  it('in the catalog is told the file, the line and what was meant: exit code 2', async () => {
    const wrong = (text: string) => text.replace('kind: behaviour', 'kind: behavior')
    const line = lineOf('rules-catalog.yaml', 'kind: behaviour')
    for (const command of ['grade', 'rules']) {
      const ran = await withChange('rules-catalog.yaml', wrong, [command, '--section', '17'])
      expectTold(
        ran,
        2,
        `fitg: rules-catalog.yaml:${line}: rule `,
        '"kind" cannot be "behavior"; did you mean "behaviour"?',
      )
    }
  })

  it('in the syntax of the catalog is told where, and soon', async () => {
    const line = lineOf('rules-catalog.yaml', 'kind: behaviour')
    const ran = await withChange('rules-catalog.yaml', (text) => text.replace('kind: behaviour', 'kind behaviour'), [
      'rules',
      '2.1',
    ])
    expectTold(ran, 2, `fitg: rules-catalog.yaml:${line}`, 'this is not YAML')
    expect(ran.ms).to.be.lessThan(5000)
  })

  it('in the syntax of a feature is told the file and the line: exit code 2', async () => {
    const line = lineOf(FEATURE, 'When ')
    const ran = await withChange(FEATURE, (text) => text.replace('When ', 'Whenever '), ['grade', '--section', '17'])
    expectTold(ran, 2, `fitg: ${FEATURE}:${line}: `)
  })

  it('in a phrase gets errored rules, the phrase, and exit code 3', async () => {
    const ran = await withChange(FEATURE, (text) => text.replace('When the', 'When all the'), [
      'grade',
      '--section',
      '17',
      '--exit-zero',
      '--json',
    ])
    expect(ran.code).to.equal(3)
    expect(scorecardIn(ran.stdout).totals).to.include({ rules: 1, errored: 1 })
    expect(ran.stderr).to.match(
      /^fitg: the harness failed: features\/.*\.feature:\d+: When all the .*: there is no such phrase; step-definitions\/README.md lists them all$/m,
    )
    expectNoTrace(ran)
  })

  it('and none at all needs no new build', async () => {
    const edit = (text: string) => text.replace('title: The PDB roll of 20', 'title: The roll of 20')
    const ran = await withChange('rules-catalog.yaml', edit, ['rules', '17.1'])
    expect(ran).to.include({ code: 0, stderr: '' })
    expect(ran.stdout).to.match(/^17\.1 {2}The roll of 20\n/)
  })
})
