import { isDeepStrictEqual } from 'node:util'
import type { Rulebook } from '../engine/rulebook'
import type { Violator } from './violator'

/**
 * What the reference engine asks its rulebook in a scenario. Decisions are pure, and a violator is the reference engine
 * with some of them replaced: as long as these give the same answers it does the same. A scenario in which they would
 * have answered everything alike ends the same, and need not be played.
 */

/** A decision that was asked for, and what came of it. */
export interface Asked {
  readonly rulebook: Rulebook
  readonly subject: string
  readonly decision: string
  readonly facts: readonly unknown[]
  readonly answer: unknown
}

/** The answer of a decision that gave none. */
const THREW = Symbol('threw')

export interface Recorder {
  /** The same rulebook, which notes whatever it is asked. */
  readonly rulebook: (base: Rulebook) => Rulebook
  /** What was asked since the last call. */
  readonly take: () => readonly Asked[]
}

export function createRecorder(): Recorder {
  let asked: Asked[] = []

  const noted = (rulebook: Rulebook, subject: string, decision: string, decide: Decision) =>
    new Proxy(decide, {
      apply(target, self, facts: unknown[]) {
        let answer: unknown = THREW
        try {
          answer = Reflect.apply(target, self, facts)
          return answer
        } finally {
          asked.push({ rulebook, subject, decision, facts, answer })
        }
      },
    })

  return {
    rulebook: (base) => mapDecisions(base, (subject, name, decide) => noted(base, subject, name, decide)),
    take() {
      const taken = asked
      asked = []
      return taken
    },
  }
}

/** Says of what was asked whether the violator would have answered otherwise. */
export function answersOtherwise(violator: Pick<Violator, 'rulebook'>): (asked: Asked) => boolean {
  const broken = new Map<Rulebook, Rulebook>()
  const decisionIn = (rulebook: Rulebook, { subject, decision }: Asked) =>
    (rulebook as unknown as Readonly<Record<string, Readonly<Record<string, Decision>>>>)[subject]?.[decision]
  return (asked) => {
    const { rulebook, facts, answer } = asked
    const its = broken.get(rulebook) ?? violator.rulebook(rulebook)
    broken.set(rulebook, its)
    const decide = decisionIn(its, asked)
    if (decide === decisionIn(rulebook, asked)) return false
    // What is handed a die to roll cannot be asked a second time.
    if (decide === undefined || facts.some(holdsFunction)) return true
    try {
      return !isDeepStrictEqual(decide(...facts), answer)
    } catch {
      return true
    }
  }
}

type Decision = (...facts: readonly unknown[]) => unknown

const mapDecisions = (
  rulebook: Rulebook,
  change: (subject: string, name: string, decide: Decision) => unknown,
): Rulebook =>
  Object.fromEntries(
    Object.entries(rulebook).map(([subject, decisions]) => [
      subject,
      Object.fromEntries(
        Object.entries(decisions).map(([name, decide]) => [name, change(subject, name, decide as Decision)]),
      ),
    ]),
  ) as unknown as Rulebook

/** Positions are the same objects over and over. */
const withoutFunction = new WeakSet<object>()

function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true
  if (typeof value !== 'object' || value === null || withoutFunction.has(value)) return false
  if (Object.values(value).some(holdsFunction)) return true
  withoutFunction.add(value)
  return false
}
