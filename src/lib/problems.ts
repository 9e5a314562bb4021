/** Something wrong with a file that people write, and where. */
export interface FileProblem {
  readonly file: string
  readonly line: number
  readonly message: string
  /** What to do about it, or what was probably meant. */
  readonly hint?: string
}

/** As `rules-catalog.yaml:412: rule 12.24 needs "misions"; did you mean "missions"?` */
export const problemText = ({ file, line, message, hint }: FileProblem): string =>
  `${file}:${line}: ${message}${hint === undefined ? '' : `; ${hint}`}`

/** One problem a line; past a screenful only their number. */
export function problemList(problems: readonly FileProblem[], max = 20): string {
  const lines = problems.slice(0, max).map(problemText)
  return [...lines, ...(problems.length > max ? [`and ${problems.length - max} more`] : [])].join('\n')
}
