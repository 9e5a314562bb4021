import { describe, it } from 'node:test'
import { expect } from 'chai'
import { didYouMean, nearest, suggestion } from './nearest'

const SECTIONS = ['2', '3.1', '4', '6.1', '6.2', '6.3', '8.1', '8.2', '9', '17', 'M.1']

describe('nearest', () => {
  it('finds the word that a slip was made in', () => {
    expect(nearest('misions', ['missions', 'movement', 'permission'])).to.deep.equal(['missions'])
  })

  it('counts two letters that changed places as one slip', () => {
    expect(nearest('moev', ['move', 'mo', 'draw'])).to.deep.equal(['move'])
  })

  it('takes small letters for capitals', () => {
    expect(nearest('egrix', ['Egrix', 'Varu'])).to.deep.equal(['Egrix'])
    expect(nearest('EGRIKS', ['Egrix', 'Varu'])).to.deep.equal(['Egrix'])
  })

  it('finds what a word is the beginning of', () => {
    expect(nearest('mil', ['military-attacker', 'military-defender', 'search'])).to.deep.equal([
      'military-attacker',
      'military-defender',
    ])
  })

  it('names nothing that is not reasonably near', () => {
    expect(nearest('banana', ['missions', 'movement'])).to.deep.equal([])
    expect(nearest('x', ['a', 'b'])).to.deep.equal([])
    expect(nearest('', ['a', 'b'])).to.deep.equal([])
  })

  it('prefers the same beginning, and then the number next to it', () => {
    expect(nearest('8.3', SECTIONS)).to.deep.equal(['8.2', '8.1'])
  })

  it('still finds a word whose first letter is wrong', () => {
    expect(nearest('nissions', ['missions', 'search'])).to.deep.equal(['missions'])
  })

  it('names at most as many as asked for, and none twice', () => {
    expect(nearest('6.4', [...SECTIONS, ...SECTIONS])).to.deep.equal(['6.3', '6.2', '6.1'])
    expect(nearest('6.4', SECTIONS, 1)).to.deep.equal(['6.3'])
  })
})

describe('didYouMean', () => {
  it('ends a message with the nearest word', () => {
    expect(`rule 12.24 needs "misions"${didYouMean('misions', ['missions'])}`).to.equal(
      'rule 12.24 needs "misions"; did you mean "missions"?',
    )
  })

  it('says nothing where nothing is near', () => {
    expect(didYouMean('banana', ['missions'])).to.equal('')
    expect(suggestion('banana', ['missions'])).to.equal(undefined)
  })

  it('names several where that is asked for', () => {
    expect(didYouMean('8.3', SECTIONS, 3)).to.equal('; did you mean "8.2", "8.1"?')
  })
})
