import { writeFileSync } from 'node:fs'
import { hashOfFiles, readFeatureFiles } from '../catalog/feature-files'
import { type BuiltIndex, FEATURE_PLACES, type FeaturePlaces, indexOf } from '../catalog/features'
import { readFeatures } from '../catalog/gherkin'
import type { CatalogProblem } from '../catalog/problems'
import { failure, type Result, success } from '../lib/result'

/** Writes `features.json`, which says what stands in which feature file, or says which of them is broken. */
export function writeFeatures(places: FeaturePlaces = FEATURE_PLACES): Result<BuiltIndex, readonly CatalogProblem[]> {
  const features = readFeatures(places.root)
  if (features.problems.length > 0) return failure(features.problems)
  const index = indexOf(features, hashOfFiles(readFeatureFiles(places.root)))
  writeFileSync(places.built, JSON.stringify(index))
  return success(index)
}
