import { isDeepStrictEqual } from 'node:util'
import { type AnyDecision, changedPdbRulebook, mapDecisions, printedRulebook, type Rulebook } from '../engine/rulebook'

/**
 * What an engine asked its rulebook. One whose rulebook answers the same questions the same way asks the same questions
 * next, and so plays the same game: it need not be asked for its moves.
 */

type Table = Readonly<Record<string, Readonly<Record<string, AnyDecision>>>>

/** A decision that was asked, and what it said. */
interface Question {
  readonly facts: readonly unknown[]
  readonly answer: unknown
  /** How many questions came before it in its game. */
  readonly place: number
}

/** What was asked from one setting of the position to the next. */
export interface Consultation {
  /** The rulebook that was asked. */
  readonly base: Rulebook
  /** By the decision, as `pdb.mayAttack`. */
  readonly questions: ReadonlyMap<string, readonly Question[]>
}

export interface Witness {
  /** The same rulebook, noting what it is asked. */
  readonly watched: (base: Rulebook) => Rulebook
  /** What was asked since the last call, game by game. */
  readonly take: () => readonly Consultation[]
}

/** Watches an engine that makes its rulebook anew for each position. */
export function createWitness(): Witness {
  let games: Consultation[] = []
  return {
    watched(base) {
      const questions = new Map<string, Question[]>()
      let place = 0
      games.push({ base, questions })
      return mapDecisions(base, (decide, name) => (...facts) => {
        const answer = decide(...facts)
        const ofDecision = questions.get(name) ?? []
        questions.set(name, ofDecision)
        ofDecision.push({ facts, answer, place })
        place += 1
        return answer
      })
    },
    take() {
      const taken = games
      games = []
      return taken
    },
  }
}

/**
 * Whether a rulebook would have said the same to all that was asked. A decision that is given functions, such as one
 * that draws a piece, cannot be asked again apart from its game, and counts as one that might have said something else.
 * @param changed the decisions in which it differs
 */
export function decidesAlike(
  make: (base: Rulebook) => Rulebook,
  changed: readonly string[],
  games: readonly Consultation[],
): boolean {
  return games.every(({ base, questions }) => {
    const asked = changed.flatMap((name) => (questions.get(name) ?? []).map((question) => ({ name, ...question })))
    if (asked.length === 0) return true
    if (changed.length > 1) asked.sort((a, b) => a.place - b.place)
    const rulebook = make(base)
    return asked.every(({ name, facts, answer }) => saysSo(decisionNamed(rulebook, name), facts, answer))
  })
}

function saysSo(decide: AnyDecision | undefined, facts: readonly unknown[], answer: unknown): boolean {
  if (decide === undefined || facts.some((fact) => typeof fact === 'function')) return false
  try {
    return isDeepStrictEqual(decide(...facts), answer)
  } catch {
    return false
  }
}

/** The decisions in which a broken rulebook differs from the right ones that it is made of. */
export function changedBy(make: (base: Rulebook) => Rulebook): readonly string[] {
  const changed = new Set<string>()
  for (const base of [printedRulebook, changedPdbRulebook]) {
    const right = decisionsOf(base)
    const broken = decisionsOf(make(base))
    for (const name of new Set([...right.keys(), ...broken.keys()])) {
      if (broken.get(name) !== right.get(name)) changed.add(name)
    }
  }
  return [...changed]
}

const decisionsOf = (rulebook: Rulebook): ReadonlyMap<string, AnyDecision> =>
  new Map(
    Object.entries(rulebook as unknown as Table).flatMap(([subject, decisions]) =>
      Object.entries(decisions).map(([name, decide]) => [`${subject}.${name}`, decide] as const),
    ),
  )

function decisionNamed(rulebook: Rulebook, path: string): AnyDecision | undefined {
  const [subject = '', name = ''] = path.split('.')
  return (rulebook as unknown as Table)[subject]?.[name]
}
