import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { hiddenOfPackage, packageRoot } from './hidden'

const root = packageRoot()
const MAIN = join(root, 'dist', 'src', 'cli', 'main.js')

const hidden = (command: string, folder: string) =>
  hiddenOfPackage(command, folder, [folder]).map((path) => path.slice(root.length + 1) || 'all of it')

describe('of this package, a program does not see', () => {
  it('anything', () => {
    expect(hidden('python3 game.py', '/srv/team')).to.deep.equal(['all of it'])
    expect(hidden('python3 fitg-game.py', '/srv/team')).to.deep.equal(['all of it'])
  })

  it('scenarios, rules, results and the engine, where it is started in a checkout', () => {
    const told = ['features', 'rules-catalog.yaml', 'step-definitions', 'src', 'reports', '.fitg', '.git', 'dist']
    expect(hidden('python3 adapters/python/pdb_combat.py', root)).to.include.members(told)
  })

  it('scenarios, rules and results, where it is the engine of this package', () => {
    for (const command of ['fitg serve', 'npx fitg serve', `exec "node" "${MAIN}" serve`]) {
      const found = hidden(command, '/srv/team')
      expect(found).to.include.members(['features', 'rules-catalog.yaml', 'dist/generated/catalog.json'])
      expect(found).not.to.include.members(['dist']).and.not.to.include.members(['all of it'])
    }
  })
})
