import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { writeFeatures } from '../build/features'
import { FeatureError, type FeaturePlaces, featuresOf, loadFeatureIndex } from './features'

const feature = (section: string, ...rules: string[]) =>
  `@section:${section}\nFeature: ${section}\n${rules.map((id) => `  @rule:${id}\n  Rule: R\n    Scenario: S\n      When w\n`).join('')}`

describe('loadFeatureIndex', () => {
  let root: string
  let places: FeaturePlaces

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fitg-features-'))
    places = { root, built: join(root, 'features.json') }
    mkdirSync(join(root, 'features', 'summary'), { recursive: true })
    write('summary/8.2.feature', feature('8.2', '8.2.1', '8.2.2'))
    write('summary/17.feature', `${feature('17', '17.1')}\n  @rule:17.2\n  Rule: Without scenarios\n`)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, text: string) => writeFileSync(join(root, 'features', file), text)
  const idsIn = (index = loadFeatureIndex(places)) => [...index.rules.keys()].join(' ')

  it('says which rules and scenarios stand in which file, built or not', () => {
    const index = loadFeatureIndex(places)
    expect(index.files).to.deep.equal(['features/summary/17.feature', 'features/summary/8.2.feature'])
    expect(index.rules.get('8.2.2')).to.deep.equal({
      id: '8.2.2',
      uri: 'features/summary/8.2.feature',
      line: 8,
      scenarios: [{ name: 'S', line: 9, cases: 1 }],
    })
    expect(writeFeatures(places).ok).to.equal(true)
    expect(loadFeatureIndex(places)).to.deep.equal(index)
  })

  it('leaves out rules without a scenario that is played', () => {
    expect(idsIn()).to.equal('17.1 8.2.1 8.2.2')
    write('summary/2.feature', `${feature('2', '2.1').replace('Scenario', 'Scenario Outline')}\n      Examples:\n`)
    expect(idsIn()).to.equal('17.1 8.2.1 8.2.2')
  })

  it('reads what the build made, as long as the files are the same', () => {
    writeFeatures(places)
    writeFileSync(places.built, readFileSync(places.built, 'utf8').replace('"17.1"', '"as-built"'))
    expect(idsIn()).to.equal('as-built 8.2.1 8.2.2')
  })

  it('reads the files anew when one was edited, added, renamed or removed', () => {
    writeFeatures(places)
    write('summary/17.feature', feature('17', '17.3'))
    expect(idsIn()).to.equal('17.3 8.2.1 8.2.2')
    write('summary/2.feature', feature('2', '2.1'))
    expect(idsIn()).to.equal('17.3 2.1 8.2.1 8.2.2')
    writeFeatures(places)
    renameSync(join(root, 'features/summary/17.feature'), join(root, 'features/summary/9.feature'))
    expect(idsIn()).to.equal('2.1 8.2.1 8.2.2 17.3')
    rmSync(join(root, 'features/summary/2.feature'))
    expect(idsIn()).to.equal('8.2.1 8.2.2 17.3')
  })

  it('names the line of a broken file, and the build keeps nothing of it', () => {
    write('summary/17.feature', 'Feature: A\n  Scenario: B\n    Given c\n    Thenn d\n')
    expect(() => loadFeatureIndex(places)).to.throw(FeatureError, /^features\/summary\/17\.feature:4: "Thenn d" cannot/)
    expect(writeFeatures(places).ok).to.equal(false)
    expect(() => readFileSync(places.built)).to.throw(/ENOENT/)
  })

  it('finds the files in which rules are shown, each once', () => {
    const index = loadFeatureIndex(places)
    const filesOf = (...ids: string[]) =>
      featuresOf(
        index,
        ids.map((id) => ({ id })),
      )
    expect(filesOf('8.2.2', '8.2.1')).to.deep.equal(['features/summary/8.2.feature'])
    expect(filesOf('8.2.2', '17.1')).to.deep.equal(index.files)
    expect(filesOf('17.2', '9.1')).to.deep.equal([])
  })
})
