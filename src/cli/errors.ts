/** Wrong usage or configuration: told in one sentence, without a stack trace, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Nothing could be graded: exit code 3. */
export class NothingGraded extends Error {
  override readonly name = 'NothingGraded'
}

/** The user ended the run: exit code 130. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}
