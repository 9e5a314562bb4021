import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { claimRules, readClaims, unclaimRules } from './claims-file'

const IDS = ['6.1.3', '12.24']
const ANA = { by: 'Ana', on: '2025-11-21' }

describe('the file of the checklist', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fitg-claims-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const file = () => join(folder, 'fitg-checklist.yaml')
  const messageOf = (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.message)

  it('is made by the first claim, and says nothing before', async () => {
    expect(readClaims(folder, IDS).size).to.equal(0)
    await claimRules(folder, ['6.1.3', '12.24'], ANA, IDS)
    expect([...readClaims(folder, IDS).keys()]).to.deep.equal(['6.1.3', '12.24'])
    expect(readdirSync(folder)).to.deep.equal(['fitg-checklist.yaml'])
  })

  it('tells who had claimed before', async () => {
    await claimRules(folder, ['6.1.3'], ANA, IDS)
    const before = await unclaimRules(folder, ['6.1.3'], IDS)
    expect(before.get('6.1.3')?.claim?.by).to.equal('Ana')
    expect(readClaims(folder, IDS).get('6.1.3')).to.equal(undefined)
  })

  it('is left as it is while anything is wrong in it', async () => {
    const text = 'rules:\n<<<<<<< HEAD\n  6.1.3: { owner: Ana }\n=======\n>>>>>>> theirs\n'
    writeFileSync(file(), text)
    expect(await messageOf(claimRules(folder, ['12.24'], ANA, IDS))).to.match(
      /^fitg-checklist\.yaml:2: a merge was left/,
    )
    expect(() => readClaims(folder, IDS)).to.throw(/^fitg-checklist\.yaml:2: /)
    expect(readFileSync(file(), 'utf8')).to.equal(text)
  })

  it('holds the claims of all who claim at once', async () => {
    writeFileSync(file(), '# ours\n')
    await Promise.all(IDS.map((id) => claimRules(folder, [id], ANA, IDS)))
    expect([...readClaims(folder, IDS).keys()]).to.deep.equal(IDS)
  })

  it('is not held up by somebody who was broken off', async () => {
    const lock = join(folder, '.fitg-checklist.yaml.lock')
    writeFileSync(lock, '')
    utimesSync(lock, 0, 0)
    await claimRules(folder, ['6.1.3'], ANA, IDS)
    expect(readdirSync(folder)).to.deep.equal(['fitg-checklist.yaml'])
  })

  it('says why it cannot be written', async () => {
    const blocked = join(folder, 'taken')
    writeFileSync(blocked, '')
    expect(await messageOf(claimRules(blocked, ['6.1.3'], ANA, IDS))).to.match(
      /^fitg-checklist\.yaml was left as it was, for it cannot be written: a part of that path is a file$/,
    )
    mkdirSync(join(folder, 'fitg-checklist.yaml'))
    expect(await messageOf(claimRules(folder, ['6.1.3'], ANA, IDS))).to.match(/cannot be read: /)
  })
})
