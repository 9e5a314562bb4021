import { describe, it } from 'node:test'
import { expect } from 'chai'
import { HARMLESS } from '../calibration/harmless'
import { createEngine } from '../engine/server/handler'
import { type Handler, unsupported } from '../protocol/rpc'
import { DEGENERATES } from '../sut/degenerates'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { connectStdio } from '../sut/stdio'
import { firstLook } from './first-look'

/** What a first look at a program complains of, and how many messages it took. */
async function looked(open: () => Handler): Promise<{ complaint: string | undefined; messages: number }> {
  let messages = 0
  const program = open()
  const session = createSession('a program', () =>
    connectInProcess((method, params) => {
      messages += 1
      return program(method, params)
    }, 300),
  )
  return { complaint: await complaintOf(session), messages: messages - 1 }
}

const complaintOf = async (session: ReturnType<typeof createSession>): Promise<string | undefined> =>
  session
    .program()
    .then(firstLook)
    .then(
      () => undefined,
      (error: Error) => (error.name === 'BrokenAdapter' ? error.message : Promise.reject(error)),
    )

/** The reference engine, which answers one method otherwise. */
const engineBut = (method: string, otherwise: (params: unknown) => unknown) => () => {
  const engine = createEngine()
  return (asked: string, params: unknown) => (asked === method ? otherwise(params) : engine(asked, params))
}

const throwing = (text: string) => () => {
  throw new Error(text)
}

describe('the first look at a program', () => {
  it('takes two messages', async () => {
    expect(await looked(() => createEngine())).to.deep.equal({ complaint: undefined, messages: 2 })
  })

  it('passes all that merely differs, and all that merely plays badly', async () => {
    for (const { name, open } of [...HARMLESS, ...DEGENERATES]) {
      expect((await looked(open)).complaint, name).to.equal(undefined)
    }
  })

  it('passes what is lacking, late, or read back otherwise: that is for the scenarios to judge', async () => {
    const programs = [
      engineBut('setPosition', () => {
        throw unsupported('a position')
      }),
      engineBut('setPosition', () => new Promise(() => {})),
      engineBut('getPosition', () => ({ position: { phase: 'Search' } })),
    ]
    for (const open of programs) expect((await looked(open)).complaint).to.equal(undefined)
  })

  it('passes a program that fails at some positions, if not at all', async () => {
    const open = () => {
      const engine = createEngine()
      return (method: string, params: unknown) =>
        JSON.stringify(params).includes('Privateer') ? throwing('no ships')() : engine(method, params)
    }
    expect((await looked(open)).complaint).to.equal(undefined)
  })

  for (const [what, open, complaint] of [
    ['accepts nothing', engineBut('setPosition', () => 'ok'), /^the answer to setPosition does not fit the protocol/],
    [
      'reports what is no position',
      engineBut('getPosition', () => ({ units: {} })),
      /^the answer to getPosition does not fit the protocol: .* 'position'/,
    ],
    [
      'fails at every set-up',
      engineBut('setPosition', throwing('KeyError')),
      /^no position could be set up: setPosition was answered with the error -32603: KeyError$/,
    ],
    [
      'cannot say where it stands',
      engineBut('getPosition', throwing('TypeError')),
      /^no position could be set up: getPosition was answered with the error -32603: TypeError$/,
    ],
  ] as const) {
    it(`stops at a program that ${what}`, async () => {
      expect((await looked(open)).complaint).to.match(complaint)
    })
  }

  it('stops at a print on standard output', async () => {
    const introduced = JSON.stringify({ jsonrpc: '2.0', id: 1, result: createEngine()('initialize', INTRODUCTION) })
    const session = createSession('a script', () =>
      connectStdio({ command: `read -r line; echo '${introduced}'; read -r line; echo Setting up`, timeoutMs: 10_000 }),
    )
    expect(await complaintOf(session)).to.equal(
      'your program printed "Setting up" on standard output, which is for the protocol',
    )
    await session.close()
  })
})

const INTRODUCTION = { protocol: 1, game: 'Freedom in the Galaxy' }
