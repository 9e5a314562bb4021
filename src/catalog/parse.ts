import type { ErrorObject } from 'ajv'
import type { Result } from '../lib/result'
import { readYaml, type YamlForm } from '../lib/yaml/read'
import { type Shape, shapeFindings } from '../lib/yaml/shape'
import { consistencyFindings } from './consistency'
import { ownerAmong } from './owner'
import type { CatalogProblem } from './problems'
import type { CatalogFile } from './schema'

/**
 * Reads the catalog and checks all of it. Used by the build, by `fitg check`, and where the catalog was edited since the
 * build: otherwise `load.ts` has it sooner.
 * @returns every problem, in the order of the lines
 */
export const parseCatalog = (text: string, fileName: string) =>
  readYaml(text, fileName, FORM) as Result<CatalogFile, readonly CatalogProblem[]>

const SHAPE: Shape = {
  schema: 'catalog',
  ownerOf: ownerAmong,
  exampleOf: (pointer) => {
    if (/\/rules\/\d+\/id$/.test(pointer)) return '"2.10" or "M.1.3"'
    return /\/sections\/\d+\/id$/.test(pointer) ? '"2", "6.1" or "M.1"' : '"summary": small letters and hyphens'
  },
  // Ids of other rules are looked up later: that says more than their form.
  isToldElsewhere: ({ keyword, instancePath }: ErrorObject) =>
    keyword === 'pattern' && /\/(sameAs|conflictsWith)\/\d+$/.test(instancePath),
}

const FORM: YamlForm = {
  name: 'the catalog',
  ownerOf: ownerAmong,
  check: (document, lineOf) => [...shapeFindings(document, SHAPE), ...consistencyFindings(document, lineOf)],
}
