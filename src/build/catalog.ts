import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BuiltCatalog, CATALOG_FILES, type CatalogFiles, fingerprint } from '../catalog/load'
import { parseCatalog } from '../catalog/parse'
import type { CatalogProblem } from '../catalog/problems'
import { failure, type Result, success } from '../lib/result'

/** Writes `catalog.json` from `rules-catalog.yaml`, or says what is wrong with that. The schemas must be written. */
export function writeCatalog(files: CatalogFiles = CATALOG_FILES): Result<BuiltCatalog, readonly CatalogProblem[]> {
  const source = readFileSync(files.source)
  const parsed = parseCatalog(source.toString('utf8'), basename(files.source))
  if (!parsed.ok) return failure(parsed.error)
  const built = { hash: fingerprint(source), file: parsed.value }
  writeFileSync(files.built, JSON.stringify(built))
  return success(built)
}
