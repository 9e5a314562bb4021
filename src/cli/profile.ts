import { readFileSync } from 'node:fs'
import type { Catalog } from '../catalog/catalog'
import type { GradingProfile } from '../grading/points'
import { problemList } from '../lib/problems'
import { UsageError } from './errors'

/**
 * The grading profile in a file. Its reader is loaded only here, for most runs have no profile.
 * @throws UsageError that names every line that is wrong
 */
export function loadProfile(file: string, catalog: Catalog): GradingProfile {
  const { parseProfile } = require('../grading/profile') as typeof import('../grading/profile')
  const parsed = parseProfile(textOf(file), file, catalog)
  if (!parsed.ok) throw new UsageError(`the grading profile is wrong:\n${problemList(parsed.error)}`)
  return parsed.value
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(`the grading profile ${file} cannot be read: ${REASONS[code ?? ''] ?? message}`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you are not allowed to read it',
}
