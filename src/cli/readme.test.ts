import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { ended, fitg, mainOf, newFolder, packageCopy } from './fitg.fixture'

const README = readFileSync(join(PACKAGE_ROOT, 'README.md'), 'utf8')

/** The command lines in the blocks that are marked as such, without the installation before them. */
const commands = [...README.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .map((line) => line.replace(/^npm ci && /, ''))

/** Every command, and the exit code to expect: the example in Python obeys only some of the rules. */
const EXIT_CODES: Readonly<Record<string, number>> = {
  'npx fitg grade': 0,
  'npx fitg grade --sut "python3 my_game.py"': 1,
  'npx fitg grade --sut "python3 adapters/python/pdb_combat.py" --section 8.2': 1,
  'npx cucumber-js --tags @section:8.2': 0,
  'FITG_SUT="python3 adapters/python/pdb_combat.py" npx cucumber-js features/summary/08-pdb': 1,
}
/** Runs this test, among all others. */
const ALL_TESTS = 'npm test'

/** A checkout in which `npx` finds what is installed and asks nobody else. */
function checkout(): { readonly cwd: string; readonly env: NodeJS.ProcessEnv } {
  const cwd = packageCopy('adapters', 'src', 'step-definitions', 'cucumber.json', 'tsconfig.json')
  copyFileSync(join(cwd, 'adapters', 'python', 'pdb_combat.py'), join(cwd, 'my_game.py'))
  const bin = newFolder()
  const npx = `#!/bin/sh
case "$1" in
  fitg) shift; exec "${process.execPath}" "${mainOf(cwd)}" "$@" ;;
  *) tool="$1"; shift; exec "${cwd}/node_modules/.bin/$tool" "$@" ;;
esac
`
  writeFileSync(join(bin, 'npx'), npx)
  chmodSync(join(bin, 'npx'), 0o755)
  const { FITG_SUT, ...env } = process.env
  return { cwd, env: { ...env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` } }
}

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
    const helps = await Promise.all(['grade', 'checklist', 'history'].map((command) => fitg(['help', command])))
    const stdout = helps.map((help) => help.stdout).join('')
    const options = README.match(/`--[a-z-]+/g)?.map((text) => text.slice(1)) ?? []
    expect(options.length).to.be.greaterThan(10)
    for (const option of options) expect(stdout).to.include(`  ${option}`)
    const named = README.match(/npx fitg ([a-z]+)/g)?.map((text) => text.split(' ').at(-1) ?? '') ?? []
    const { stdout: help } = await fitg(['--help'])
    for (const name of named) expect(help).to.match(new RegExp(`^  ${name}\\b`, 'm'))
  })
})
