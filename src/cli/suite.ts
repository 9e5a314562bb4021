import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../lib/package-root'

/** Name and version of this package. */
export function suite(): { readonly name: string; readonly version: string } {
  const { name, version } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  return { name, version }
}
