import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { expect } from 'chai'
import { createEngine } from '../engine/server/handler'
import { PACKAGE_ROOT } from '../lib/package-root'
import type { Exchange } from '../protocol/client'
import { type Connection, SutFailure } from '../protocol/connection'
import type { Handler, RpcResponse } from '../protocol/rpc'
import type { Method } from '../protocol/vocabulary'
import { connectInProcess } from '../sut/in-process'
import { parseReplay } from './parse'
import { partingsOf, playAgain } from './play'
import {
  messagesToReplay,
  type RecordedMessage,
  type Replay,
  type ReplayHeader,
  replayPath,
  replayText,
} from './record'
import { shellLine } from './shell-line'
import { replayReport } from './text'

const HEADER: ReplayHeader = {
  replay: 1,
  suite: { name: 'fitg-conformance', version: '0.1.0' },
  implementation: { name: "Orlog's game" },
  rule: '8.2.1',
  scenario: 'The Patrols are lost',
  location: 'features/8.2.feature:12',
  step: 'Then Patrol 1 should be lost',
  message: 'Patrol 1 should be lost, and is not',
  expected: 'lost',
  actual: 'in play',
}

const said = (id: number, method: Method, params: unknown, result: unknown): Exchange => ({
  request: { jsonrpc: '2.0', id, method, params },
  response: { jsonrpc: '2.0', id, result },
})

const broken = (id: number, method: Method, failure: string): Exchange => ({
  request: { jsonrpc: '2.0', id, method, params: {} },
  failure,
})

const REQUESTS: readonly (readonly [Method, object])[] = [
  ['initialize', { protocol: 1, game: 'Freedom in the Galaxy' }],
  [
    'setPosition',
    { position: { scenario: 'Flight to Egrix', characters: { Boccanegra: { place: 'Charkhan Wild' } } } },
  ],
  [
    'submitOrder',
    { player: 'Rebel', order: { type: 'move', pieces: ["Nobody's $HOME `ship`"], to: '!' }, chance: [], answers: [] },
  ],
  ['getPosition', {}],
]

/** What was said to a program, as it is recorded. */
async function recordedOf(program: Handler): Promise<RecordedMessage[]> {
  const connection = connectInProcess(program)
  const exchange: Exchange[] = []
  for (const [index, [method, params]] of REQUESTS.entries()) {
    const request = { jsonrpc: '2.0', id: index + 1, method, params } as const
    exchange.push({ request, response: await connection.send(request) })
  }
  return messagesToReplay(exchange[0], exchange.slice(1))
}

/** A connection that breaks at a method. */
const breakingAt = (method: Method, message: string): Connection => {
  const engine = connectInProcess(createEngine())
  return {
    close: () => engine.close(),
    send: (request) => (request.method === method ? Promise.reject(new SutFailure(message)) : engine.send(request)),
  }
}

describe('the messages that are kept for a replay', () => {
  const greeting = said(1, 'initialize', {}, { capabilities: {} })
  const setUp = said(7, 'setPosition', { position: {} }, { accepted: true })
  const idsOf = (messages: readonly RecordedMessage[]) => messages.map(({ request }) => request.id)

  it('begin with the greeting, and go on with the last set-up', () => {
    const exchange = [
      said(5, 'setPosition', {}, {}),
      said(6, 'submitOrder', {}, {}),
      setUp,
      said(8, 'getPosition', {}, {}),
    ]
    expect(idsOf(messagesToReplay(greeting, exchange))).to.deep.equal([1, 7, 8])
  })

  it('hold no second greeting where the program broke at that', () => {
    const exchange = [broken(1, 'initialize', 'the program ended')]
    expect(messagesToReplay(greeting, exchange)).to.deep.equal([exchange[0]])
  })

  it('say why there is no answer, without what could change the look of a terminal', () => {
    const [, message] = messagesToReplay(greeting, [broken(2, 'setPosition', 'it \u001b[1mhung\u001b[0m')])
    expect(message).to.deep.include({ failure: 'it hung' })
    expect(message).not.to.have.property('answer')
  })

  it('leave out an answer that is too long to be kept, and say how long it was', () => {
    const [, message] = messagesToReplay(greeting, [said(2, 'setPosition', {}, 'x'.repeat(300_000))])
    expect(message?.answerLeftOut).to.be.greaterThan(300_000)
    expect(replayText({ header: HEADER, messages: [message ?? expect.fail()] }).length).to.be.lessThan(1000)
  })

  it('leave out what there is no room for, and keep what comes behind it', () => {
    const exchange = [said(2, 'setPosition', {}, 'x'.repeat(500)), said(3, 'getPosition', {}, 'y')]
    const kept = messagesToReplay(greeting, exchange, 300).map(({ answer }) => answer !== undefined)
    expect(kept).to.deep.equal([true, false, true])
  })

  it('stand in a file named by rule and scenario', () => {
    expect(replayPath('8.2.1', 3)).to.equal('replay/8.2.1-3.ndjson')
  })
})

