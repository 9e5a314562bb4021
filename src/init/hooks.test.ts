import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { expect } from 'chai'
import { adapterProgram, whyNot } from '../build/adapter-programs'
import { HOOKED_GAMES } from './hooked-games.fixture'
import { LANGUAGES } from './starter'

type Params = Readonly<Record<string, unknown>>
type Message = readonly [method: string, params: Params]

const at = (position: Params, more: Params = {}): Message => ['setPosition', { position, ...more }]
const order = (type: string, more: Params = {}): Message => [
  'submitOrder',
  { player: 'Rebel', order: { type }, chance: [], answers: [], ...more },
]
const report: Message = ['getPosition', {}]
const die = (face: number) => ({ purpose: 'search', die: face })
const losses = (value: unknown, more: Params = {}) => ({ purpose: 'losses', value, ...more })

const accepted = { result: { accepted: true } }
const done = (more: Params = {}) => ({ result: { ruling: 'carried out', used: [], awaiting: null, log: [], ...more } })
const refused = (because: string) => ({ result: { ruling: 'refused', because, used: [] } })
const isAt = (gameTurn: number, more: Params = {}) => ({
  result: { position: { gameTurn, segment: 'not told', told: ['gameTurn'], rule: 'printed', viewer: null, ...more } },
})
const error = (code: number, ...words: readonly string[]) => ({ code, words })

type Expected = { readonly result: unknown } | ReturnType<typeof error>

/** What is sent, and what comes back. */
const TALKS: Readonly<Record<string, readonly (readonly [Message, Expected])[]>> = {
  'tells what it has, with nothing in the place of what it did not say': [
    [
      ['initialize', { protocol: 1, game: 'Freedom in the Galaxy' }],
      {
        result: {
          protocol: 1,
          implementation: { name: 'hooked' },
          capabilities: {
            orders: ['move', 'search', 'draw', 'leader', 'stop', 'guard', 'give', 'answer', 'pass', 'use'],
            answers: [],
            told: ['gameTurn', 'segment', 'planets.state', 'effects.character'],
            reported: ['gameTurn', 'awaiting'],
            chance: { scripted: ['search', 'captive'], reported: ['break-off'] },
            candidates: false,
            pauses: true,
            viewers: ['Rebel'],
            systems: [],
            pdbRules: ['printed', 'changed'],
          },
        },
      },
    ],
    [['initialize', { protocol: 2, game: 'Freedom in the Galaxy' }], error(-32602)],
    [['shutdown', {}], { result: {} }],
  ],
  'has no game before a position is set': [
    [report, error(-32600)],
    [order('draw'), error(-32600)],
    [['setPosition', {}], error(-32602)],
    [['setPosition', { scenario: 'Flight to Egrix', position: null, variant: null }], accepted],
    [report, isAt(7, { segment: 'Flight to Egrix', told: [] })],
  ],
  'hears of a position only what it declares, and null only where null means none': [
    [at({ gameTurn: 2, segment: null, planets: null, phase: null }), accepted],
    [report, isAt(2, { segment: null, told: ['gameTurn', 'segment'] })],
    [at({ gameTurn: 3, characters: { Barca: { place: 'space' } } }), error(-32001, 'characters')],
    [at({ planets: { Horon: { state: 'Rebellion', loyalty: null } } }), error(-32001, 'planets.loyalty')],
    [at({ planets: { Horon: { state: 'Rebellion', pdb: null } } }), accepted],
    [at({ effects: [{ character: 'Barca', declaredIn: { gameTurn: 1 } }] }), error(-32001, 'effects.declaredIn')],
    [at({ effects: [{ character: 'Barca' }], planets: {} }), accepted],
  ],
  'knows the PDB rules that it declares, anew in each position': [
    [at({ gameTurn: 2 }, { variant: { pdbRule: 'changed' } }), accepted],
    [report, isAt(2, { rule: 'changed' })],
    [at({ gameTurn: 2 }, { variant: { pdbRule: 'another' } }), error(-32001, 'another PDB rule')],
    [at({ gameTurn: 2 }), accepted],
    [report, isAt(2)],
  ],
  'shows the position to the viewers that it declares': [
    [at({ gameTurn: 2 }), accepted],
    [['getPosition', { viewer: 'Rebel' }], isAt(2, { viewer: 'Rebel' })],
    [['getPosition', { viewer: null }], isAt(2)],
    [['getPosition', { viewer: 'Imperial' }], error(-32001)],
  ],
  'changes nothing by an order that fails, in whatever way': [
    [at({ gameTurn: 2 }), accepted],
    [order('leader'), refused('there are no leaders')],
    [order('stop'), error(-32001, 'a stop is not supported')],
    [order('restore-pdb'), error(-32001, 'restore-pdb')],
    [order('pass'), error(-32603, 'broken')],
    [order('search', { chance: [die(3)] }), error(-32002, 'search')],
    [report, isAt(2)],
  ],
  'takes each purpose off the tape in its order, and tells what it took': [
    [at({ gameTurn: 2 }), accepted],
    [
      order('search', {
        chance: [{ purpose: 'captive', prefer: [] }, die(3), { purpose: 'detection', die: 6 }, die(5)],
      }),
      done({ used: [die(3), die(5)] }),
    ],
    [report, isAt(20)],
  ],
  'draws the first preferred candidate, and the first of all where none is': [
    [at({ gameTurn: 2 }), accepted],
    ...[
      [['Redjac', 'Telmen', 'Barca'], 'Telmen'],
      [['Redjac'], 'Barca'],
      [[], 'Barca'],
    ].map(([prefer, pick]): readonly [Message, Expected] => [
      order('draw', { chance: [{ purpose: 'captive', prefer }] }),
      done({ used: [{ purpose: 'captive', pick, candidates: ['Barca', 'Telmen'] }], log: [pick] }),
    ]),
    [order('draw', { chance: [die(1)] }), error(-32002, 'captive')],
  ],
  'tells what it rolled and drew itself': [
    [at({ gameTurn: 2 }), accepted],
    [
      order('use'),
      done({
        used: [
          { purpose: 'break-off', die: 5 },
          { purpose: 'captive', pick: 'Barca' },
        ],
      }),
    ],
  ],
  'takes the first answer that is possible, once, or always': [
    [at({ gameTurn: 2 }), accepted],
    [order('move'), done({ log: ['a b', 'a b'] })],
    [order('move', { answers: [losses('c'), losses(['d']), losses(['c'])] }), done({ log: ['c', 'a b'] })],
    [order('move', { answers: [losses(['c'], { always: true }), losses(['a', 'b'])] }), done({ log: ['c', 'c'] })],
    [order('move', { answers: [losses(['c'], { always: null }), losses(['b', 'a'])] }), done({ log: ['c', 'a b'] })],
    [order('move', { chance: null, answers: null }), done({ log: ['a b', 'a b'] })],
  ],
  'waits for a choice, and refuses all else until it is made': [
    [at({ gameTurn: 2 }), accepted],
    [
      order('give', {
        answers: [
          { purpose: 'wounds', value: { Telmen: 2, Barca: 1 } },
          { purpose: 'guard', value: 'Barca' },
        ],
      }),
      done({ awaiting: { player: 'Rebel', purpose: 'guard', about: ['Barca'] }, log: ['1'] }),
    ],
    [report, isAt(12, { awaiting: { player: 'Rebel', purpose: 'guard', about: ['Barca'] } })],
    [order('draw'), refused('the choice of guard comes first')],
    [order('restore-pdb'), refused('the choice of guard comes first')],
    [order('pass'), error(-32603)],
    [order('answer', { order: { type: 'answer', purpose: 'guard', value: 50 } }), done()],
    [report, isAt(50)],
    [order('give', { answers: [{ purpose: 'guard', value: 'Gelba' }] }), done({ log: ['1'] })],
    [order('give'), done({ awaiting: { player: 'Rebel', purpose: 'guard', about: ['Barca'] }, log: ['1'] })],
    [at({ gameTurn: 2 }), accepted],
    [order('move'), done({ log: ['a b', 'a b'] })],
  ],
}

