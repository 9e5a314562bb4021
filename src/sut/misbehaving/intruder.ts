import { createEngine } from '../../engine/server/handler'
import { invalid } from '../../protocol/rpc'
import type { SubmitOrderParams } from '../../protocol/schema/messages'
import { serveStdio } from '../serve'
import { INTRUSIONS } from './intrusions'

/**
 * The reference engine, which tries something at every order of the Imperial Player: `node intruder.js <name>
 * <argument>`. It answers the order with an error, which tells how the attempt went; all others it carries out.
 */
const [name = '', argument = ''] = process.argv.slice(2)
const engine = createEngine()

void serveStdio(async (method, params) => {
  if (method !== 'submitOrder' || (params as SubmitOrderParams).player !== 'Imperial') return engine(method, params)
  const outcome = await INTRUSIONS[name]?.(argument).then(
    () => 'succeeded',
    (error: unknown) => `failed: ${error instanceof Error ? error.message : error}`,
  )
  throw invalid(name, `it ${outcome}`)
})
