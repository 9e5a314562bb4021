import { changedPdbRulebook, printedRulebook, type Rulebook } from '../engine/rulebook'
import type { Connection } from '../protocol/connection'
import { type Handler, type RpcRequest, respond } from '../protocol/rpc'

/**
 * What the suite sees of a program is what this answers. A program that answers whatever the reference engine was asked
 * in a scenario as that did, to the letter, is asked the same, and ends the scenario the same: it need not be played.
 * And one that differs only in decisions which nobody asked there answers alike, without being asked.
 */

/** A message and its answer, as they would go through a pipe. */
export interface Asked {
  readonly request: string
  readonly response: string
}

export interface Recorder {
  /** To a program in this process, noting whatever passes. */
  readonly connection: Connection
  /** What was asked since the last call. */
  readonly take: () => readonly Asked[]
}

export function createRecorder(handler: Handler): Recorder {
  let asked: Asked[] = []
  return {
    connection: {
      async send(message) {
        // Before it is answered: a program gets the very object, and might change it.
        const request = JSON.stringify(message)
        const answer = await respond(handler, message)
        asked.push({ request, response: JSON.stringify(answer) })
        return answer
      },
      close: async () => {},
    },
    take() {
      const taken = asked
      asked = []
      return taken
    },
  }
}

/** Whether a fresh program gives the same answers, one after the other. */
export async function answersAlike(program: Handler, asked: readonly Asked[]): Promise<boolean> {
  for (const { request, response } of asked) {
    if (JSON.stringify(await respond(program, JSON.parse(request) as RpcRequest)) !== response) return false
  }
  return true
}

/** The decisions of a rulebook, as `pdb.mayAttack`. */
export type Decisions = ReadonlySet<string>

export interface Witness {
  /** The same rulebook, noting which of its decisions are asked. */
  readonly watched: (rulebook: Rulebook) => Rulebook
  /** What was asked since the last call. */
  readonly take: () => Decisions
}

/** Notes which decisions an engine asks: one that differs in others alone behaves the same. */
export function createWitness(): Witness {
  let asked = new Set<string>()
  const note = (name: string) => void asked.add(name)
  return {
    watched: (rulebook) =>
      mapDecisions(rulebook, (decision, name) => (...facts) => {
        note(name)
        return decision(...facts)
      }),
    take() {
      const taken = asked
      asked = new Set()
      return taken
    },
  }
}

/** The decisions in which a broken rulebook differs from the right ones that it is made of. */
export function changedBy(make: (base: Rulebook) => Rulebook): Decisions {
  const changed = new Set<string>()
  for (const base of [printedRulebook, changedPdbRulebook]) {
    const broken = make(base) as unknown as Table
    for (const [subject, decisions] of Object.entries(base as unknown as Table)) {
      for (const name of new Set([...Object.keys(decisions), ...Object.keys(broken[subject] ?? {})])) {
        if (broken[subject]?.[name] !== decisions[name]) changed.add(`${subject}.${name}`)
      }
    }
  }
  return changed
}

type Decision = (...facts: unknown[]) => unknown
type Table = Readonly<Record<string, Readonly<Record<string, Decision>>>>

const mapDecisions = (rulebook: Rulebook, change: (decision: Decision, name: string) => Decision): Rulebook =>
  Object.fromEntries(
    Object.entries(rulebook as unknown as Table).map(([subject, decisions]) => [
      subject,
      Object.fromEntries(
        Object.entries(decisions).map(([name, decision]) => [name, change(decision, `${subject}.${name}`)]),
      ),
    ]),
  ) as unknown as Rulebook
