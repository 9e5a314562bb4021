import type pc from 'picocolors'
import type { RuleVerdict } from '../grading/verdict'

/** Colours of the terminal, all of which do nothing where there are none. */
export type Palette = ReturnType<typeof pc.createColors>

/** The colour a verdict has in a terminal. */
export function paintOf(verdict: RuleVerdict, palette: Palette): (text: string) => string {
  const { green, red, magenta, yellow, dim, cyan } = palette
  return { conforms: green, violates: red, errored: magenta, unsupported: yellow, untested: dim, waived: cyan }[verdict]
}
