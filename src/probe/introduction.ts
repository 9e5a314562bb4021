import type { InitializeResult } from '../protocol/schema/messages'
import { problemWith } from '../protocol/validate'
import { PROTOCOL_VERSION } from '../protocol/vocabulary'
import type { Conversation } from './conversation'
import { errorAnswer, misfit, type Observation, ok, problem, quoted, warning } from './finding'
import { unknownNames } from './names'

/** How a program introduced itself; `introduction` is left out where it did not, or not by the protocol. */
export interface Introduced {
  readonly observations: readonly Observation[]
  readonly introduction?: InitializeResult
}

/**
 * The handshake, without which nothing else can be looked at.
 * @throws Trouble where the program broke in it
 */
export async function handshake(talk: Conversation): Promise<Introduced> {
  const start = performance.now()
  const reply = await talk.introduce()
  const took = `${Math.round(performance.now() - start)} ms`
  if (reply.type === 'unsupported' || reply.type === 'out of chance') {
    return { observations: [problem('initialize was answered with an error', 'say who you are and what you have')] }
  }
  if (reply.type === 'error') return { observations: [errorAnswer('initialize', reply.code, reply.message)] }
  const problems = problemsWith(reply.result)
  if (problems.length > 0) return { observations: problems }
  const introduction = reply.result as InitializeResult
  const { name, version } = introduction.implementation
  const who = quoted([name, version].filter(Boolean).join(' '))
  return {
    introduction,
    observations: [ok(`${who || 'a program without a name'} introduced itself within ${took}`), ...gaps(introduction)],
  }
}

function problemsWith(result: unknown): Observation[] {
  const version = typeof result === 'object' && result !== null && 'protocol' in result ? result.protocol : undefined
  if (version !== undefined && version !== PROTOCOL_VERSION) {
    const said = quoted(JSON.stringify(version))
    return [problem(`the protocol is said to be ${said}, and this is ${PROTOCOL_VERSION}`, 'answer "protocol": 1')]
  }
  const unknown = unknownNames(result)
  if (unknown.length > 0) {
    const advice = 'take the name from the list of capabilities, or leave it out'
    return unknown.map((message) => problem(message, advice, 'List of capabilities'))
  }
  const reason = problemWith('initialize.result', result)
  return reason === undefined ? [] : [misfit('initialize', reason)]
}

/** What a program may leave out, though nothing can be graded then. */
function gaps({ capabilities }: InitializeResult): Observation[] {
  const { orders, told, reported, systems, pdbRules } = capabilities
  const lists = { orders, told, reported, systems, pdbRules }
  return Object.entries(lists)
    .filter(([, names]) => names.length === 0)
    .map(([list]) =>
      warning(`capabilities.${list} is empty`, 'every scenario is unsupported as long as there is nothing in it'),
    )
}
