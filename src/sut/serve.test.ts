import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { describe, test } from 'node:test'
import { expect } from 'chai'
import { type Handler, invalid } from '../protocol/rpc'
import { serveStdio } from './serve'

const echo: Handler = (method, params) => ({ method, params })

/** What is answered to these pieces of input. */
async function answersTo(handler: Handler, ...pieces: readonly (string | Buffer)[]): Promise<readonly unknown[]> {
  const output = new PassThrough()
  await serveStdio(handler, { input: Readable.from(pieces, { objectMode: false }), output })
  const text = String(output.read() ?? '')
  if (text !== '') expect(text.endsWith('\n')).to.equal(true)
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

const line = (id: number | string, method = 'getPosition', params: unknown = {}) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`

describe('a program that is served', () => {
  test('answers a request a line', async () => {
    expect(await answersTo(echo, line(1, 'getPosition', { viewer: 'rebel' }))).to.deep.equal([
      { jsonrpc: '2.0', id: 1, result: { method: 'getPosition', params: { viewer: 'rebel' } } },
    ])
  })

  test('answers in the order of the requests, however long each takes', async () => {
    const slow: Handler = async (_method, params) => {
      await new Promise((resolve) => setTimeout(resolve, Number(params)))
      return params
    }
    const answers = await answersTo(slow, line(1, 'x', 30) + line('two', 'x', 0), line(3, 'x', 5))
    expect(answers.map((answer) => (answer as { id: unknown }).id)).to.deep.equal([1, 'two', 3])
  })

  test('puts lines together and passes over blank ones', async () => {
    const bytes = Buffer.from(`\n\r\n${line(1, 'ä').replace('\n', '\r\n')}  \n`)
    const pieces = Array.from(bytes, (byte) => Buffer.of(byte))
    expect(await answersTo(echo, ...pieces)).to.deep.equal([
      { jsonrpc: '2.0', id: 1, result: { method: 'ä', params: {} } },
    ])
  })

  test('answers a last line without a newline', async () => {
    expect(await answersTo(echo, line(1).trimEnd())).to.have.lengthOf(1)
  })

  test('answers nothing to nothing', async () => {
    expect(await answersTo(echo)).to.deep.equal([])
  })

  test('answers what is not JSON, and goes on', async () => {
    const error = (what: string) => ({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32700, message: `the line is not ${what}` },
    })
    const answers = await answersTo(echo, 'hello\n', Buffer.from([0xff, 0x0a]), line(1))
    expect(answers.slice(0, 2)).to.deep.equal([error('JSON'), error('UTF-8')])
    expect(answers[2]).to.deep.include({ id: 1 })
  })

  test('answers what is not a request, with its id as far as there is one', async () => {
    const answers = await answersTo(
      echo,
      '[]\n7\nnull\n{"id":4}\n{"jsonrpc":"2.0","id":5}\n{"jsonrpc":"2.0","method":"x"}\n',
    )
    expect(answers).to.deep.equal([
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'a request is one object' } },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'a request is one object' } },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'a request is one object' } },
      { jsonrpc: '2.0', id: 4, error: { code: -32600, message: '"jsonrpc" must be "2.0"' } },
      { jsonrpc: '2.0', id: 5, error: { code: -32600, message: '"method" must be a string' } },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: '"id" must be a number or a string' } },
    ])
  })

  test('answers with the error that its handler throws', async () => {
    const handler: Handler = () => {
      throw invalid('viewer', 'there is no such player')
    }
    expect(await answersTo(handler, line(1))).to.deep.equal([
      {
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32602, message: 'viewer: there is no such player', data: { field: 'viewer' } },
      },
    ])
  })

  test('answers with an error when a result cannot be written as JSON', async () => {
    const [answer] = await answersTo(() => 1n, line(1))
    expect(answer).to.have.nested.property('error.code', -32603)
  })

  test('answers a shutdown and what comes after it, until its input ends', async () => {
    expect(await answersTo(echo, line(1, 'shutdown'), line(2))).to.have.lengthOf(2)
  })

  test('reads no further than it can answer', async () => {
    let asked = 0
    const output = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void setTimeout(done, 20) })
    const served = serveStdio(() => (asked += 1), { input: Readable.from([line(1).repeat(10)]), output })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).to.be.within(1, 6)
    await served
    expect(asked).to.equal(10)
  })

  test('gives up on a line without an end', async () => {
    let pieces = 0
    const input = Readable.from(
      (function* () {
        for (;;) {
          pieces += 1
          yield Buffer.alloc(1024 * 1024, 'x')
        }
      })(),
    )
    const output = new PassThrough()
    await serveStdio(echo, { input, output })
    expect(JSON.parse(String(output.read()))).to.have.nested.property('error.code', -32700)
    expect(pieces).to.be.lessThan(30)
  })

  test('ends when nobody reads its answers any more', () => {
    const program = join(__dirname, 'misbehaving', 'echo.js')
    const { status, stderr } = spawnSync(
      'bash',
      ['-o', 'pipefail', '-c', `node '${program}' | head -n 1 > /dev/null`],
      {
        input: line(1, 'x', 'x'.repeat(1000)).repeat(5000),
        encoding: 'utf8',
      },
    )
    expect(stderr).to.equal('')
    expect(status).to.equal(0)
  })
})
