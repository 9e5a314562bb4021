import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Exchange } from '../protocol/client'
import { fixtureCatalog } from '../report/sample-catalog.fixture'
import { outcome, sampleScorecard } from '../report/sample-scorecards.fixture'
import type { ScenarioOutcome } from './outcome'
import { replayOf, replaysOf } from './replays'

const said = (id: number, result: unknown): Exchange => ({
  request: { jsonrpc: '2.0', id, method: 'getPosition', params: {} },
  response: { jsonrpc: '2.0', id, result },
})

/** A failing scenario of each rule, in which this was said. */
const outcomesSaying = (result: unknown): ScenarioOutcome[] =>
  fixtureCatalog().rules.map((rule, index) => {
    const failing = outcome(rule, 'violates', { name: `scenario ${rule.id}` })
    return failing.failure === undefined
      ? failing
      : { ...failing, failure: { ...failing.failure, exchange: [said(index, result)] } }
  })

const replaysSaying = (result: unknown) => {
  const outcomes = outcomesSaying(result)
  const scorecard = sampleScorecard((rule) => outcomes.filter((candidate) => candidate.rule === rule.id))
  return { outcomes, replays: replaysOf(scorecard, outcomes, said(1, 'hello')) }
}

describe('the replay files of a scorecard', () => {
  it('are of failing scenarios in which something was said', () => {
    const [rule = expect.fail()] = fixtureCatalog().rules
    expect(replayOf(outcome(rule, 'violates'), 0)).to.equal(`replay/${rule.id}-1.ndjson`)
    expect(replayOf(outcome(rule, 'errored'), 2)).to.equal(`replay/${rule.id}-3.ndjson`)
    expect(replayOf(outcome(rule, 'unsupported'), 0)).to.equal(undefined)
    expect(replayOf(outcome(rule, 'conforms'), 0)).to.equal(undefined)
    const { failure = expect.fail(), ...silent } = outcome(rule, 'errored')
    expect(replayOf({ ...silent, failure: { ...failure, exchange: [] } }, 0)).to.equal(undefined)
  })

  it('hold each the messages of its own scenario', () => {
    const { outcomes, replays } = replaysSaying('answer')
    expect(replays).to.have.lengthOf(outcomes.length)
    for (const [index, { text }] of replays.entries()) {
      const [header = '', greeting = '', message = ''] = text.split('\n')
      expect(JSON.parse(header)).to.include({ scenario: outcomes[index]?.name, rule: outcomes[index]?.rule })
      expect(JSON.parse(greeting)).to.deep.include({ answer: said(1, 'hello').response })
      expect(JSON.parse(message)).to.deep.include({ request: said(index, '').request })
    }
  })

  it('stay within bounds, whatever a program says', () => {
    const { outcomes, replays } = replaysSaying('x'.repeat(190_000))
    const repeated = Array.from({ length: 20 }, () => outcomes).flat()
    expect(replays.every(({ text }) => text.length < 210_000)).to.equal(true)
    const many = sampleScorecard((rule) => repeated.filter((candidate) => candidate.rule === rule.id))
    const files = replaysOf(many, repeated, undefined)
    const length = files.reduce((sum, { text }) => sum + text.length, 0)
    expect(files.length).to.be.greaterThan(500)
    expect(length).to.be.below(60_000_000)
  })
})
