import { describe, it } from 'node:test'
import { expect } from 'chai'
import { type Evidence, evidenceText } from './evidence'

const evidence = (said: unknown): Evidence => ({
  expected: 'Up',
  actual: said,
  stderr: 'trace',
  changes: [{ path: 'planets.Angoff.pdb', before: said, after: 'Down' }],
  exchange: [
    {
      request: { jsonrpc: '2.0', id: 1, method: 'getPosition', params: {} },
      response: { jsonrpc: '2.0', id: 1, result: said },
    },
  ],
})

describe('the evidence of a failure', () => {
  it('is kept as it is', () => {
    expect(JSON.parse(evidenceText(evidence({ level: 2 })))).to.deep.equal(evidence({ level: 2 }))
  })

  it('is kept in part where the program said megabytes', () => {
    const text = evidenceText(evidence(['x'.repeat(5_000_000)]))
    expect(text.length).to.be.within(10_000, 20_000)
    const { expected, actual, stderr, changes, exchange } = JSON.parse(text) as Evidence
    expect({ expected, stderr }).to.deep.equal({ expected: 'Up', stderr: 'trace' })
    expect(actual).to.match(/^\["xxx.*x…$/)
    expect(changes[0]).to.include({ path: 'planets.Angoff.pdb', after: 'Down' })
    expect(exchange[0]).to.have.nested.property('request.method', 'getPosition')
    expect(exchange[0]?.response).to.match(/^\{"jsonrpc":"2.0","id":1,"result":\["xxx/)
  })

  it('is kept in part where the program changed a thousand things', () => {
    const [change] = evidence('Up').changes
    const changes = Array.from({ length: 100_000 }, () => change ?? expect.fail())
    expect(evidenceText({ ...evidence('Up'), changes }).length).to.be.lessThan(20_000)
  })
})
