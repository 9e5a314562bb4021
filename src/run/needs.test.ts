import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { loadCatalog } from '../catalog/load'
import { createEngine } from '../engine/server/handler'
import type { Handler } from '../protocol/rpc'
import type { SetPositionParams, SubmitOrderParams, SubmitOrderResult } from '../protocol/schema/messages'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { runSuite } from './suite'

/** The reference engine, with a note of the capabilities that its caller makes use of. */
function watchedEngine(note: (capability: string) => void): Handler {
  const engine = createEngine()
  return (method, params) => {
    const result = engine(method, params)
    if (method === 'setPosition' && (params as SetPositionParams).variant?.pdbRule === 'changed') {
      note('pdbRules.changed')
    }
    if (method === 'submitOrder') {
      note(`orders.${(params as SubmitOrderParams).order.type}`)
      for (const { purpose } of (result as SubmitOrderResult).used ?? []) note(`chance.${purpose}`)
    }
    return result
  }
}

describe('the needs of the catalog', () => {
  it('are the orders, dice and variants that the scenarios of a rule make use of', async () => {
    const used = new Map<string, Set<string>>()
    let ofScenario: string[] = []
    const session = createSession('watched', () =>
      connectInProcess(watchedEngine((capability) => ofScenario.push(capability))),
    )
    await runSuite({
      session,
      features: loadFeatureIndex().files,
      onScenario: ({ rule }) => {
        used.set(rule, new Set([...(used.get(rule) ?? []), ...ofScenario]))
        ofScenario = []
      },
    })
    const wrong = loadCatalog().rules.flatMap(({ id, needs }) => {
      const found = used.get(id)
      const told = needs.filter((need) => /^(orders|chance|pdbRules)\./.test(need)).sort()
      const expected = [...(found ?? [])].sort()
      return found === undefined || told.join() === expected.join() ? [] : [`${id}: needs: [${expected.join(', ')}]`]
    })
    expect(wrong).to.deep.equal([])
  })
})
