import { describe, it } from 'node:test'
import { expect } from 'chai'
import { createEngine } from '../engine/server/handler'
import { type Connection, SutFailure } from '../protocol/connection'
import { connectInProcess } from './in-process'
import { createSession } from './session'

/** A session with an engine that breaks at the given requests, counted from the first over all its lives. */
function fragile(breaksAt: (request: number) => boolean) {
  let requests = 0
  let starts = 0
  const session = createSession('fragile', (): Connection => {
    starts += 1
    const engine = connectInProcess(createEngine())
    return {
      close: () => engine.close(),
      async send(request) {
        requests += 1
        if (breaksAt(requests)) throw new SutFailure(`broke at request ${requests}`)
        return engine.send(request)
      },
    }
  })
  return { session, starts: () => starts }
}

const failureOf = async (act: Promise<unknown>): Promise<Error> =>
  act.then(
    () => new Error('nothing failed'),
    (error: Error) => error,
  )

describe('a session with a program under test', () => {
  it('starts the program once and introduces it', async () => {
    const { session, starts } = fragile(() => false)
    const first = await session.program()
    expect(await session.program()).to.equal(first)
    expect(starts()).to.equal(1)
    expect(first.introduction.implementation.name).to.equal('reference engine')
  })

  it('starts a program that broke again', async () => {
    const { session, starts } = fragile((request) => request === 2)
    const { client } = await session.program()
    expect(await failureOf(client.setPosition({ position: {} }))).to.be.instanceOf(SutFailure)
    await (await session.program()).client.setPosition({ position: {} })
    expect(starts()).to.equal(2)
  })

  it('gives up a program that breaks again and again, and says how it broke', async () => {
    const { session, starts } = fragile((request) => request % 2 === 0)
    for (let i = 0; i < 5; i += 1) {
      await failureOf((await session.program()).client.setPosition({ position: {} }))
    }
    expect((await failureOf(session.program())).message).to.match(/broke 5 times in a row; last: broke at request 10/)
    expect(starts()).to.equal(5)
  })

  it('counts anew once a scenario got through', async () => {
    const { session, starts } = fragile((request) => request % 2 === 0)
    for (let i = 0; i < 8; i += 1) {
      await failureOf((await session.program()).client.setPosition({ position: {} }))
      session.survived()
    }
    expect(starts()).to.equal(8)
  })

  it('keeps the exchanged messages until they are taken', async () => {
    const { session } = fragile((request) => request === 3)
    const { client } = await session.program()
    await client.setPosition({ position: {} })
    await failureOf(client.getPosition())
    const exchanges = session.takeExchanges()
    expect(exchanges.map(({ request }) => request.method)).to.deep.equal(['initialize', 'setPosition', 'getPosition'])
    expect(exchanges[2]).to.include({ failure: 'broke at request 3' })
    expect(session.takeExchanges()).to.deep.equal([])
  })

  it('is used no more once it was given up', async () => {
    const { session } = fragile(() => false)
    await session.program()
    await session.giveUp('the time is over')
    expect((await failureOf(session.program())).message).to.equal('the time is over')
  })

  it('is given up also while it starts, and every request of it fails for that reason', async () => {
    const ends: ((failure: SutFailure) => void)[] = []
    const session = createSession('silent', (): Connection => {
      return {
        send: () => new Promise((_, reject) => ends.push(reject)),
        close: async () => ends.forEach((end) => void end(new SutFailure('the connection is closed'))),
      }
    })
    const starting = failureOf(session.program())
    await session.giveUp('the time is over')
    expect((await starting).message).to.equal('the time is over')
    expect((await failureOf(session.program())).message).to.equal('the time is over')
  })
})
