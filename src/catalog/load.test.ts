import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { writeCatalog } from '../build/catalog'
import { CATALOG_FILES, CatalogError, type CatalogFiles, loadCatalog } from './load'

describe('loadCatalog', () => {
  let folder: string
  let files: CatalogFiles

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fitg-catalog-'))
    files = { source: join(folder, 'rules-catalog.yaml'), built: join(folder, 'catalog.json') }
    // By content: a copied link would have the tests edit the real catalog.
    writeFileSync(files.source, readFileSync(CATALOG_FILES.source))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const edit = (from: string | RegExp, to: string) =>
    writeFileSync(files.source, readFileSync(files.source, 'utf8').replaceAll(from, to))

  it('reads what the build made, as long as the catalog is the same', () => {
    expect(writeCatalog(files).ok).to.equal(true)
    const built = readFileSync(files.built, 'utf8')
    writeFileSync(
      files.built,
      built.replace('"title":"Rules Summary"', '"title":"As built"').replace('"title":"Capture"', '"title":"As built"'),
    )
    expect(loadCatalog(files).sections[0]?.title).to.equal('As built')
  })

  it('reads an edited catalog anew', () => {
    writeCatalog(files)
    const before = loadCatalog(files)
    edit('title: Capture\n', 'title: Taking captives\n')
    const after = loadCatalog(files)
    expect(after.sections[0]?.title).to.equal('Taking captives')
    expect(after.hash).to.not.equal(before.hash)
    expect(after.rules).to.deep.equal(before.rules)
  })

  it('needs no build, and survives one that was broken off', () => {
    const catalog = loadCatalog(files)
    expect(catalog.rules).to.have.length(322)
    writeFileSync(files.built, '{"hash":"')
    expect(loadCatalog(files)).to.deep.equal(catalog)
    writeCatalog(files)
    expect(loadCatalog(files)).to.deep.equal(catalog)
  })

  it('says what is wrong with a broken catalog, line by line', () => {
    writeCatalog(files)
    edit('subject: capture\n', 'subject: captures\n')
    expect(() => loadCatalog(files))
      .to.throw(
        CatalogError,
        /^rules-catalog\.yaml:20: rule 2\.1: "subject" cannot be "captures"; did you mean "capture"\?\n/,
      )
      .with.property('problems')
      .that.has.length.above(10)
  })

  it('lists no more than twenty problems', () => {
    edit('kind: behaviour', 'kind: behavior')
    expect(() => loadCatalog(files)).to.throw(CatalogError, /(.+\n){20}and \d+ more$/)
  })
})

describe('writeCatalog', () => {
  it('writes nothing when the catalog is broken', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fitg-catalog-'))
    const files = { source: join(folder, 'rules-catalog.yaml'), built: join(folder, 'catalog.json') }
    writeFileSync(files.source, 'rulesets: []\n')
    const written = writeCatalog(files)
    expect(written.ok ? [] : written.error).to.deep.equal([
      {
        file: 'rules-catalog.yaml',
        line: 1,
        message: 'the catalog: "rulesets" is an empty list',
        hint: 'at least 1 item is needed',
      },
    ])
    expect(() => readFileSync(files.built)).to.throw(/ENOENT/)
    rmSync(folder, { recursive: true })
  })
})
