import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of this package, from the sources as well as from the built files. */
export const PACKAGE_ROOT = findRoot(__dirname)

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder))
}

/** A file that the build makes, such as `catalog.json`. */
export const generatedFile = (name: string): string => join(PACKAGE_ROOT, 'dist', 'generated', name)
