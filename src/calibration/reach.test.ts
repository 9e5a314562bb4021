import { describe, it } from 'node:test'
import { expect } from 'chai'
import { type Handler, RpcError } from '../protocol/rpc'
import { answersAlike, createRecorder } from './reach'

/** A program that adds up the numbers it is told. */
const adding = (): Handler => {
  let sum = 0
  return (method, params) => {
    if (method !== 'add') throw new RpcError(1, `no ${method}`)
    sum += (params as { number: number }).number
    return { sum }
  }
}

/** The same, with a mistake that only shows above 3. */
const addingToThree = (): Handler => {
  const right = adding()
  return (method, params) => ({ sum: Math.min(3, (right(method, params) as { sum: number }).sum) })
}

const ask = (id: number, number: number) => ({ jsonrpc: '2.0', id, method: 'add', params: { number } }) as const

/** What a program was asked that was told these numbers. */
async function askedOf(program: Handler, ...numbers: readonly number[]) {
  const { connection, take } = createRecorder(program)
  for (const [id, number] of numbers.entries()) await connection.send(ask(id, number))
  return take()
}

describe('what a program was asked', () => {
  it('is answered alike as long as a mistake does not show', async () => {
    expect(await answersAlike(addingToThree(), await askedOf(adding(), 1, 2))).to.equal(true)
    expect(await answersAlike(addingToThree(), await askedOf(adding(), 1, 2, 1))).to.equal(false)
  })

  it('is told scenario by scenario', async () => {
    const { connection, take } = createRecorder(adding())
    await connection.send(ask(1, 2))
    expect(take()).to.have.length(1)
    await connection.send(ask(2, 3))
    expect(take().map(({ response }) => JSON.parse(response).result)).to.deep.equal([{ sum: 5 }])
    expect(take()).to.deep.equal([])
  })

  it('is kept as it was, whatever a program makes of it', async () => {
    const spoiling: Handler = (_, params) => {
      const given = params as { number: number }
      given.number += 1
      return given.number
    }
    const asked = await askedOf(spoiling, 1)
    expect(asked[0]?.request).to.include('"number":1')
    for (const _ of [1, 2]) expect(await answersAlike(spoiling, asked)).to.equal(true)
  })

  it('counts errors by what they say', async () => {
    const failing =
      (message: string): Handler =>
      () => {
        throw new RpcError(1, message)
      }
    const asked = await askedOf(failing('not today'), 1)
    expect(await answersAlike(failing('not today'), asked)).to.equal(true)
    expect(await answersAlike(failing('never'), asked)).to.equal(false)
    expect(await answersAlike(adding(), asked)).to.equal(false)
  })
})
