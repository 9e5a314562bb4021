import { changedPdbRulebook, printedRulebook, type Rulebook } from '../engine/rulebook'
import type { Violator } from './violator'

/**
 * Which decisions of the rulebook a scenario comes to. Decisions are pure, and a violator is the reference engine with
 * some of them replaced: until it comes to one of these it does what the reference does. A scenario in which the
 * reference never asks for them ends the same, and need not be played.
 */
export interface ReachRecorder {
  /** The same rulebook, whose decisions are noted as they are asked for. */
  readonly rulebook: (base: Rulebook) => Rulebook
  /** What was asked for since the last call, as `pdb.standsOn`. */
  readonly take: () => readonly string[]
}

export function createReachRecorder(): ReachRecorder {
  let reached = new Set<string>()
  const noted = (subject: string, decisions: object) =>
    new Proxy(decisions, {
      get(target, name) {
        reached.add(`${subject}.${String(name)}`)
        return Reflect.get(target, name)
      },
    })
  return {
    rulebook: (base) =>
      Object.fromEntries(
        Object.entries(base).map(([subject, decisions]) => [subject, noted(subject, decisions)]),
      ) as unknown as Rulebook,
    take() {
      const taken = [...reached]
      reached = new Set()
      return taken
    },
  }
}

/** The decisions that a violator replaces, in the printed or in the changed rulebook. */
export const replacedBy = (violator: Pick<Violator, 'rulebook'>): ReadonlySet<string> =>
  new Set([printedRulebook, changedPdbRulebook].flatMap((base) => namesOfChanges(base, violator.rulebook(base))))

function namesOfChanges(base: Rulebook, broken: Rulebook): string[] {
  const right = decisionsOf(base)
  return [...decisionsOf(broken)].filter(([name, decision]) => right.get(name) !== decision).map(([name]) => name)
}

const decisionsOf = (rulebook: Rulebook): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(rulebook).flatMap(([subject, decisions]) =>
      Object.entries(decisions).map(([name, decision]) => [`${subject}.${name}`, decision] as const),
    ),
  )
