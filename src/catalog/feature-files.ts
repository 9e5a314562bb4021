import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A feature file as it lies on the disk; its name is the path from the root, with slashes. */
export interface FeatureSource {
  readonly uri: string
  readonly content: Buffer
}

/** Every feature file below `features/`, in the order of their paths. */
export function readFeatureFiles(root: string): readonly FeatureSource[] {
  return readdirSync(join(root, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature'))
    .map((file) => `features/${file.replaceAll('\\', '/')}`)
    .sort()
    .map((uri) => ({ uri, content: readFileSync(join(root, uri)) }))
}

/** One fingerprint of all files: of their names and contents, for the times of files say nothing after a checkout. */
export function hashOfFiles(files: readonly FeatureSource[]): string {
  const hash = createHash('sha256')
  for (const { uri, content } of files) hash.update(`${uri}\n${content.length}\n`).update(content)
  return hash.digest('hex')
}