describe('a replay file', () => {
  it('holds each request letter by letter, and is read again as it was written', async () => {
    const messages = await recordedOf(createEngine())
    const text = replayText({ header: HEADER, messages })
    const lines = text.trimEnd().split('\n')
    expect(lines).to.have.lengthOf(1 + REQUESTS.length)
    for (const [index, { request }] of messages.entries()) {
      expect(lines[index + 1]?.startsWith(`{"request":${JSON.stringify(request)},"answer":{"jsonrpc":"2.0"`)).to.equal(
        true,
      )
    }
    expect(parseReplay(text, 'a.ndjson')).to.deep.equal({ ok: true, value: { header: HEADER, messages } })
  })

  const message = JSON.stringify(said(1, 'getPosition', {}, {}))
  for (const [text, problem] of [
    ['', 'a.ndjson: there is no message in it'],
    ['hello', 'a.ndjson:1: this is not JSON'],
    ['{"schemaVersion":1}', 'a.ndjson:1: this is no replay file'],
    ['{"replay":2}', 'a.ndjson:1: this replay file is of another version'],
    ['{"replay":1}', 'a.ndjson:1: "rule" is missing'],
    [JSON.stringify({ ...HEADER, suite: 'fitg' }), 'a.ndjson:1: "suite" has no name'],
    [JSON.stringify(HEADER), 'a.ndjson: there is no message in it'],
    [`${JSON.stringify(HEADER)}\n\n7`, 'a.ndjson:3: this is no message'],
    [`${JSON.stringify(HEADER)}\n{"request":{}}`, 'a.ndjson:2: "request" is no request'],
    [`${JSON.stringify(HEADER)}\n${message}`, 'a.ndjson:2: neither "answer" nor "failure" says what came of it'],
  ] as const) {
    it(`that is damaged says where: ${problem}`, () => {
      expect(parseReplay(text, 'a.ndjson')).to.deep.equal({
        ok: false,
        error: `${problem}; fitg grade writes a new file`,
      })
    })
  }
})

