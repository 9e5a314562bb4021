import { test } from 'node:test'
import { expect } from 'chai'
import { createOutputTail } from './output-tail'

function tailOf(lines: number, ...pieces: readonly string[]): string {
  const tail = createOutputTail(lines)
  for (const piece of pieces) tail.push(Buffer.from(piece))
  return tail.text()
}

test('The tail is empty when nothing was written', () => {
  expect(tailOf(20)).to.equal('')
})

test('The tail holds the last lines, the unfinished one included', () => {
  expect(tailOf(2, 'one\ntw', 'o\nth', 'ree')).to.equal('two\nthree')
  expect(tailOf(2, 'one\ntwo\nthree\n')).to.equal('two\nthree')
})

test('The tail is the same whether a long output comes at once or in pieces', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index}\n`)
  const last = lines.slice(-20).join('').trimEnd()
  expect(tailOf(20, ...lines)).to.equal(last)
  expect(tailOf(20, lines.join(''))).to.equal(last)
})

test('The tail of one endless line is bounded and begins with a whole character', () => {
  const text = tailOf(20, ...Array.from({ length: 30_001 }, () => '🪐'), 'x')
  expect(Buffer.byteLength(text)).to.be.within(16 * 1024 - 4, 16 * 1024)
  expect(text).to.match(/^🪐+x$/u)
})
