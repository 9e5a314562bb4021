import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { LANGUAGES, writeStarter } from './starter'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fitg-init-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The files of a folder; tools may have left folders beside them. */
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

describe('an adapter to start from', () => {
  for (const language of LANGUAGES) {
    it(`is written as it stands, in ${language}`, () => {
      const folder = join(newFolder(), 'made', 'on the way')
      const written = writeStarter(language, folder)
      if (!written.ok) expect.fail(written.error)
      expect(contents(folder)).to.deep.equal(contents(join(PACKAGE_ROOT, 'adapters', language)))
      expect(Object.keys(contents(folder))).to.have.members(written.value.files)
      expect(written.value.next.at(-1)).to.match(/^npx fitg grade --rule 8\.2\.3 --sut "/)
    })
  }

  it('writes nothing where one of its files would be written over, and names those', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'README.md'), 'mine')
    writeFileSync(join(folder, 'fitg_adapter.py'), 'mine')
    expect(writeStarter('python', folder)).to.deep.equal({
      ok: false,
      error: `fitg_adapter.py, README.md are there already and are not written over; name another folder, such as ${join(folder, 'fitg-adapter')}`,
    })
    expect(contents(folder)).to.deep.equal({ 'README.md': 'mine', 'fitg_adapter.py': 'mine' })
  })

  it('leaves other files alone', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'Main.java'), 'mine')
    expect(writeStarter('java', folder).ok).to.equal(true)
    expect(readFileSync(join(folder, 'Main.java'), 'utf8')).to.equal('mine')
  })

  it('says why where no folder can be', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    const written = writeStarter('java', join(file, 'below'))
    if (written.ok) expect.fail('wrote below a file')
    expect(written.error).to.match(/file\/below cannot be written to: ENOTDIR.*; name another folder$/)
  })
})
