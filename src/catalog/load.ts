import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generatedFile, PACKAGE_ROOT } from '../lib/package-root'
import { type Catalog, catalogOf } from './catalog'
import { type CatalogProblem, problemList } from './problems'
import type { CatalogFile } from './schema'

/** Where the catalog is kept: as people edit it, and as the build left it. */
export interface CatalogFiles {
  readonly source: string
  readonly built: string
}

export const CATALOG_FILES: CatalogFiles = {
  source: join(PACKAGE_ROOT, 'rules-catalog.yaml'),
  built: generatedFile('catalog.json'),
}

/** What the build keeps: the catalog, and the fingerprint of the file it was read from. */
export interface BuiltCatalog {
  readonly hash: string
  readonly file: CatalogFile
}

/** The catalog file is broken; the message names every line. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
  constructor(readonly problems: readonly CatalogProblem[]) {
    super(problemList(problems))
  }
}

export const fingerprint = (source: Buffer): string => createHash('sha256').update(source).digest('hex')

/**
 * The rules as `rules-catalog.yaml` has them now. As long as it was not edited since the build, what the build made of
 * it is read instead: a millisecond, where parsing takes hundreds.
 * @throws CatalogError when the file is broken
 */
export function loadCatalog(files: CatalogFiles = CATALOG_FILES): Catalog {
  const source = readFileSync(files.source)
  const hash = fingerprint(source)
  const built = readBuilt(files.built)
  if (built?.hash === hash) return catalogOf(built.file, hash)
  // Loaded only here: the parser and the validator cost more than a run should.
  const { parseCatalog } = require('./parse') as typeof import('./parse')
  const parsed = parseCatalog(source.toString('utf8'), basename(files.source))
  if (!parsed.ok) throw new CatalogError(parsed.error)
  return catalogOf(parsed.value, hash)
}

/** Undefined where there was no build yet, or one that was broken off. */
function readBuilt(file: string): BuiltCatalog | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuiltCatalog
  } catch {
    return undefined
  }
}
