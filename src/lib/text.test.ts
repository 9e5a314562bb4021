import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { blockOfText, cutShort, jsonText, lineOfText, valueText } from './text'

describe('text from a stranger', () => {
  it('loses its colours, its controls and what turns the direction of the line', () => {
    expect(lineOfText('\u001b[31mred\u001b[0m \u0000\u0007and \u202Eesrever\u202C', 100)).to.equal('red and esrever')
  })

  it('loses what takes no room, and accents piled up over its neighbours', () => {
    expect(lineOfText('a\u200bb\u2060c\ufeff\u00ad\u3164d', 100)).to.equal('abcd')
    expect(lineOfText(`z${'\u0301'.repeat(500)}`, 100)).to.have.length(4)
  })

  it('is one line, or keeps its lines where it is shown as a block', () => {
    expect(lineOfText(' one\r\ntwo\u2028three\tfour ', 100)).to.equal('one two three four')
    expect(blockOfText('one\r\ntwo\u2028three\tfour\n\n\n\nfive\n', 100)).to.equal('one\ntwo\nthree    four\n\nfive')
  })

  it('says how much of it was left out', () => {
    expect(lineOfText('abcdef', 4)).to.equal('abcd… (2 more characters)')
    expect(lineOfText('abcde', 4)).to.equal('abcd… (1 more character)')
    expect(blockOfText('abcdef', 4, 'end')).to.equal('(2 more characters) …cdef')
  })

  it('counts the rest of an enormous text without looking at it', () => {
    const started = performance.now()
    expect(lineOfText('\u001b[1m'.repeat(3_000_000), 100)).to.match(/^… \(\d+ more characters\)$/)
    expect(performance.now() - started).to.be.lessThan(200)
  })

  it('never holds a control, a lone surrogate or more than its limit and the remark', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 50 }), fc.boolean(), (text, limit, isBlock) => {
        const shown = isBlock ? blockOfText(text, limit, 'end') : lineOfText(text, limit)
        expect(shown.replaceAll('\n', '')).not.to.match(/[\p{Cc}\p{Cf}\p{Cs}]/u)
        expect(shown.length).to.be.at.most(limit + 30)
      }),
    )
  })

  it('is cut between characters, never inside one', () => {
    expect(cutShort('ab😀cd', 4)).to.equal('ab…')
    expect(cutShort('ab😀cd', 4, 'end')).to.equal('…cd')
    expect(cutShort('abcd', 4)).to.equal('abcd')
  })
})

describe('a value', () => {
  it('is shown in words where they cannot be mistaken', () => {
    expect(valueText('Up', 100)).to.equal('Up')
    expect(valueText(null, 100)).to.equal('none')
    expect(valueText(undefined, 100)).to.equal('absent')
    expect(valueText(3, 100)).to.equal('3')
  })

  it('keeps its quotes where they tell it from another', () => {
    expect(valueText('3', 100)).to.equal('"3"')
    expect(valueText('true', 100)).to.equal('"true"')
    expect(valueText('none', 100)).to.equal('"none"')
    expect(valueText('', 100)).to.equal('""')
  })

  it('has room to break between the parts of a list', () => {
    expect(valueText(['Jon Kidu', { at: 'Angoff' }], 100)).to.equal('[ "Jon Kidu", { "at": "Angoff" } ]')
  })

  it('may be nested without end', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown
    expect(jsonText(deep, 100)).to.equal('(nested too deeply to be shown)')
  })
})
