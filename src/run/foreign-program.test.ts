import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadProven } from '../catalog/coverage'
import { loadFeatureIndex } from '../catalog/features'
import { loadCatalog } from '../catalog/load'
import type { Scorecard } from '../grading/scorecard-schema'
import { PACKAGE_ROOT } from '../lib/package-root'
import { openSut } from '../sut/open'
import { gradeSut } from './grade'

const PROGRAM = join(PACKAGE_ROOT, 'adapters', 'python', 'pdb_combat.py')
/** The eight rules it was written for, and those that come with moving units and knowing who controls a planet. */
const OBEYED = [
  '3.1.1',
  '4.9',
  '7.1',
  '8.2.2',
  '8.2.3',
  '8.2.4',
  '8.2.5',
  '8.2.6',
  '8.2.7',
  '8.2.8',
  '8.2.9',
  '11.2',
  '11.3',
  '11.7',
  '15.2',
]

async function graded(command: string): Promise<Scorecard> {
  const session = openSut({ command })
  try {
    const catalog = loadCatalog()
    const { scorecard, defects } = await gradeSut({
      catalog,
      index: loadFeatureIndex(),
      proven: loadProven(),
      rules: catalog.rules,
      session,
      suite: { name: 'fitg-conformance', version: '0' },
      selection: [],
      command: 'fitg grade',
    })
    expect(defects).to.deep.equal([])
    return scorecard
  } finally {
    await session.close()
  }
}

const withVerdict = ({ sections }: Scorecard, verdict: string): string[] =>
  sections.flatMap(({ rules }) => rules.filter((rule) => rule.verdict === verdict).map(({ id }) => id))

describe('a program in another language, written from PROTOCOL.md alone', () => {
  it('conforms to the rules that it obeys, and is unsupported elsewhere', async () => {
    const scorecard = await graded(`python3 "${PROGRAM}"`)
    expect(withVerdict(scorecard, 'conforms')).to.deep.equal(OBEYED)
    const covered = [...loadFeatureIndex().rules.keys()]
    expect(withVerdict(scorecard, 'unsupported')).to.have.members(covered.filter((id) => !OBEYED.includes(id)))
  })
})
