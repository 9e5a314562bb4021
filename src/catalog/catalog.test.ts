import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { parse } from 'yaml'
import { type BuiltCatalog, CATALOG_FILES, fingerprint, loadCatalog } from './load'
import { parseCatalog } from './parse'
import { problemList } from './problems'

/** Section and number of rules, as counted in the documents and in their order. */
const COUNTS = {
  summary:
    '2:18 3.1:1 4:10 5:3 6.1:15 6.2:8 6.3:1 7:5 8.1:14 8.2:13 9:31 10:6 11:7 12:27 13:24 14.1:21 14.2:8 15:16 16:11 17:1',
  mission: 'M.0:5 M.1:51 M.2:26',
}

describe('rules-catalog.yaml', () => {
  const source = readFileSync(CATALOG_FILES.source)
  const catalog = loadCatalog()

  it('has nothing wrong with it', () => {
    const parsed = parseCatalog(source.toString('utf8'), 'rules-catalog.yaml')
    expect(parsed.ok ? '' : problemList(parsed.error)).to.equal('')
  })

  it('is what the build made catalog.json of', () => {
    const built = JSON.parse(readFileSync(CATALOG_FILES.built, 'utf8')) as BuiltCatalog
    expect(built.hash, 'the catalog was edited: run "npm run build"').to.equal(fingerprint(source))
    expect(built.file).to.deep.equal(parse(source.toString('utf8')))
  })

  it('holds every rule of every section: 240 of the summary and 82 of the missions', () => {
    const countOf = (ruleset: string) => catalog.rules.filter((rule) => rule.ruleset === ruleset).length
    expect([countOf('summary'), countOf('mission'), catalog.rules.length]).to.deep.equal([240, 82, 322])
    const sectionsOf = (ruleset: string) => catalog.sections.filter((section) => section.ruleset === ruleset)
    const counts = (ruleset: string) => sectionsOf(ruleset).map(({ id, rules }) => `${id}:${rules.length}`)
    expect(counts('summary').join(' ')).to.equal(COUNTS.summary)
    expect(counts('mission').join(' ')).to.equal(COUNTS.mission)
  })

  it('numbers the rules of a section from one up, in order', () => {
    for (const { id, rules } of catalog.sections) {
      expect(rules.map((rule) => rule.id)).to.deep.equal(rules.map((_, index) => `${id}.${index + 1}`))
    }
  })

  for (const relation of ['sameAs', 'conflictsWith'] as const) {
    it(`has ${relation} on both sides`, () => {
      const pairs = catalog.rules.flatMap((rule) => (rule[relation] ?? []).map((other) => `${rule.id} ${other}`))
      const known = pairs.filter((pair) => !/ (FP|RV)\./.test(pair))
      expect(known).to.not.have.length(0)
      expect(known.map((pair) => pair.split(' ').reverse().join(' ')).sort()).to.deep.equal(known.toSorted())
    })
  }

  it('prints points for rule 17.1 alone', () => {
    const priced = catalog.rules.filter(({ metric }) => metric !== null).map(({ id, metric }) => [id, metric])
    expect(priced).to.deep.equal([['17.1', 999999]])
  })
})
