/** Exit codes of every command (DESIGN of the command line). */
export const EXIT = {
  ok: 0,
  /** A rule violates, errored or is unsupported; a check found a problem. */
  findings: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** Nothing could be graded. */
  nothing: 3,
  interrupted: 130,
} as const
