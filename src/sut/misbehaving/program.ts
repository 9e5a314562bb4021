import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createEngine } from '../../engine/server/handler'
import { type RpcRequest, respond } from '../../protocol/rpc'
import { MISBEHAVIOURS } from './misbehaviours'

/**
 * The reference engine, which misbehaves once: `node program.js <misbehaviour> <diary>`. The diary gets a dot for every
 * life.
 */
const [name = '', diary = ''] = process.argv.slice(2)
const misbehaviour = MISBEHAVIOURS[name]
if (misbehaviour === undefined) throw new Error(`there is no misbehaviour "${name}"`)
const { at = 'submitOrder', act, always = false } = misbehaviour
const firstLife = !existsSync(diary) || readFileSync(diary, 'utf8') === ''
const engine = createEngine()
let pending = always || firstLife

appendFileSync(diary, '.')

/** Requests do not wait for each other: one that is never answered must not hold up the next. */
createInterface({ input: process.stdin }).on('line', async (line) => {
  const request = JSON.parse(line) as RpcRequest
  const { id } = request
  const misbehaves = pending && request.method === at
  if (misbehaves) pending = always
  const response = await respond(
    (method, params) => (misbehaves ? act({ id, answer: () => engine(method, params) }) : engine(method, params)),
    request,
  )
  process.stdout.write(`${JSON.stringify(response)}\n`)
})
