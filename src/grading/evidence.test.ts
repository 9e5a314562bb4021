import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Exchange } from '../protocol/client'
import { gradedScenario } from './evidence'
import type { Failure, ScenarioOutcome, ScenarioVerdict } from './outcome'

const exchangeOf = (id: number, result: unknown): Exchange => ({
  request: { jsonrpc: '2.0', id, method: 'getPosition', params: {} },
  response: { jsonrpc: '2.0', id, result },
})

const failureWith = (changes: Partial<Failure>): Failure => ({
  step: 'Then Jon Kidu should be detected',
  message: 'Jon Kidu is not detected.',
  changes: [],
  exchange: [],
  ...changes,
})

const outcomeWith = (verdict: ScenarioVerdict, failure?: Failure): ScenarioOutcome => ({
  rule: '6.1.5',
  name: 'Leaving Angoff',
  location: 'features/summary/06.feature:12',
  verdict,
  steps: [{ text: 'Then Jon Kidu should be detected', status: 'failed' }],
  ...(failure === undefined ? {} : { failure }),
})

const evidenceOf = (changes: Partial<Failure>, verdict: ScenarioVerdict = 'violates') => {
  const { failure } = gradedScenario(outcomeWith(verdict, failureWith(changes)))
  if (failure === undefined) throw new Error('the failure is gone')
  return failure
}

describe('the evidence of a failure', () => {
  it('shows what was expected against what was found', () => {
    const { expected, actual } = evidenceOf({ expected: ['Jon Kidu'], actual: null })
    expect([expected, actual]).to.deep.equal(['[ "Jon Kidu" ]', 'none'])
  })

  it('tells a value that is missing from a value that was not compared', () => {
    expect(evidenceOf({ expected: 'Up', actual: undefined }).actual).to.equal('absent')
    expect(evidenceOf({})).not.to.have.any.keys('expected', 'actual')
  })

  it('shows how the order changed the position, up to thirty fields', () => {
    const changes = Array.from({ length: 42 }, (_, index) => ({
      path: `stacks.${index}`,
      before: index,
      after: 'Wild',
    }))
    const evidence = evidenceOf({ changes })
    expect(evidence.changes).to.have.length(30)
    expect(evidence.changes[3]).to.deep.equal({ path: 'stacks.3', before: '3', after: 'Wild' })
    expect(evidence.changesLeftOut).to.equal(12)
  })

  it('keeps the last twenty messages, as JSON', () => {
    const exchange = Array.from({ length: 23 }, (_, id) => exchangeOf(id, { position: {} }))
    const evidence = evidenceOf({ exchange })
    expect(evidence.exchange).to.have.length(20)
    expect(evidence.messagesLeftOut).to.equal(3)
    expect(JSON.parse(evidence.exchange[0]?.request ?? '')).to.deep.equal(exchange[3]?.request)
    expect(JSON.parse(evidence.exchange[0]?.response ?? '')).to.deep.equal(exchange[3]?.response)
  })

  it('shortens each message', () => {
    const [message] = evidenceOf({ exchange: [exchangeOf(1, 'x'.repeat(10_000))] }).exchange
    expect(message?.response).to.match(/x… \(\d+ more characters\)$/)
    expect(message?.response).to.have.length.below(2100)
  })

  it('says why a message was not answered', () => {
    const unanswered: Exchange = { request: exchangeOf(1, {}).request, failure: 'it \u001b[1mhung\u001b[0m' }
    const [message] = evidenceOf({ exchange: [unanswered] }, 'errored').exchange
    expect(message?.failure).to.equal('it hung')
    expect(message).not.to.have.property('response')
  })

  it('keeps the messages of failing scenarios only', () => {
    expect(evidenceOf({ exchange: [exchangeOf(1, {})] }, 'unsupported').exchange).to.deep.equal([])
    expect(gradedScenario(outcomeWith('conforms', failureWith({})))).not.to.have.property('failure')
  })

  it('keeps the end of what the program wrote to standard error', () => {
    const { stderr } = evidenceOf({ stderr: `${'noise\n'.repeat(2000)}KeyError: 'Charkhan'\n` })
    expect(stderr).to.match(/^\(\d+ more characters\) …/)
    expect(stderr).to.match(/KeyError: 'Charkhan'$/)
    expect(evidenceOf({ stderr: ' \n' })).not.to.have.property('stderr')
  })

  it('is clean, whatever the program said', () => {
    const hostile = 'a\u001b[31m\u202E\u200bz'
    const evidence = evidenceOf({
      message: hostile,
      expected: hostile,
      changes: [{ path: hostile, before: hostile, after: [hostile] }],
      exchange: [exchangeOf(1, hostile)],
      stderr: hostile,
    })
    expect(evidence.message).to.equal('az')
    expect(evidence.changes[0]?.path).to.equal('az')
    expect(JSON.stringify(evidence)).not.to.match(/[\p{Cc}\p{Cf}]/u)
  })
})
