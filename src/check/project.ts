import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { catalogOf } from '../catalog/catalog'
import { readFeatures } from '../catalog/gherkin'
import { CATALOG_FILES, fingerprint } from '../catalog/load'
import { parseCatalog } from '../catalog/parse'
import { changedPdbRulebook, printedRulebook } from '../engine/rulebook'
import { ENGINE_CAPABILITIES } from '../engine/server/capabilities'
import { PACKAGE_ROOT } from '../lib/package-root'
import { failure, success } from '../lib/result'
import type { Violator } from './answers'
import { changedSinceBuild } from './built-from'
import type { Project } from './check'
import { decisionsOf } from './decisions'
import { loadPhrases } from './phrases'

/** This project as it is now, to be checked: the catalog is read from its source, and not from what was built of it. */
export async function readProject(violators: readonly Violator[]): Promise<Project> {
  const source = readFileSync(CATALOG_FILES.source)
  const parsed = parseCatalog(source.toString('utf8'), basename(CATALOG_FILES.source))
  return {
    catalog: parsed.ok ? success(catalogOf(parsed.value, fingerprint(source))) : failure(parsed.error),
    features: readFeatures(PACKAGE_ROOT),
    phrases: await loadPhrases(),
    decisions: decisionsOf(printedRulebook, changedPdbRulebook),
    violators,
    engine: ENGINE_CAPABILITIES,
    changedSinceBuild: changedSinceBuild(),
  }
}
