import { describe, it } from 'node:test'
import { Given } from '@cucumber/cucumber'
import { expect } from 'chai'
import { valuesOf } from './nearest-phrase'
import { phraseBook } from './sound-project.fixture'

describe('phraseBookOf', () => {
  const book = phraseBook(() => Given('the PDB on {planet}( still) stands', () => {}))

  it('knows every phrase with its keyword, and where people edit it', () => {
    expect(book.phrases.map(({ keyword, text }) => `${keyword} ${text}`)).to.deep.equal([
      'Given the PDB on {planet} is {status}',
      'When the {side} Player attacks the PDB/Militia',
      'Then the PDB on {planet} should be {status}',
      'Then the order should be refused',
      'Given the PDB on {planet}( still) stands',
    ])
    expect(book.phrases.at(-1)).to.include({ uri: 'src/check/phrases.test.ts' })
  })

  it('finds the phrase that fits a step, and what it reads from it', () => {
    expect(book.matching('the PDB on Egrix stands').map(({ text }) => text)).to.deep.equal([
      'the PDB on {planet}( still) stands',
    ])
    expect(book.matching('the PDB on Sol stands')).to.deep.equal([])
    expect(book.valuesIn('the PDB on Egrix is Down')).to.deep.equal([
      { type: 'planet', text: 'Egrix' },
      { type: 'status', text: 'Down' },
    ])
    expect(book.valuesIn('the PDB on Sol stands')).to.deep.equal([])
  })

  it('knows the parameter types that a phrase has, and no others', () => {
    expect([...book.parameterTypes]).to.deep.equal([
      ['planet', ['Angoff|Egrix|Quibron']],
      ['status', ['Up|Down']],
      ['side', ['Rebel|Imperial']],
    ])
  })
})

describe('valuesOf', () => {
  it('reads a list of words, escaped or not', () => {
    expect(valuesOf(['Vans Ka\\-Tie\\-A|Jon Kidu', 'Line \\(2\\.1\\)'])).to.deep.equal([
      'Vans Ka-Tie-A',
      'Jon Kidu',
      'Line (2.1)',
    ])
  })

  it('gives up on expressions that stand for more than words', () => {
    for (const regexp of ['Lines?', '[0-6]', '(?:Up|Down) at level 1', '\\d', '.*']) {
      expect(valuesOf([regexp]), regexp).to.deep.equal([])
    }
  })
})
