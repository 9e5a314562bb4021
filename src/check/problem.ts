/** What `fitg check` can find. */
export type ProblemKind =
  // the files themselves
  | 'catalog'
  | 'not-gherkin'
  | 'stale-build'
  // catalog and features
  | 'stray-scenario'
  | 'rule-tag'
  | 'unknown-rule'
  | 'repeated-rule'
  | 'wrong-section'
  | 'wrong-ruleset'
  | 'wrong-title'
  | 'no-scenario'
  | 'one-sided-prohibition'
  // scenarios by themselves
  | 'no-when'
  | 'no-then'
  | 'several-whens'
  | 'no-examples'
  | 'read-as-description'
  | 'repeated-name'
  | 'rule-in-step'
  // features and phrases
  | 'undefined-step'
  | 'ambiguous-step'
  | 'wrong-keyword'
  | 'unused-phrase'
  | 'too-many-phrases'
  // catalog, rulebook and violators
  | 'decision-of-unknown-rule'
  | 'no-decision'
  | 'violator-of-unknown-rule'
  | 'violator-without-scenario'
  | 'no-violator'
  | 'violator-named-twice'

export interface Problem {
  readonly kind: ProblemKind
  /** `file:line` where there is one. */
  readonly where: string
  readonly message: string
  /** A warning does not make the check fail. */
  readonly severity: 'error' | 'warning'
}

export const problem = (kind: ProblemKind, where: string, message: string): Problem => ({
  kind,
  where,
  message,
  severity: 'error',
})

export const warning = (kind: ProblemKind, where: string, message: string): Problem => ({
  kind,
  where,
  message,
  severity: 'warning',
})

/** As `features/summary/04-control.feature:12: there is no rule "2.81"; did you mean "2.8"?` */
export const problemLine = ({ where, message }: Problem): string => `${where}: ${message}`