describe('messages that are sent again', () => {
  it('come to the same in the same program', async () => {
    const messages = await recordedOf(createEngine())
    const repeated = await playAgain(messages, connectInProcess(createEngine()))
    expect(repeated.map(({ same }) => same)).to.deep.equal([true, true, true, true])
    const report = replayReport({ header: HEADER, messages }, repeated, 'npx fitg grade')
    expect(report).to.include('4 of 4 messages came to the same: the failure repeats.')
    expect(report).to.include('  expected lost, found in play\n')
  })

  it('show where a program that was changed parts from the record', async () => {
    const engine = createEngine()
    const broken: Handler = (method, params) =>
      method === 'submitOrder' ? { ruling: 'carried out', used: [], log: ['done'] } : engine(method, params)
    const messages = await recordedOf(broken)
    const repeated = await playAgain(messages, connectInProcess(createEngine()))
    expect(repeated.map(({ same }) => same)).to.deep.equal([true, true, false, true])
    expect(repeated[2]?.partings).to.deep.equal([{ path: 'result.ruling', recorded: 'carried out', now: 'refused' }])
    expect(
      replayReport({ header: HEADER, messages }, repeated, 'npx fitg grade --rule 8.2.1').split('\n').slice(6),
    ).to.deep.equal([
      '  1  initialize   as recorded',
      '  2  setPosition  as recorded',
      '  3  submitOrder  differs',
      '     result.ruling',
      '       recorded  carried out',
      '       now       refused',
      '  4  getPosition  as recorded',
      '',
      'Message 3, submitOrder, is the first that does not come to what was recorded.',
      'To see whether the rule holds now:  npx fitg grade --rule 8.2.1',
      'If nothing was changed in the program, it keeps something from game to game, or leaves something to chance.',
      '',
    ])
  })

  it('end where the program breaks, which is the same only if it broke then', async () => {
    const messages = await recordedOf(createEngine())
    const now = () => breakingAt('submitOrder', 'the program ended with exit code 9')
    const repeated = await playAgain(messages, now())
    expect(repeated.map(({ same }) => same)).to.deep.equal([true, true, false])
    const crashed = [...messages.slice(0, 2), { request: messages[2]?.request ?? expect.fail(), failure: 'it hung' }]
    const again = await playAgain(crashed, now())
    expect(again.map(({ same }) => same)).to.deep.equal([true, true, true])
    expect(replayReport({ header: HEADER, messages: crashed }, again, '')).to.match(
      / {2}3 {2}submitOrder {2}no answer, as recorded\n {7}recorded {2}it hung\n {7}now {7}the program ended with exit code 9\n/,
    )
    const mended = await playAgain(crashed, connectInProcess(createEngine()))
    expect(mended.map(({ same }) => same)).to.deep.equal([true, true, false])
  })
})

describe('two answers', () => {
  const answer = (result: unknown): RpcResponse => ({ jsonrpc: '2.0', id: 1, result })
  const paths = (a: unknown, b: unknown) => partingsOf(answer(a), answer(b)).map(({ path }) => path)

  it('are the same in any order of their members, and in what is never graded', () => {
    expect(paths({ a: 1, b: 2 }, { b: 2, a: 1 })).to.deep.equal([])
    expect(paths({ ruling: 'refused', because: 'no', log: [] }, { ruling: 'refused', log: ['x'] })).to.deep.equal([])
    const used = { purpose: 'captive', pick: 'Kogus' }
    expect(paths({ used: [{ ...used, candidates: ['Kogus'] }] }, { used: [used] })).to.deep.equal([])
  })

  it('differ in values, in lists, and in being answers at all', () => {
    expect(paths({ units: { 'Patrol 1': { moved: true } } }, { units: {} })).to.deep.equal(['result.units.Patrol 1'])
    expect(paths({ used: [{ die: 1 }] }, { used: [{ die: 2 }] })).to.deep.equal(['result.used.0.die'])
    expect(paths({ logs: 1 }, {})).to.deep.equal(['result.logs'])
    const error: RpcResponse = { jsonrpc: '2.0', id: 1, error: { code: -32001, message: 'no' } }
    expect(partingsOf(answer({}), error).map(({ path }) => path)).to.have.members(['result', 'error'])
  })
})

describe('the line for the shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitg-replay-'))
  after(() => rmSync(folder, { recursive: true }))
  const main = join(PACKAGE_ROOT, 'dist', 'src', 'cli', 'main.js')

  for (const command of [
    `"${process.execPath}" "${main}" serve`,
    `true && cd "${folder}" && "${process.execPath}" "${main}" serve # isn't that $(fine)?`,
  ]) {
    for (const shell of ['bash', 'sh']) {
      it(`gets the same answers in ${shell}, of: ${command.slice(0, 4)}`, async () => {
        const replay: Replay = { header: HEADER, messages: await recordedOf(createEngine()) }
        const line = shellLine(replay, command)
        expect(line).not.to.include('\n')
        writeFileSync(join(folder, 'line'), line)
        const answers = execFileSync(shell, [join(folder, 'line')], { encoding: 'utf8' })
          .trimEnd()
          .split('\n')
        expect(answers.slice(0, -1).map((text) => JSON.parse(text))).to.deep.equal(
          replay.messages.map(({ answer }) => answer),
        )
        expect(JSON.parse(answers.at(-1) ?? '')).to.deep.equal({ jsonrpc: '2.0', id: 5, result: {} })
      })
    }
  }
})
