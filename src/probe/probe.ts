import { counted } from '../lib/numbers'
import type { Connection } from '../protocol/connection'
import { type Conversation, createConversation } from './conversation'
import { checkDice } from './dice'
import { type Finding, type Observation, ok, type ProtocolSection, problem, Trouble } from './finding'
import { handshake } from './introduction'
import { checkRefusal, checkUnsupportedOrder } from './orders'
import { checkFreshStart, checkSetUp } from './set-up'
import { checkShutdown, checkSpeed } from './speed'

/** Looks at an adapter before anything is graded: does it speak the protocol? */

interface Check {
  readonly name: string
  /** Where the protocol tells what is asked for. */
  readonly section: ProtocolSection
  readonly run: (talk: Conversation) => Promise<readonly Observation[]>
}

/** After the handshake, in this order. */
const CHECKS: readonly Check[] = [
  { name: 'set-up', section: 'Positions', run: checkSetUp },
  { name: 'fresh start', section: 'The five messages', run: checkFreshStart },
  { name: 'refusal', section: 'Four answers to an order', run: checkRefusal },
  { name: 'unsupported', section: 'Four answers to an order', run: checkUnsupportedOrder },
  { name: 'dice', section: 'Chance', run: checkDice },
  { name: 'speed', section: 'The wire', run: checkSpeed },
  { name: 'shutdown', section: 'The wire', run: checkShutdown },
  { name: 'schemas', section: 'The five messages', run: async (talk) => [tallied(talk)] },
]

export interface ProbeReport {
  /** There is no problem. */
  readonly ok: boolean
  /** The program completed `initialize`. */
  readonly introduced: boolean
  readonly findings: readonly Finding[]
}

/** A look that has begun. */
export interface Probe {
  readonly report: Promise<ProbeReport>
  /** Ends the program, and with it the look. */
  readonly end: () => Promise<void>
}

/** @param connect starts the program anew */
export function probe(connect: () => Connection): Probe {
  const talk = createConversation(connect)
  return { report: lookAt(talk).finally(() => talk.close()), end: () => talk.close() }
}

async function lookAt(talk: Conversation): Promise<ProbeReport> {
  const findings: Finding[] = []
  let introduced = false
  const note = async ({ name, section, run }: Check) => {
    const observations = await run(talk).catch((error: unknown) => {
      if (error instanceof Trouble) return [error.observation]
      throw error
    })
    findings.push(...observations.map((observation) => ({ check: name, section, ...observation })))
  }
  await note({
    name: 'introduction',
    section: 'Capabilities',
    run: async () => {
      const { observations, introduction } = await handshake(talk)
      introduced = introduction !== undefined
      return observations
    },
  })
  for (const check of introduced ? CHECKS : []) {
    if (check.name !== 'schemas' && !(await talk.ready())) {
      await note({ ...check, run: async () => [leftOut()] })
      break
    }
    await note(check)
  }
  return { ok: findings.every(({ status }) => status !== 'problem'), introduced, findings }
}

const leftOut = () =>
  problem('the program broke too often to be looked at any further', 'mend what was found so far, and try again')

function tallied(talk: Conversation): Observation {
  const { answers, misfits } = talk.tally()
  if (misfits === 0) return ok(`${counted(answers, 'answer')} fit their schemas`)
  return problem(`${misfits} of ${counted(answers, 'answer')} did not fit their schemas`, 'see above which')
}
