import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../init/starter'
import { adapterProgram, whyNot } from '../adapter-programs'
import { median, rounded } from './figures'
import { roundTrip, timed } from './timing'

/** What the example of a language takes, in seconds; or why it could not be measured. */
export type AdapterFigures =
  | { readonly language: Language; readonly grade: number; readonly roundTrip: number }
  | { readonly language: Language; readonly missing: string }

/**
 * Measures the examples that `fitg init` writes, as medians.
 * @param folder where they are written to, and made ready
 * @param grade a command line of Node that grades, whatever the verdicts, to which the program is added
 */
export async function adapterFigures(
  folder: string,
  rounds: number,
  grade: readonly string[],
): Promise<readonly AdapterFigures[]> {
  const figures: AdapterFigures[] = []
  for (const language of LANGUAGES) {
    const missing = whyNot(language)
    figures.push(missing === undefined ? await figuresOf(language, folder, rounds, grade) : { language, missing })
  }
  return figures
}

async function figuresOf(
  language: Language,
  folder: string,
  rounds: number,
  grade: readonly string[],
): Promise<AdapterFigures> {
  const command = adapterProgram(language, join(folder, language))()
  const seconds = Array.from({ length: rounds + 1 }, () => timed([...grade, '--sut', command], folder))
  // The first round warms up what the system keeps of the files.
  return { language, grade: rounded(median(seconds.slice(1))), roundTrip: await roundTrip(command) }
}
