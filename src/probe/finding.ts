import { blockOfText, lineOfText } from '../lib/text'
import type { Breakage, SutFailure } from '../protocol/connection'
import type { Method } from '../protocol/vocabulary'

/** What a look at an adapter came to. Whatever its program said is made safe to show before it stands here. */

export const STATUSES = ['ok', 'warning', 'problem'] as const
export type Status = (typeof STATUSES)[number]

/** A section of PROTOCOL.md. */
export type ProtocolSection =
  | 'The wire'
  | 'The five messages'
  | 'Four answers to an order'
  | 'Positions'
  | 'Chance'
  | 'Capabilities'
  | 'List of capabilities'

/** One thing that was looked at. */
export interface Observation {
  readonly status: Status
  /** What was seen, in a sentence. */
  readonly message: string
  /** What to do about it. */
  readonly advice?: string
  /** Where the protocol tells more, if not where the check does. */
  readonly section?: ProtocolSection
  /** The last lines of the program's standard error, where it broke. */
  readonly stderr?: string
}

/** An observation, with the check that made it. */
export interface Finding extends Observation {
  readonly check: string
  readonly section: ProtocolSection
}

const LIMITS = { line: 300, stderr: 2000 }

export const ok = (message: string): Observation => ({ status: 'ok', message })

export const warning = (message: string, advice: string): Observation => ({ status: 'warning', message, advice })

export const problem = (message: string, advice: string, section?: ProtocolSection): Observation => ({
  status: 'problem',
  message,
  advice,
  ...(section === undefined ? {} : { section }),
})

/** Something a program said, to stand within a sentence. */
export const quoted = (text: string): string => lineOfText(text, LIMITS.line)

/** Ends a check: the answer to one of its messages is a problem by itself. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
  constructor(readonly observation: Observation) {
    super(observation.message)
  }
}

const WHAT_TO_DO: Readonly<Record<Breakage, string>> = {
  gone: 'one process serves all requests: catch what goes wrong with one, answer with an error, and go on',
  late: 'answer every request, end the line with a newline, and flush it',
  'no answer': 'answer each request by one line of JSON-RPC 2.0 with its id, and with either result or error',
}

/** What to say of a program that broke. A stray print is the usual reason, and hard to see for who has written it. */
export function broke(failure: SutFailure): Observation {
  const { breakage, wrote, message, stderr } = failure
  const section = 'The wire'
  if (breakage === 'no answer' && wrote !== undefined && !wrote.trimStart().startsWith('{')) {
    return {
      status: 'problem',
      message: `your program printed "${quoted(wrote)}" on standard output, which is for the protocol`,
      advice: 'print to standard error instead, and see to it that the libraries you use do as well',
      section,
    }
  }
  const said = blockOfText(stderr, LIMITS.stderr, 'end')
  return {
    status: 'problem',
    message: quoted(message),
    advice: WHAT_TO_DO[breakage],
    section,
    ...(said === '' ? {} : { stderr: said }),
  }
}

/** What to say of an answer that does not fit its schema. */
export const misfit = (method: Method, reason: string): Observation =>
  problem(
    `the answer to ${method} does not fit its schema: ${quoted(reason)}`,
    `the schema is ${method}.result.schema.json, in the folder dist/schemas of this package`,
    method === 'getPosition' ? 'Positions' : 'The five messages',
  )

/** What to say of an answer with an error that has no place there. */
export const errorAnswer = (method: Method, code: number, message: string): Observation =>
  problem(
    `${method} was answered with the error ${code}: ${quoted(message)}`,
    'this error means that your program broke: refuse what the rules forbid, and say unsupported (-32001) to what you lack',
    'Four answers to an order',
  )
