/** The rules that a decision of the rulebook answers for. */
export interface AnswersFor {
  readonly answersFor: readonly string[]
}

/**
 * A named decision of the rulebook, with the rules of the summary that it settles. The ids are data, so that the
 * catalog can be held against the rulebook.
 * @param rules ids, separated by spaces
 */
export const decision = <F extends (...facts: never[]) => unknown>(rules: string, decide: F): F & AnswersFor =>
  Object.assign(decide, { answersFor: rules.split(' ') })
