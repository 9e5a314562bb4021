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
})
