import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { fitg, newFolder } from '../fitg.fixture'

/** The script is loaded by a bash of its own, which is then asked what it would offer. */
describe('completion', () => {
  const scripts = new Map<string, string>()
  const cwd = newFolder()

  before(async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, stdout, stderr } = await fitg(['completion', shell])
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
      scripts.set(shell, stdout)
    }
    writeFileSync(join(cwd, 'fitg.bash'), scripts.get('bash') ?? '')
    writeFileSync(join(cwd, 'grading.yaml'), '')
    mkdirSync(join(cwd, 'reports'))
  })

  /** What bash offers for the last of these words; it parts words at an equals sign. */
  function offered(...words: readonly string[]): readonly string[] {
    const program = `source ./fitg.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fitg; printf '%s\\n' "\${COMPREPLY[@]}"`
    const text = execFileSync('bash', ['--norc', '-c', program, 'bash', 'fitg', ...words], { cwd, encoding: 'utf8' })
    return text.split('\n').filter((line) => line !== '')
  }

  it('offers the commands, and the commands of a command', () => {
    expect(offered('')).to.include.members(['grade', 'rules', 'checklist', 'diff', 'history', 'completion'])
    expect(offered('ch')).to.deep.equal(['check', 'checklist'])
    expect(offered('checklist', '')).to.deep.equal(['claim', 'unclaim'])
    expect(offered('completion', '')).to.deep.equal(['bash', 'zsh', 'fish'])
  })

  it('offers the options of the command', () => {
    expect(offered('grade', '--run')).to.deep.equal(['--run-timeout'])
    expect(offered('history', '--ht')).to.deep.equal(['--html'])
    expect(offered('checklist', 'claim', '--')).to.include.members(['--by', '--note', '--owner', '--help'])
    expect(offered('checklist', '--markdown', 'claim', '--only')).to.deep.equal([])
  })

  it('offers sections and rules, also the second of a list', () => {
    expect(offered('grade', '--section', '8')).to.deep.equal(['8', '8.1', '8.2'])
    expect(offered('grade', '--section', '=', '8.')).to.deep.equal(['8.1', '8.2'])
    expect(offered('grade', '--section', '=')).to.include('M.1')
    expect(offered('grade', '--section', '6.1,8')).to.deep.equal(['6.1,8', '6.1,8.1', '6.1,8.2'])
    expect(offered('grade', '--rule', '17')).to.deep.equal(['17.1'])
    expect(offered('rules', '17')).to.deep.equal(['17.1'])
    expect(offered('checklist', 'claim', '6.1.1', '6.1.15')).to.deep.equal(['6.1.15'])
    expect(offered('grade', '--ruleset', '')).to.deep.equal(['summary', 'mission'])
  })

  it('offers formats, statuses, files and folders where they are asked for', () => {
    expect(offered('grade', '--format', 'html,j')).to.deep.equal(['html,json', 'html,junit'])
    expect(offered('checklist', '--only', 'un')).to.deep.equal(['unsupported', 'untested'])
    expect(offered('grade', '--profile', 'gr')).to.deep.equal(['grading.yaml'])
    expect(offered('grade', '--out', '')).to.deep.equal(['reports'])
  })

  it('takes the value of an option for no command', () => {
    expect(offered('checklist', '--implementation', 'claim', '--on')).to.deep.equal(['--only'])
  })

  it('knows every command and option of the help, in every shell', async () => {
    const { stdout } = await fitg(['--help'])
    const commands = stdout.match(/(?<=^ {2})[a-z]+(?= )/gm)?.filter((name) => name !== 'help') ?? []
    expect(commands.length).to.be.greaterThan(8)
    const helps = await Promise.all(commands.map((command) => fitg(['help', command])))
    const options = helps.flatMap((help) => help.stdout.match(/(?<=^ {2}(-., )?)--[a-z-]+/gm) ?? [])
    expect(options.length).to.be.greaterThan(25)
    for (const [shell, script] of scripts) {
      for (const name of commands) expect(script, shell).to.match(new RegExp(`['( ]${name}\\b`))
      for (const option of options)
        expect(script, shell).to.match(new RegExp(`${shell === 'fish' ? `-l ${option.slice(2)}` : option}\\b`))
    }
  })
})
