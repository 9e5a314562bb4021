import { join } from 'node:path'
import type { Scorecard } from '../grading/scorecard-schema'
import { renderScorecard } from '../report/html'
import { writeReport } from '../report/write'
import { UsageError } from './errors'
import { names, unknownName } from './options'
import { jsonText } from './output'

/** The reports of a grading run, and how each is made. */
const REPORTS = { html: renderScorecard, json: jsonText } as const

export type Format = keyof typeof REPORTS
export const FORMATS = Object.keys(REPORTS) as readonly Format[]

/** Parses `--format`. */
export function formats(text: string): readonly Format[] {
  const found = names(text).map((name) => {
    const format = FORMATS.find((candidate) => candidate === name)
    if (format === undefined) throw new UsageError(unknownName('format', name, FORMATS))
    return format
  })
  return [...new Set(found)]
}

/**
 * Writes the reports, and says where they are.
 * @throws UsageError where one cannot be written
 */
export async function writeReports(scorecard: Scorecard, folder: string, wanted: readonly Format[]): Promise<void> {
  for (const format of wanted) {
    const file = join(folder, `scorecard.${format}`)
    await writeReport(file, REPORTS[format](scorecard)).catch((error: Error) => {
      throw new UsageError(error.message)
    })
    process.stderr.write(`wrote ${file}\n`)
  }
}
