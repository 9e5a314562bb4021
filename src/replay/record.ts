import { lineOfText } from '../lib/text'
import type { Exchange } from '../protocol/client'
import type { RpcRequest, RpcResponse } from '../protocol/rpc'

/**
 * The messages of a failing scenario as a file: a line of JSON that says what failed, then one for each message, in
 * which the request stands letter by letter as it was sent.
 */

/** The version of the format. */
export const REPLAY_FORMAT = 1

/** What failed: the first line of the file. */
export interface ReplayHeader {
  readonly replay: typeof REPLAY_FORMAT
  readonly suite: { readonly name: string; readonly version: string }
  readonly implementation: { readonly name: string; readonly version?: string }
  readonly rule: string
  readonly scenario: string
  /** As `features/summary/17-changes.feature:12`. */
  readonly location: string
  readonly step: string
  readonly message: string
  readonly expected?: string
  readonly actual?: string
}

/** A message, and what came of it. */
export interface RecordedMessage {
  readonly request: RpcRequest
  readonly answer?: RpcResponse
  /** Why there is no answer. */
  readonly failure?: string
  /** There was no room for the answer: so many characters. */
  readonly answerLeftOut?: number
}

export interface Replay {
  readonly header: ReplayHeader
  readonly messages: readonly RecordedMessage[]
}

/** Where the file of a scenario stands beside the scorecard; `number` counts the scenarios of the rule. */
export const replayPath = (rule: string, number: number): string => `${REPLAY_FOLDER}/${rule}-${number}.ndjson`

/** The folder of these files, beside the scorecard. */
export const REPLAY_FOLDER = 'replay'

/** How long the answers in one file may be together: several times what a whole game takes. */
export const MOST_CHARACTERS = 200_000
const LONGEST_FAILURE = 600

/**
 * What brings a new process to where the scenario failed: the greeting, and all from the last set-up on, which begins
 * everything afresh. Before it there are only tries of a program that rolls its own dice.
 * @param room how long the answers may be together; what there is no room for is left out
 */
export function messagesToReplay(
  greeting: Exchange | undefined,
  exchange: readonly Exchange[],
  room: number = MOST_CHARACTERS,
): RecordedMessage[] {
  const setUp = exchange.findLastIndex(({ request }) => request.method === 'setPosition')
  const decisive = exchange.slice(Math.max(0, setUp))
  const isGreeted = decisive.some(({ request }) => request.method === 'initialize')
  let left = room
  return [...(greeting === undefined || isGreeted ? [] : [greeting]), ...decisive].map((message) => {
    const { request, response, failure } = message
    if (response === undefined) return { request, failure: lineOfText(failure ?? 'no answer', LONGEST_FAILURE) }
    const { length } = JSON.stringify(response)
    if (length > left) return { request, answerLeftOut: length }
    left -= length
    return { request, answer: response }
  })
}

/** The file. */
export const replayText = ({ header, messages }: Replay): string =>
  [header, ...messages].map((line) => `${JSON.stringify(line)}\n`).join('')
