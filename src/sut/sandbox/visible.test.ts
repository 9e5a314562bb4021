import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import { neededBy } from './visible'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'fitg-visible-')))
after(() => rmSync(root, { recursive: true }))

function file(...path: string[]): string {
  const made = join(root, ...path)
  mkdirSync(dirname(made), { recursive: true })
  writeFileSync(made, '')
  return made
}

const home = join(root, 'home')
const folder = join(home, 'game')
file('home', 'game', 'main.py')
file('home', 'notes')
file('home', '.nvm', 'v22', 'bin', 'node')
file('home', '.cargo', 'bin', 'game')
file('home', 'bin', 'tool')
file('store', 'python', 'bin', 'python3')
file('teams', 'seven', 'main.py')
mkdirSync(join(folder, '.venv', 'bin'), { recursive: true })
symlinkSync(join(root, 'store', 'python', 'bin', 'python3'), join(folder, '.venv', 'bin', 'python'))

const needed = (command: string, env: NodeJS.ProcessEnv = {}) =>
  neededBy(command, { folder, home, env }).map((path) => path.slice(root.length + 1))

describe('what a command needs to see', () => {
  it('is the folder that it is started in', () => {
    expect(needed('python3 main.py')).to.deep.equal(['home/game'])
  })

  it('is what it names, with what lies beside it', () => {
    expect(needed(`python3 '${root}/teams/seven/main.py' 2>/dev/null`)).to.deep.equal(['home/game', 'teams/seven'])
    expect(needed('cd ../../teams/seven && ./run')).to.deep.equal(['home/game', 'teams/seven'])
  })

  it('is the installation that a name leads to', () => {
    expect(needed('.venv/bin/python main.py')).to.deep.equal(['home/game', 'store/python'])
  })

  it('is the tools on the path with what they belong to, and neither the system nor what is not there', () => {
    const PATH = `${home}/.nvm/v22/bin:/usr/bin:${home}/nowhere/bin:relative/bin`
    expect(needed('node main.js', { PATH })).to.deep.equal(['home/game', 'home/.nvm/v22'])
  })

  it('is no home, nor what stands around everything', () => {
    const PATH = `${home}/bin:${home}/.cargo/bin`
    expect(needed('game', { PATH })).to.deep.equal(['home/game', 'home/bin', 'home/.cargo/bin'])
    expect(needed('cat ~/notes; ls / /tmp /etc/passwd ..')).to.deep.equal(['home/game', 'home/notes'])
  })

  it('is the Java that the environment names', () => {
    expect(needed('java Main', { JAVA_HOME: join(root, 'store') })).to.deep.equal(['home/game', 'store'])
  })
})
