import { failure, type Result, success } from '../lib/result'
import { REPLAY_FORMAT, type RecordedMessage, type Replay, type ReplayHeader } from './record'

/**
 * Reads a replay file.
 * @param file its name, for the error: as `reports/replay/8.2.1-1.ndjson:2: this is not JSON`
 */
export function parseReplay(text: string, file: string): Result<Replay, string> {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]))
  const documents: unknown[] = []
  for (const { line, number } of lines) {
    const parsed = parsedLine(line)
    if (!parsed.ok) return failure(`${file}:${number}: this is not JSON; fitg grade writes a new file`)
    const problem = documents.length === 0 ? problemWithHeader(parsed.value) : problemWithMessage(parsed.value)
    if (problem !== undefined) return failure(`${file}:${number}: ${problem}; fitg grade writes a new file`)
    documents.push(parsed.value)
  }
  const [header, ...messages] = documents
  if (messages.length === 0) return failure(`${file}: there is no message in it; fitg grade writes a new file`)
  return success({ header: header as ReplayHeader, messages: messages as RecordedMessage[] })
}

function parsedLine(line: string): Result<unknown, undefined> {
  try {
    return success(JSON.parse(line))
  } catch {
    return failure(undefined)
  }
}

const TEXTS = ['rule', 'scenario', 'location', 'step', 'message'] as const

function problemWithHeader(value: unknown): string | undefined {
  if (!isObject(value) || !('replay' in value)) return 'this is no replay file'
  if (value['replay'] !== REPLAY_FORMAT) return 'this replay file is of another version'
  const missing = TEXTS.find((name) => typeof value[name] !== 'string')
  if (missing !== undefined) return `"${missing}" is missing`
  const unnamed = ['suite', 'implementation'].find((name) => !isObject(value[name]) || !isText(value[name]['name']))
  return unnamed === undefined ? undefined : `"${unnamed}" has no name`
}

function problemWithMessage(value: unknown): string | undefined {
  if (!isObject(value)) return 'this is no message'
  const { request, answer, failure: why, answerLeftOut } = value
  if (!isObject(request) || !isText(request['method']) || typeof request['id'] !== 'number') {
    return '"request" is no request'
  }
  const hasEnd = isObject(answer) || isText(why) || typeof answerLeftOut === 'number'
  return hasEnd ? undefined : 'neither "answer" nor "failure" says what came of it'
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