interface Answer {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** What a program answers to these lines, from its start to its end. */
function answersTo(command: string, lines: readonly string[]): readonly Answer[] {
  const stdout = execFileSync(command, { shell: true, input: lines.join('\n'), encoding: 'utf8', stdio: 'pipe' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
}

for (const language of LANGUAGES) {
  describe(`the adapter in ${language}`, { skip: whyNot(language) ?? false }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'fitg-hooks-'))
    after(() => rmSync(folder, { recursive: true, force: true }))
    let command = ''
    before(() => {
      const { file, source } = HOOKED_GAMES[language]
      command = adapterProgram(language, folder, () => writeFileSync(join(folder, file), source))(parse(file).name)
    })

    for (const [what, talk] of Object.entries(TALKS)) {
      it(what, () => {
        const lines = talk.map(([[method, params]], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }))
        const answers = answersTo(command, lines)
        expect(answers.map(({ id }) => id)).to.deep.equal(talk.map((_, id) => id))
        for (const [index, [message, expected]] of talk.entries()) {
          const answer = answers[index]
          const sent = JSON.stringify(message)
          if ('result' in expected)
            expect(answer, sent).to.deep.equal({ jsonrpc: '2.0', id: index, result: expected.result })
          else {
            expect(answer?.error?.code, sent).to.equal(expected.code)
            for (const word of expected.words) expect(answer?.error?.message, sent).to.include(word)
          }
        }
      })
    }

    it('names the purpose that the tape lacks', () => {
      const [, answer] = answersTo(
        command,
        [at({}), order('search')].map(([method, params], id) => JSON.stringify({ id, method, params })),
      )
      expect(answer?.error?.data).to.deep.equal({ purpose: 'search' })
    })

    it('answers whatever comes, and goes on', () => {
      const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
      const text = 'Kidu "é"\u2028 \u{1F680} \\ \n'
      const answers = answersTo(command, [
        'no JSON',
        '[]',
        '{"id":1}',
        '{"id":2,"method":"dance","params":{}}',
        '{"id":3,"method":"initialize"}',
        `{"id":"4","method":"shutdown","params":{"x":${nested}}}`,
        '',
        JSON.stringify({ id: text, method: 'setPosition', params: { position: { segment: text } } }),
        ' { "id" : -6 , "method" : "getPosition" , "params" : { } } \r',
      ])
      expect(answers.map((answer) => answer.error?.code)).to.deep.equal([
        ...[-32700, -32600, -32600, -32601, -32602],
        answers[5]?.error?.code,
        undefined,
        undefined,
      ])
      expect(answers.map(({ id }) => id)).to.deep.equal([null, null, null, 2, 3, answers[5]?.id, text, -6])
      expect(answers.at(-1)?.result).to.have.nested.property('position.segment', text)
    })
  })
}
