import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { parseFeature, readFeatures } from '../catalog/gherkin'
import { loadPhrases, type Phrase, type PhraseBook } from '../check/phrases'
import { PACKAGE_ROOT } from '../lib/package-root'
import { VOCABULARY_DOCUMENT, vocabulary } from './vocabulary'

describe('step-definitions/README.md', () => {
  let book: PhraseBook

  before(async () => {
    book = await loadPhrases()
  })

  it('is up to date', () => {
    const made = vocabulary(book, readFeatures(PACKAGE_ROOT))
    expect(readFileSync(VOCABULARY_DOCUMENT, 'utf8'), 'run "npm run build && npm run docs"').to.equal(made)
  })

  it('lists every phrase and every parameter type', () => {
    const text = readFileSync(VOCABULARY_DOCUMENT, 'utf8')
    expect(book.phrases.filter((phrase) => !text.includes(`| \`${phrase.text}\` |`))).to.deep.equal([])
    expect([...book.parameterTypes.keys()].filter((name) => !text.includes(`| \`{${name}}\` |`))).to.deep.equal([])
  })
})

describe('vocabulary', () => {
  // The phrase stands in the line below this comment, as far as the test is concerned.
  /** Begins the battle. */
  const phrase: Phrase = {
    keyword: 'When',
    text: '{side} attacks/fights a|b',
    uri: 'src/build/vocabulary.test.ts',
    line: lineBelow('/** Begins the battle. */'),
  }
  const book: PhraseBook = {
    phrases: [phrase],
    parameterTypes: new Map([
      ['side', ['Rebel|Imperial']],
      ['place', [Array.from({ length: 20 }, (_, index) => `Planet${index}`).join('|')]],
      ['number', ['\\d+']],
    ]),
    matching: (text) => (text.includes('attacks') ? [phrase] : []),
    valuesIn: (text) => (text.includes('attacks') ? [{ type: 'place', text: 'Planet7' }] : []),
  }
  const scenario = 'Scenario Outline: S\n When <side> attacks\n Then it attacks\n Examples:\n |side|\n |a|\n |b|\n'
  const text = vocabulary(book, parseFeature(`Feature: F\n Rule: R\n ${scenario}`, 'a.feature'))

  it('says what a phrase does', () => {
    expect(text).to.include('| When | what it does |\n')
    expect(text).to.include('| `{side} attacks/fights a\\|b` | Begins the battle. |\n')
  })

  it('lists the values of a parameter type, or some of those in use where there are many', () => {
    expect(text).to.include('| `{side}` | `Rebel`, `Imperial` |\n')
    expect(text).to.include('| `{place}` | 20 names, such as `Planet7` |\n')
    expect(text).to.include('| `{number}` |  |\n')
  })
})

function lineBelow(text: string): number {
  const source = readFileSync(join(PACKAGE_ROOT, 'src/build/vocabulary.test.ts'), 'utf8').split('\n')
  return source.findIndex((line) => line.trim() === text) + 2
}
