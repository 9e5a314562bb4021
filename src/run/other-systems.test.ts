import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadFeatureIndex } from '../catalog/features'
import { createEngine } from '../engine/server/handler'
import { verdictOf } from '../grading/verdict'
import type { Handler } from '../protocol/rpc'
import type { InitializeResult } from '../protocol/schema/messages'
import { connectInProcess } from '../sut/in-process'
import { createSession } from '../sut/session'
import { runSuite } from './suite'

/** The reference engine, declaring these star systems and no others. */
function engineIn(...systems: readonly string[]): Handler {
  const engine = createEngine()
  return (method, params) => {
    const answer = engine(method, params)
    if (method !== 'initialize') return answer
    const { capabilities, ...introduction } = answer as InitializeResult
    return { ...introduction, capabilities: { ...capabilities, systems } }
  }
}

/** What became of the scenarios of rule 7.3. */
async function rule73(...systems: readonly string[]) {
  const session = createSession('some systems', () => connectInProcess(engineIn(...systems)))
  const files = loadFeatureIndex().files.filter((file) => file.includes('07-environ'))
  const { outcomes, defects } = await runSuite({ session, features: files })
  expect(defects).to.deep.equal([])
  return outcomes.filter(({ rule }) => rule === '7.3').map(({ name, verdict }) => ({ name, verdict }))
}

const HOME = [
  { name: 'Zina Adora looks around in Varu', verdict: 'conforms' },
  { name: 'Boccanegra looks around in Egrix', verdict: 'conforms' },
]
const ABROAD = { name: 'Frun Sentel comes home to Xan', verdict: 'conforms' }

describe('a scenario in a star system that is of no scenario of the game', () => {
  it('is left out for a program that does not declare the system, and does not lower the rule', async () => {
    const outcomes = await rule73('Egrix', 'Varu')
    expect(outcomes).to.deep.equal(HOME)
    expect(verdictOf(outcomes.map(({ verdict }) => verdict))).to.equal('conforms')
  })

  it('is played where the program declares it', async () => {
    expect(await rule73('Egrix', 'Varu', 'Zakir')).to.deep.equal([...HOME, ABROAD])
  })

  it('is no excuse in the systems of the scenarios', async () => {
    const outcomes = await rule73('Varu')
    expect(outcomes.map(({ verdict }) => verdict)).to.deep.equal(['conforms', 'unsupported'])
  })
})
