import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { expect } from 'chai'
import { createEngine } from '../engine/server/handler'
import { type RpcErrorObject, type RpcRequest, respond } from '../protocol/rpc'
import { problemWith } from '../protocol/validate'
import { ERROR_CODES, METHODS } from '../protocol/vocabulary'
import { PROTOCOL_DOCUMENT, protocolReference } from './protocol-reference'

const document = readFileSync(PROTOCOL_DOCUMENT, 'utf8')

type Example = RpcRequest | { readonly id: number; readonly result: unknown } | { readonly error: RpcErrorObject }

/** The documents in the JSON blocks of part one; an empty line stands between those of one block. */
function examples(): Example[] {
  const [partOne = ''] = document.split('## Part two')
  const blocks = [...partOne.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block = '']) => block.trim())
  return blocks.flatMap((block) => block.split('\n\n')).map((text) => JSON.parse(text) as Example)
}

const isRequest = (example: Example): example is RpcRequest => 'method' in example

/** What is wrong with an example, as far as it has a schema. */
function problem(example: Example, all: readonly Example[]): string | undefined {
  if (isRequest(example)) {
    const method = METHODS.find((candidate) => candidate === example.method)
    return method === undefined ? `no method ${example.method}` : problemWith(`${method}.params`, example.params)
  }
  if ('error' in example) {
    return Object.values<number>(ERROR_CODES).includes(example.error.code) ? undefined : 'no such error code'
  }
  if (!('result' in example)) {
    return problemWith('submitOrder.result', { ruling: 'carried out', used: [], awaiting: example })
  }
  // An answer without a request shows what an order may come to.
  const asked = all.filter(isRequest).find(({ id }) => id === example.id)?.method
  return problemWith(`${METHODS.find((method) => method === asked) ?? 'submitOrder'}.result`, example.result)
}

/** What a program says of itself and in its own words need not be the same. */
const FREE = ['capabilities', 'version', 'because', 'message', 'log']

/** Requires that all that is shown is in the actual value; more may be there, for examples are cut. */
function expectPart(shown: unknown, actual: unknown, where: string): void {
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) {
    expect(actual, where).to.deep.equal(shown)
    return
  }
  expect(actual, where).to.be.an('object')
  for (const [key, value] of Object.entries(shown)) {
    if (!FREE.includes(key)) expectPart(value, (actual as Record<string, unknown>)[key], `${where}.${key}`)
  }
}

describe('PROTOCOL.md', () => {
  test('has reference tables that are up to date', () => {
    expect(document, 'the schemas have changed: run "npm run docs"').to.equal(protocolReference(document))
  })

  test('shows every message, in JSON that fits its schema', () => {
    const all = examples()
    expect(all.filter(isRequest).map(({ method }) => method)).to.have.members([...METHODS])
    for (const example of all) expect(problem(example, all), JSON.stringify(example)).to.equal(undefined)
  })

  test('shows what the reference engine answers', async () => {
    const engine = createEngine()
    const all = examples()
    for (const request of all.filter(isRequest)) {
      const shown = all.find((example) => 'result' in example && example.id === request.id)
      expectPart(shown, await respond(engine, request), request.method)
    }
  })

  test('links to headings that it has', () => {
    const headings = [...document.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title)
    const anchors = headings.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    for (const [, anchor] of document.matchAll(/\]\(#(.*?)\)/g)) expect(anchors).to.include(anchor)
  })
})

describe('the generated parts of a document', () => {
  test('are renewed, and all else is left as it is', () => {
    const stale = document.replace('`military-combat` | attacks', '`military-combat` | attacked')
    expect(stale).to.not.equal(document)
    expect(protocolReference(stale)).to.equal(document)
  })

  test('that are not known, or have no place, are an error', () => {
    const rename = (name: string) => document.replace('<!-- generated: orders -->', name)
    expect(() => protocolReference(rename('<!-- generated: order -->'))).to.throw('there is no generated part "order"')
    expect(() => protocolReference(rename(''))).to.throw('the document has no place for "orders"')
  })
})
