import { describe, it } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { hostileText } from './any-scorecard.fixture'
import { element, xmlDocument } from './xml'

describe('a document in XML', () => {
  it('has elements within elements', () => {
    const document = xmlDocument(element('root', { count: 2 }, [element('empty'), element('text', {}, 'a & b')]))
    expect(document).to.equal(
      '<?xml version="1.0" encoding="UTF-8"?>\n<root count="2">\n  <empty/>\n  <text>a &amp; b</text>\n</root>\n',
    )
  })

  it('keeps line breaks, also in an attribute', () => {
    expect(xmlDocument(element('root', { of: 'a\n\tb' }, 'a\nb'))).to.include('<root of="a&#10;&#9;b">a\nb</root>')
  })

  it('has a mark in place of what XML cannot hold', () => {
    const document = xmlDocument(element('root', { of: '\u0000' }, 'a\u001bb\ud800c\ufffe'))
    expect(document).to.include('<root of="\ufffd">a\ufffdb\ufffdc\ufffd</root>')
  })

  it('can be read whatever stands in it', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const document = xmlDocument(element('root', { of: text }, text))
        expect(XMLValidator.validate(document)).to.equal(true)
      }),
    )
  })
})
