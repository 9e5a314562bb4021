import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { checkout } from './checkout.fixture'
import { blocksOf, ended, fitg } from './fitg.fixture'

const README = readFileSync(join(PACKAGE_ROOT, 'README.md'), 'utf8')

/** The command lines in the blocks that are marked as such, without the installation before them. */
const commands = blocksOf(README, 'sh')
  .flatMap((block) => block.trim().split('\n'))
  .map((line) => line.replace(/^npm ci && /, ''))

/** Every command, and the exit code to expect: the example in Python obeys only some of the rules. */
const EXIT_CODES: Readonly<Record<string, number>> = {
  'npx fitg grade': 0,
  'npx fitg grade --sut "python3 my_game.py"': 1,
  'npx fitg probe --sut "python3 my_game.py"': 0,
  'npx fitg grade --sut "python3 adapters/python/pdb_combat.py" --section 8.2': 1,
  'npx fitg init python my-game': 0,
  'npx cucumber-js --tags @section:8.2': 0,
  'npx fitg play --scenario varu-powderkeg --seed 7': 0,
  'FITG_SUT="python3 adapters/python/pdb_combat.py" npx cucumber-js features/summary/08-pdb': 1,
}
/** Runs this test, among all others. */
const ALL_TESTS = 'npm test'

describe('the README', () => {
  it('has no command that is not tried here', () => {
    expect(commands).to.have.members([...Object.keys(EXIT_CODES), ALL_TESTS])
  })

  it('has commands that do what it says', async () => {
    const { cwd, env } = checkout()
    const codes = await Promise.all(
      Object.keys(EXIT_CODES).map(async (command) => {
        const { code } = await ended(spawn(command, { cwd, env, shell: true }))
        return [command, code]
      }),
    )
    expect(Object.fromEntries(codes)).to.deep.equal(EXIT_CODES)
  })

  it('names only options and commands that there are', async () => {
    const helps = await Promise.all(
      ['grade', 'checklist', 'history', 'replay', 'play'].map((command) => fitg(['help', command])),
    )
    const stdout = helps.map((help) => help.stdout).join('')
    const options = README.match(/`--[a-z-]+/g)?.map((text) => text.slice(1)) ?? []
    expect(options.length).to.be.greaterThan(10)
    for (const option of options) expect(stdout).to.include(`  ${option}`)
    const named = README.match(/npx fitg ([a-z]+)/g)?.map((text) => text.split(' ').at(-1) ?? '') ?? []
    const { stdout: help } = await fitg(['--help'])
    for (const name of named) expect(help).to.match(new RegExp(`^  ${name}\\b`, 'm'))
  })
})
