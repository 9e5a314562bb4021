import type { Catalog } from '../catalog/catalog'
import type { GradingProfile } from '../grading/points'
import { problemList } from '../lib/problems'
import { UsageError } from './errors'
import { textOf } from './read-file'

/**
 * The grading profile in a file. Its reader is loaded only here, for most runs have no profile.
 * @throws UsageError that names every line that is wrong
 */
export function loadProfile(file: string, catalog: Catalog): GradingProfile {
  const { parseProfile } = require('../grading/profile') as typeof import('../grading/profile')
  const parsed = parseProfile(textOf(file, 'the grading profile'), file, catalog)
  if (!parsed.ok) throw new UsageError(`the grading profile is wrong:\n${problemList(parsed.error)}`)
  return parsed.value
}
