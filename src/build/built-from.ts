import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_FROM, sourceHashes } from '../check/built-from'
import { PACKAGE_ROOT } from '../lib/package-root'

/** Writes down which sources were built: the last thing that a build does, once all else has succeeded. */
export function writeBuiltFrom(root: string = PACKAGE_ROOT): void {
  writeFileSync(join(root, BUILT_FROM), JSON.stringify(sourceHashes(root)))
}
