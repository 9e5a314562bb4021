import { join } from 'node:path'
import type { Scorecard } from '../grading/scorecard-schema'
import { FORMAT_NAMES, FORMATS, type FormatName } from '../report/formats'
import { writeReport } from '../report/write'
import { UsageError } from './errors'
import { names, unknownName } from './options'

/** Parses `--format`. */
export function formats(text: string): readonly FormatName[] {
  const found = names(text).map((name) => {
    const format = FORMAT_NAMES.find((candidate) => candidate === name)
    if (format === undefined) throw new UsageError(unknownName('format', name, FORMAT_NAMES))
    return format
  })
  return [...new Set(found)]
}

/**
 * Writes the reports, and says where they are. Where one cannot be written, the others still are.
 * @throws UsageError that names those that cannot be written
 */
export const writeReports = (scorecard: Scorecard, folder: string, wanted: readonly FormatName[]): Promise<void> =>
  writeReportFiles(
    wanted.map((format) => ({ file: join(folder, FORMATS[format].file), text: FORMATS[format].render(scorecard) })),
  )

/** The same for files of any sort. */
export async function writeReportFiles(
  files: readonly { readonly file: string; readonly text: string }[],
): Promise<void> {
  const problems: string[] = []
  for (const { file, text } of files) {
    await writeReport(file, text).then(
      () => process.stderr.write(`wrote ${file}\n`),
      (error: Error) => problems.push(error.message),
    )
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
}
