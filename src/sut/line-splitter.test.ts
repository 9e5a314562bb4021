import { test } from 'node:test'
import { expect } from 'chai'
import fc from 'fast-check'
import { createLineSplitter } from './line-splitter'

function split(pieces: readonly Buffer[]): { readonly lines: readonly string[]; readonly unfinished: string } {
  const splitter = createLineSplitter()
  const lines = pieces.flatMap((piece) => splitter.push(piece))
  return { lines: lines.map((line) => line.toString('latin1')), unfinished: splitter.unfinished().toString('latin1') }
}

test('Lines are the same however the bytes arrive', () => {
  const piece = fc.array(fc.constantFrom('a', 'b', ' ', '\r', '\n'), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const texts = pieces.map((letters) => letters.join(''))
      const expected = texts.join('').split('\n')
      const { lines, unfinished } = split(texts.map((text) => Buffer.from(text)))
      expect(unfinished).to.equal(expected.pop())
      expect(lines).to.deep.equal(expected.filter((line) => line.trim() !== ''))
    }),
  )
})

test('A line that comes byte by byte costs little more than its length', () => {
  const splitter = createLineSplitter()
  const byte = Buffer.from('x')
  const before = process.memoryUsage().arrayBuffers
  for (let count = 0; count < 2_000_000; count += 1) splitter.push(byte)
  expect(process.memoryUsage().arrayBuffers - before).to.be.lessThan(16_000_000)
  expect(splitter.unfinished()).to.have.lengthOf(2_000_000)
})
