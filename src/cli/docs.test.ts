import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { parse } from 'yaml'
import { loadCatalog } from '../catalog/load'
import { parseProfile } from '../grading/profile'
import { PACKAGE_ROOT } from '../lib/package-root'
import { STATUS_WORDS } from '../report/checklist-words'
import { CLAIMS_FILE, parseClaims } from '../store/claims'
import { checkout } from './checkout.fixture'
import { ended, fitg, mainOf, newFolder, type Ran } from './fitg.fixture'

/** Every command in `docs/` is run here as it stands there, one page after the other, in a folder that it speaks of. */

const DOCS = join(PACKAGE_ROOT, 'docs')
const pages = readdirSync(DOCS).sort()
const textOf = (page: string) => readFileSync(join(DOCS, page), 'utf8')

/** The blocks of a page that are marked as being of a language. */
const blocksIn = (page: string, language: string): readonly string[] =>
  [...textOf(page).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block)

const catalog = loadCatalog()
const ids = new Set(catalog.rules.map(({ id }) => id))

/** Runs the lines of blocks after each other, as they are typed: one that fails does not keep the next from being run. */
async function typed(blocks: readonly string[]): Promise<Ran & { readonly cwd: string }> {
  const { cwd, env } = checkout()
  const child = spawn(blocks.join('\n'), {
    cwd,
    env: { ...env, GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') },
    shell: 'bash',
  })
  return { ...(await ended(child)), cwd }
}

describe('the page on grading in CI', () => {
  it('grades all teams, and puts together what came of it', async () => {
    const teams = ['ada', 'ben', 'cyd'].map((name) => `mkdir -p teams/${name}`)
    const programs = [
      'echo "python3 ../../my_game.py" > teams/ada/start.sh',
      'echo "exit 1" > teams/ben/start.sh',
      'echo "python3 ../../my_game.py" > teams/cyd/start.sh',
    ]
    const { cwd, stdout } = await typed([...teams, ...programs, ...blocksIn('grading.md', 'sh')])
    expect(stdout).to.equal('ada exited with 1\nben exited with 3\ncyd exited with 1\n')
    const [ada, ben, cyd] = readFileSync(join(cwd, 'grades.csv'), 'utf8').trim().split('\n')
    expect(ada).to.match(new RegExp(`^ada,([1-9]\\d*),${catalog.rules.length},\\1,\\d+$`))
    expect(cyd).to.equal(ada?.replace('ada', 'cyd'))
    expect(ben).to.equal('ben,not graded')
    const rows = readFileSync(join(cwd, 'all-rules.csv'), 'utf8').trim().split('\r\n')
    expect(rows).to.have.length(2 * catalog.rules.length)
    expect(existsSync(join(cwd, 'teams', 'ada', '.fitg'))).to.equal(false)
  })

  it('has a workflow whose steps work', async () => {
    const [block = ''] = blocksIn('grading.md', 'yaml')
    const { jobs } = parse(block) as { jobs: { rules: { steps: readonly { readonly run?: string }[] } } }
    const runs = jobs.rules.steps.flatMap(({ run }) => run ?? [])
    expect(runs[0]).to.equal(`npm install --no-save ./fitg-conformance-${versionOfPackage()}.tgz`)
    const { cwd } = await typed(runs.slice(1))
    expect(readFileSync(join(cwd, 'summary.md'), 'utf8')).to.match(/^## [1-9]\d* of \d+ rules conform/)
    expect(readdirSync(join(cwd, 'reports')).sort()).to.deep.equal([
      'junit.xml',
      'scorecard.html',
      'scorecard.json',
      'scorecard.md',
    ])
  })

  it('has an autograder that leaves what Gradescope reads', async () => {
    const [script = ''] = blocksIn('grading.md', 'bash')
    const { cwd, env } = checkout()
    const home = newFolder()
    const bin = join(home, 'source', 'node_modules', '.bin')
    for (const folder of [bin, join(home, 'submission')]) mkdirSync(folder, { recursive: true })
    writeFileSync(join(bin, 'fitg'), `#!/bin/sh\nexec "${process.execPath}" "${mainOf(PACKAGE_ROOT)}" "$@"\n`)
    chmodSync(join(bin, 'fitg'), 0o755)
    writeFileSync(join(home, 'source', 'grading.yaml'), blocksIn('profiles.md', 'yaml')[0] ?? '')
    for (const file of ['fitg_adapter.py', 'my_game.py']) copyFileSync(join(cwd, file), join(home, 'submission', file))
    const ran = await ended(spawn(script.replaceAll('/autograder', home), { cwd, env, shell: 'bash' }))
    expect(ran.code, ran.stderr).to.equal(0)
    const { tests } = JSON.parse(readFileSync(join(home, 'results', 'results.json'), 'utf8')) as { tests: unknown[] }
    expect(tests).to.have.length(catalog.rules.length - 1)
  })
})

const versionOfPackage = () =>
  (JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as { version: string }).version

describe('the page on profiles', () => {
  it('has a profile that is right', () => {
    const blocks = blocksIn('profiles.md', 'yaml')
    expect(blocks).to.have.length(1)
    for (const block of blocks) expect(parseProfile(block, 'grading.yaml', catalog)).to.include({ ok: true })
  })

  it('shows an error as it is told', () => {
    const wrong = (blocksIn('profiles.md', 'yaml')[0] ?? '').replace('6.1.3"', '6.1.33"')
    const parsed = parseProfile(wrong, 'grading.yaml', catalog)
    expect(parsed.ok).to.equal(false)
    const line = wrong.split('\n').findIndex((text) => text.includes('6.1.33')) + 1
    expect(blocksIn('profiles.md', 'text')[0]).to.include(`grading.yaml:${line}: "rules" names "6.1.33"`)
  })
})

describe('the page on the checklist', () => {
  it('has commands that do what it says', async () => {
    const { cwd, stdout, stderr } = await typed(blocksIn('checklist.md', 'sh'))
    expect(stdout).to.include('8.2.1 is claimed by Ada\n8.2.2 is claimed by Ada\n')
    expect(stdout).to.include('8.2.2 is no longer claimed by Ada\n').and.to.include('# What changed\n')
    expect(stderr).not.to.include('fitg:')
    expect(existsSync(join(cwd, 'history.html'))).to.equal(true)
  })

  it('has a checklist that is right, and names every status', async () => {
    const [claims = ''] = blocksIn('checklist.md', 'yaml')
    expect(parseClaims(claims, ids)).to.include({ ok: true })
    expect(textOf('checklist.md')).to.include(CLAIMS_FILE)
    for (const words of Object.values(STATUS_WORDS)) expect(textOf('checklist.md')).to.include(`| ${words} |`)
  })
})

describe('the page on readings', () => {
  it('has commands that do what it says', async () => {
    const { code, stdout, stderr } = await typed(['set -e', ...blocksIn('readings.md', 'sh')])
    expect(code, stderr).to.equal(0)
    expect(stdout).to.include('How it is read').and.to.include('The suite is calibrated.')
  })
})

describe('the pages in docs', () => {
  it('have no block of commands that is not run here', () => {
    const blocks = pages.flatMap((page) =>
      ['sh', 'bash', 'yaml', 'text'].map((language) => `${page} ${language} ${blocksIn(page, language).length}`),
    )
    expect(blocks.filter((block) => !block.endsWith(' 0'))).to.deep.equal([
      'checklist.md sh 2',
      'checklist.md yaml 1',
      'grading.md sh 3',
      'grading.md bash 1',
      'grading.md yaml 1',
      'profiles.md yaml 1',
      'profiles.md text 1',
      'readings.md sh 2',
    ])
    const fences = pages.flatMap((page) => textOf(page).match(/^```\w*/gm) ?? [])
    expect(fences).to.have.length(2 * 12)
  })

  it('name only commands and options that there are', async () => {
    const text = pages.map(textOf).join('\n')
    const named = text.match(/(?<=npx fitg )[a-z]+/g) ?? []
    const helps = await Promise.all([...new Set(named)].map((command) => fitg(['help', command])))
    for (const help of helps) expect(help.code, help.stderr).to.equal(0)
    const known = [
      ...helps.map(({ stdout }) => stdout),
      '--no-save',
      (await fitg(['help', 'checklist', 'claim'])).stdout,
    ]
    for (const option of text.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? []) expect(known.join(), option).to.include(option)
  })

  it('lead to each other, and to files that there are', () => {
    for (const page of [...pages.map((name) => join(DOCS, name)), join(PACKAGE_ROOT, 'README.md')]) {
      const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
      for (const link of links) expect(existsSync(resolve(dirname(page), link)), `${page}: ${link}`).to.equal(true)
    }
  })
})
