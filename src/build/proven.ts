import { writeFileSync } from 'node:fs'
import { VIOLATORS } from '../calibration/violators'
import { generatedFile } from '../lib/package-root'

/** Keeps the ids of the rules that a violator breaks, so that a grading run need not load the calibration. */
export const writeProven = (): void =>
  writeFileSync(generatedFile('proven.json'), JSON.stringify([...new Set(VIOLATORS.flatMap(({ breaks }) => breaks))]))
