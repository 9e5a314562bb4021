import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { whyNot } from '../build/adapter-programs'
import type { Language } from '../init/starter'
import { PACKAGE_ROOT } from '../lib/package-root'
import { blocksOf, ended, expectTold, fitg, newFolder, readmeEnv } from './fitg.fixture'

/** Per language the file that its README has one save, and the exit code of every command there, in their order. */
const JOURNEYS: Readonly<Record<Language, { readonly own: string; readonly codes: readonly number[] }>> = {
  python: { own: 'my_game.py', codes: [0, 1, 1, 0, 1, 0] },
  java: { own: 'MyGame.java', codes: [0, 0, 1, 0, 1, 0, 1, 0] },
  typescript: { own: 'my-game.ts', codes: [0, 0, 0, 1, 0, 1, 0, 1, 0] },
}

const linesOf = (blocks: readonly string[]) => blocks.flatMap((block) => block.trim().split('\n'))

describe('the README of an adapter', () => {
  for (const [language, { own, codes }] of Object.entries(JOURNEYS)) {
    const skip = whyNot(language as Language) ?? false
    it(`leads from nothing to a graded rule, and on, in ${language}`, { skip }, async () => {
      const env = readmeEnv(PACKAGE_ROOT)
      const home = newFolder()
      const type = (command: string, cwd: string) => ended(spawn(command, { cwd, env, shell: true }))
      const made = await type(`npx fitg init ${language} my-game`, home)
      expect(made, made.stderr).to.include({ code: 0, stderr: '' })

      const cwd = join(home, 'my-game')
      const readme = readFileSync(join(cwd, 'README.md'), 'utf8')
      const commands = linesOf(blocksOf(readme, 'sh'))
      const first = linesOf(blocksOf(readme, 'sh').slice(0, 1))
      for (const command of ['cd my-game', ...first]) expect(made.stdout).to.include(`\n  ${command}\n`)

      const ran = []
      for (const [index, command] of commands.entries()) {
        if (index === first.length) {
          expect(readme).to.include(`Save this as \`${own}\``)
          writeFileSync(join(cwd, own), blocksOf(readme, language)[0] ?? '')
        }
        ran.push({ command, ...(await type(command, cwd)) })
      }
      const told = ran.map(({ command, stdout, stderr }) => `${command}\n${stdout}${stderr}`).join('\n')
      expect(
        ran.map(({ code }) => code),
        told,
      ).to.deep.equal(codes)

      // The first verdict is the one that the README shows; the game of one's own knows nothing yet, and breaks nothing.
      const graded = ran.filter(({ command }) => command.includes('fitg grade'))
      expect(graded[0]?.stdout).to.equal(blocksOf(readme, 'text')[0])
      expect(graded[2]?.stdout).to.include('⊘ unsupported  8.2.3')
      const sent = readFileSync(join(cwd, 'requests.txt'), 'utf8').trim().split('\n')
      const answers = ran.at(-1)?.stdout.trim().split('\n') ?? []
      expect(answers).to.have.length(sent.length)
      for (const answer of answers) expect(JSON.parse(answer)).to.have.property('result')
    })
  }
})

describe('fitg init', { concurrency: 2 }, () => {
  it('writes into the folder one is in, and says what to type', async () => {
    const cwd = newFolder()
    const { code, stdout, stderr } = await fitg(['init', 'python'], { cwd })
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    expect(readdirSync(cwd).sort()).to.deep.equal(['README.md', 'fitg_adapter.py', 'pdb_combat.py'])
    expect(stdout).to.match(/^wrote fitg_adapter\.py\nwrote pdb_combat\.py\nwrote README\.md\n/)
    expect(stdout).to.match(/PROTOCOL\.md\.\nNext, type this.*:\n {2}npx fitg grade --rule 8\.2\.3 --sut "python3 /)
  })

  it('writes nothing over, and names what is there', async () => {
    const cwd = newFolder()
    mkdirSync(join(cwd, 'mine'))
    writeFileSync(join(cwd, 'mine', 'README.md'), 'mine')
    expectTold(
      await fitg(['init', 'java', 'mine'], { cwd }),
      2,
      'fitg: README.md is there already and is not written over; name another folder, such as mine/fitg-adapter\n',
    )
    expect(readdirSync(join(cwd, 'mine'))).to.deep.equal(['README.md'])
  })

  it('knows its languages', async () => {
    expectTold(
      await fitg(['init', 'rust']),
      2,
      'there is no adapter in the language "rust"; there are python, java, typ',
    )
    expectTold(await fitg(['init', 'pyton']), 2, 'did you mean "python"?')
    expectTold(await fitg(['init']), 2, "missing required argument 'language'")
  })
})
