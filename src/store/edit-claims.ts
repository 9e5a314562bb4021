import { Document, isMap, isNode, parseDocument, visit, YAMLMap } from 'yaml'
import { pairOf, wordOf } from '../lib/yaml/source'
import type { Claim } from './checklist-schema'
import { YAML_OPTIONS } from './claims'

/**
 * Changes the text of a checklist, and leaves alone whatever else people wrote into it: comments, order, notes. The text
 * is taken to be one in which `parseClaims` finds nothing wrong.
 */

const HEADING = ` What the team says of the rules: who is responsible, what is claimed to be done, and notes. Edit it as you like;
 "fitg checklist claim <rule> --by <name>" writes here too, and "fitg checklist" holds it against the runs.`

/** What to write of a rule. What is not given stays as it is. */
export interface NewClaim extends Claim {
  readonly owner?: string
}

/**
 * Claims a rule.
 * @param order the ids of all rules: a new one is put in its place among those that are there already, so that two
 *   people who claim at the same time seldom write into the same line
 */
export function withClaim(text: string, id: string, { owner, ...claim }: NewClaim, order: readonly string[]): string {
  const document = opened(text)
  const entry = mapAt(mapAt(rootOf(document), 'rules'), id, order)
  if (owner !== undefined) entry.set('owner', owner)
  const claimed = mapAt(entry, 'claim')
  for (const [key, value] of Object.entries(claim)) claimed.set(key, value)
  return written(document, text)
}

/** Takes a claim back. The owner, and a note on the rule itself, stay. */
export function withoutClaim(text: string, id: string): string {
  const document = opened(text)
  const rules = mapAt(rootOf(document), 'rules')
  const rule = pairOf(rules, id)
  const entry = rule?.value
  if (!isMap(entry)) return text
  const comments = commentsIn(pairOf(entry, 'claim'))
  entry.delete('claim')
  if (comments.length > 0 && isNode(rule?.key)) {
    rule.key.commentBefore = [...given(rule.key.commentBefore), ...comments].join('\n')
  }
  if (entry.items.length === 0 && commentsIn(rule).length === 0) rules.delete(id)
  return written(document, text)
}

function opened(text: string): Document {
  const document = parseDocument(text, YAML_OPTIONS)
  if (isMap(document.contents)) return document
  // There is nothing in it, or nothing but comments, which stay.
  const fresh = new Document({}, YAML_OPTIONS)
  const comments = [...given(document.commentBefore), ...given(document.comment)]
  fresh.commentBefore = comments.length === 0 ? HEADING : comments.join('\n')
  return fresh
}

const given = (comment: string | null | undefined): string[] => (comment ? [comment] : [])

const rootOf = ({ contents }: Document): YAMLMap => (isMap(contents) ? contents : new YAMLMap())

/** The map under a key, which is made where there is none. */
function mapAt(parent: YAMLMap, key: string, order: readonly string[] = []): YAMLMap {
  const pair = pairOf(parent, key)
  if (isMap(pair?.value)) return pair.value
  const made = new YAMLMap()
  if (pair === undefined) {
    parent.add({ key, value: made })
    const follows = order.slice(order.indexOf(key) + 1)
    const next = parent.items.findIndex((item) => follows.includes(wordOf(item.key) ?? ''))
    const [added] = parent.items.splice(-1)
    if (added !== undefined) parent.items.splice(next === -1 ? parent.items.length : next, 0, added)
  } else {
    made.commentBefore = commentsIn(pair.value).join('\n')
    pair.value = made
  }
  return made
}

/** Every comment in a part of the document. */
function commentsIn(part: unknown): readonly string[] {
  const found: string[] = []
  visit(part as Parameters<typeof visit>[0], {
    Node: (_, node) => {
      found.push(...given(node.commentBefore), ...given(node.comment))
    },
  })
  return found
}

/** As YAML that breaks no line of its own accord, with the line ends that the text had. */
function written(document: Document, before: string): string {
  const text = document.toString({ lineWidth: 0 })
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}
