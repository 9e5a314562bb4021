import { type Document, isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml'
import { suggestion } from '../lib/nearest'
import type { FileProblem } from '../lib/problems'
import { failure, type Result, success } from '../lib/result'
import { offsetOf, wordOf } from '../lib/yaml/source'
import type { Claim } from './checklist-schema'

/** Reads what a team says of the rules: who is responsible, what is claimed to be done, and notes. */

export const CLAIMS_FILE = 'fitg-checklist.yaml'

export interface Written {
  readonly owner?: string
  readonly note?: string
  readonly claim?: Claim
}

/** By the ids of rules. */
export type Claims = ReadonlyMap<string, Written>

/** Ids and names are texts, whatever they look like: 2.10 is not 2.1. */
export const YAML_OPTIONS = { prettyErrors: false, stringKeys: true } as const

/** The first mark that a merge leaves behind. */
const CONFLICT = /^<{7}(?: .*)?$/m

/**
 * What the text of a checklist says.
 * @param ids of the rules that there are
 * @returns or every problem, in the order of the lines
 */
export function parseClaims(text: string, ids: ReadonlySet<string>): Result<Claims, readonly FileProblem[]> {
  const lines = new LineCounter()
  const problemAt = (offset: number, message: string, hint?: string): FileProblem => ({
    file: CLAIMS_FILE,
    line: lines.linePos(offset).line,
    message,
    ...(hint === undefined ? {} : { hint }),
  })
  const document = parseDocument(text, { ...YAML_OPTIONS, lineCounter: lines })
  const conflict = CONFLICT.exec(text)
  if (conflict !== null) {
    const hint = 'keep the lines that hold, take out the marks, and try again'
    return failure([problemAt(conflict.index, `a merge was left unfinished here ("${conflict[0]}")`, hint)])
  }
  const [broken] = [...document.errors, ...document.warnings]
  if (broken !== undefined) {
    const hint = 'check how far the line is indented, and put text with a colon in quotes'
    return failure([problemAt(broken.pos[0], `this is not YAML: ${broken.message}`, hint)])
  }
  const problems: FileProblem[] = []
  const claims = readClaims(document, ids, (node, message, hint) => {
    problems.push(problemAt(offsetOf(node), message, hint))
  })
  return problems.length === 0 ? success(claims) : failure(problems.toSorted((a, b) => a.line - b.line))
}

/** Tells what is wrong with a part of the document. */
type Report = (node: unknown, message: string, hint?: string) => void

function readClaims(document: Document, ids: ReadonlySet<string>, report: Report): Claims {
  const claims = new Map<string, Written>()
  const whole = partOf(document.contents, document.contents, 'the checklist')
  const rules = membersOf(whole, ['rules'], report).get('rules')
  for (const pair of rules === undefined ? [] : pairsOf(rules, report)) {
    const id = wordOf(pair.key) ?? ''
    if (!ids.has(id)) {
      report(pair.key, `there is no rule "${id}"`, suggestion(id, ids) ?? '"fitg rules" lists every rule')
      continue
    }
    const members = membersOf(partOf(pair.value, pair.key, `rule ${id}`), ['owner', 'note', 'claim'], report)
    const claim = readClaim(members.get('claim'), report)
    claims.set(id, { ...textsOf(members, ['owner', 'note'], report), ...(claim === undefined ? {} : { claim }) })
  }
  return claims
}

function readClaim(part: Part | undefined, report: Report): Claim | undefined {
  if (part === undefined) return undefined
  const { by, ...rest } = textsOf(membersOf(part, ['by', 'on', 'note'], report), ['by', 'on', 'note'], report)
  if (by !== undefined) return { by, ...rest }
  report(part.key, `${part.name} does not say whose it is`, 'write "by: <name>" beneath it')
  return undefined
}

/** A value, the key it stands under, and what to call it. */
interface Part {
  readonly value: unknown
  readonly key: unknown
  readonly name: string
}

const partOf = (value: unknown, key: unknown, name: string): Part => ({ value, key, name })

function pairsOf({ value, key, name }: Part, report: Report): readonly Pair[] {
  if (isMap(value)) return value.items
  // Nothing was written: that is as good as an empty map.
  if (value !== null && !(isScalar(value) && value.value === null)) {
    report(key, `${name} should be a map of keys and values`)
  }
  return []
}

/** The members of a map, which may have no others than these. */
function membersOf<Key extends string>(part: Part, keys: readonly Key[], report: Report): ReadonlyMap<Key, Part> {
  const members = new Map<Key, Part>()
  for (const { key, value } of pairsOf(part, report)) {
    const word = wordOf(key) ?? ''
    const known = keys.find((candidate) => candidate === word)
    if (known !== undefined) members.set(known, partOf(value, key, `"${word}" of ${part.name}`))
    else {
      const hint = suggestion(word, keys) ?? `its keys are ${keys.join(', ')}`
      report(key, `${part.name} has the unknown key "${word}"`, hint)
    }
  }
  return members
}

function textsOf<Key extends string>(members: ReadonlyMap<string, Part>, keys: readonly Key[], report: Report) {
  const texts: Partial<Record<Key, string>> = {}
  for (const key of keys) {
    const part = members.get(key)
    if (part === undefined) continue
    const text = wordOf(part.value)?.trim()
    if (text !== undefined && text !== '') texts[key] = text
    else report(part.key, `${part.name} should be text`, 'write some, or take the line out')
  }
  return texts
}
