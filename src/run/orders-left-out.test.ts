import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { createEngine } from '../engine/server/handler'
import type { Handler } from '../protocol/rpc'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { runSuite } from './suite'

/** The reference engine to which no order ever gets through, though each is called carried out. */
function deafEngine(): Handler {
  const engine = createEngine()
  return (method, params) =>
    method === 'submitOrder' ? { ruling: 'carried out', used: [], awaiting: null } : engine(method, params)
}

describe('a run with every order left out', () => {
  it('lets no scenario pass: each looks at something that its order brings about', async () => {
    const session = createSession('deaf', () => connectInProcess(deafEngine()))
    const { outcomes } = await runSuite({ session, features: loadFeatureIndex().files })
    const passed = outcomes.filter(({ verdict }) => verdict === 'conforms').map(({ location }) => location)
    expect(outcomes.length).to.be.greaterThan(0)
    expect(passed).to.deep.equal([])
  })
})
