import { describe, test } from 'node:test'
import { expect } from 'chai'
import { unsupported } from '../protocol/rpc'
import { connectInProcess } from './in-process'

describe('a program in this process', () => {
  test('answers by its handler', async () => {
    const connection = connectInProcess((method, params) => ({ method, params }))
    expect(await connection.send({ jsonrpc: '2.0', id: 7, method: 'getPosition', params: {} })).to.deep.equal({
      jsonrpc: '2.0',
      id: 7,
      result: { method: 'getPosition', params: {} },
    })
    await connection.close()
  })

  test('answers what its handler throws as an error', async () => {
    const connection = connectInProcess(() => {
      throw unsupported('the order "move"')
    })
    expect(await connection.send({ jsonrpc: '2.0', id: 1, method: 'submitOrder', params: {} })).to.deep.equal({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32001, message: 'the order "move" is not supported', data: { what: 'the order "move"' } },
    })
  })

  const silent = () => connectInProcess(() => new Promise(() => {}), 20)
  const request = { jsonrpc: '2.0', id: 1, method: 'getPosition', params: {} } as const
  const failureOf = (answer: Promise<unknown>) => answer.catch((error: Error) => `${error.name}: ${error.message}`)

  test('fails when it takes longer than it may', async () => {
    expect(await failureOf(silent().send(request))).to.equal(
      'SutFailure: the program did not answer getPosition within 0.02 s',
    )
  })

  test('fails the request that waits when the connection is closed', async () => {
    const connection = silent()
    const answer = failureOf(connection.send(request))
    await connection.close()
    expect(await answer).to.equal('SutFailure: the connection to the program is closed')
  })
})
