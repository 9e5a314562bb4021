import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { createEngine } from '../engine/server/handler'
import type { Handler } from '../protocol/rpc'
import type { InitializeResult, SubmitOrderParams, SubmitOrderResult } from '../protocol/schema/messages'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { runSuite } from './suite'

/** What it chooses where it was told nothing. */
const OWN_CHOICES = new Map([
  ['attack', 'pass'],
  ['search', 'pass'],
  ['aim', 'kill'],
])

/** The reference engine, as a program that cannot stop at a choice and makes one by itself. */
function hastyEngine(): Handler {
  const engine = createEngine()
  return (method, params) => {
    const answer = engine(method, params)
    if (method === 'initialize') {
      const { capabilities, ...introduction } = answer as InitializeResult
      return { ...introduction, capabilities: { ...capabilities, pauses: false } }
    }
    const awaiting = method === 'submitOrder' ? (answer as SubmitOrderResult).awaiting : undefined
    const value = awaiting == null ? undefined : OWN_CHOICES.get(awaiting.purpose)
    if (awaiting == null || value === undefined) return answer
    const order = { type: 'answer', purpose: awaiting.purpose, value } as const
    const submission = { ...(params as SubmitOrderParams), player: awaiting.player, order }
    const { used } = answer as SubmitOrderResult
    const rest = engine(method, submission) as SubmitOrderResult
    return { ...rest, used: [...(used ?? []), ...(rest.used ?? [])] }
  }
}

describe('a program that cannot stop at a choice', () => {
  it('violates no rule of captures and searches by going on', async () => {
    const session = createSession('hasty', () => connectInProcess(hastyEngine()))
    const features = loadFeatureIndex().files.filter((file) => /02-capture|13-search/.test(file))
    const { outcomes, defects } = await runSuite({ session, features })
    expect(defects).to.deep.equal([])
    const verdicts = outcomes.map(({ verdict }) => verdict)
    expect(outcomes.filter(({ verdict }) => verdict === 'violates').map(({ name }) => name)).to.deep.equal([])
    expect(verdicts).to.include.members(['conforms', 'unsupported'])
  })
})
