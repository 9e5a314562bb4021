import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml'
import type { FileProblem } from '../problems'
import { failure, type Result, success } from '../result'
import { type Finding, type OwnerOf, offsetOf, repeatedKey } from './source'

export type LineOf = (offset: number) => number

/** What there is to know of a sort of file that people write. */
export interface YamlForm {
  /** What to call it: `the catalog`. */
  readonly name: string
  readonly ownerOf: OwnerOf
  /** What is wrong with one that is sound as YAML. */
  readonly check: (document: Document, lineOf: LineOf) => readonly Finding[]
}

/**
 * Reads a YAML file and checks all of it.
 * @returns the plain value, which has the shape that `check` asks for, or every problem in the order of the lines
 */
export function readYaml(
  text: string,
  fileName: string,
  { name, ownerOf, check }: YamlForm,
): Result<unknown, readonly FileProblem[]> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false, stringKeys: true })
  const lineOf = (offset: number) => lines.linePos(offset).line
  const broken = [...breaks(syntaxFindings(document, name), lineOf), ...aliasFindings(document)]
  // What follows from broken YAML would only hide it.
  const findings =
    broken.length > 0 ? broken : [...repeatedKeyFindings(document, lineOf, ownerOf), ...check(document, lineOf)]
  if (findings.length === 0) return success(document.toJS())
  return failure(
    findings
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ offset, message, hint }) => ({
        file: fileName,
        line: lineOf(offset),
        message,
        ...(hint === undefined ? {} : { hint }),
      })),
  )
}

const isRepeatedKey = ({ code }: YAMLError) => code === 'DUPLICATE_KEY'

function syntaxFindings(document: Document, name: string): Finding[] {
  if (document.contents === null && document.errors.length === 0) return [{ offset: 0, message: `${name} is empty` }]
  const errors = [...document.errors, ...document.warnings].filter((error) => !isRepeatedKey(error))
  // One slip near the top may make thousands of errors: the quotes are looked for once.
  const quotes = errors.length === 0 ? [] : quotesOverLines(document)
  return errors
    .sort((a, b) => a.pos[0] - b.pos[0])
    .map((error) => {
      const quote = openedQuote(quotes, error.pos[0])
      return quote === undefined
        ? { offset: error.pos[0], message: `this is not YAML: ${error.message}`, hint: hintFor(error) }
        : { offset: quote, message: `this is not YAML: ${error.message}`, hint: 'is the quote that opens here closed?' }
    })
}

/** One break of the syntax makes the parser stumble on for some lines: only the first of such a run is told. */
function breaks(findings: readonly Finding[], lineOf: LineOf): Finding[] {
  const lines = findings.map(({ offset }) => lineOf(offset))
  return findings.filter((_, index) => index === 0 || (lines[index] ?? 0) - (lines[index - 1] ?? 0) > LINES_OF_A_RUN)
}

const LINES_OF_A_RUN = 10

/** Quoted texts that run over several lines: from, to. */
function quotesOverLines(document: Document): (readonly [start: number, end: number])[] {
  const quotes: (readonly [number, number])[] = []
  visit(document, {
    Scalar(_, node) {
      const [start, end] = node.range ?? [0, 0]
      const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
      if (isQuoted && node.source?.includes('\n')) quotes.push([start, end])
    },
  })
  return quotes
}

/** Where the quote began that runs into this error: it is found out only where it ends. */
const openedQuote = (quotes: ReturnType<typeof quotesOverLines>, offset: number): number | undefined =>
  quotes.findLast(([start, end]) => start < offset && offset <= end + 1)?.[0]

function hintFor({ code, message }: YAMLError): string | undefined {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'put text that has a colon in quotes, and check how far the line is indented'
    case 'MULTILINE_IMPLICIT_KEY':
      return 'put a colon and a space after the key, and check how far the line is indented'
    case 'BAD_INDENT':
      return 'check how far the line is indented, and that brackets are closed'
    case 'TAB_AS_INDENT':
      return 'indent with spaces'
    case 'BAD_SCALAR_START':
      return 'put the text in quotes'
    case 'TAG_RESOLVE_FAILED':
      return 'put text that begins with "!" in quotes'
    case 'MULTIPLE_DOCS':
      return 'take out the line "---"'
    case 'MISSING_CHAR':
      return message.includes('quote') ? 'close the quote' : 'put a colon and a space after the key'
    default:
      return undefined
  }
}

function repeatedKeyFindings(document: Document, lineOf: LineOf, ownerOf: OwnerOf): Finding[] {
  return document.errors.filter(isRepeatedKey).map(({ pos: [offset] }) => {
    const again = repeatedKey(document, offset, ownerOf)
    if (again === undefined) return { offset, message: 'this key stands here again' }
    const { owner, key, firstOffset } = again
    return {
      offset,
      message: `${owner} has the key "${key}" twice`,
      hint: `it stands first in line ${lineOf(firstOffset)}`,
    }
  })
}

/** These files are read line by line by people: what is meant is written out. */
function aliasFindings(document: Document): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Alias(_, node) {
      findings.push({
        offset: offsetOf(node),
        message: `"*${node.source}" is an alias`,
        hint: 'write out what is meant',
      })
    },
  })
  return findings
}
