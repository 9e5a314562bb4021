import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../catalog/load'
import { PACKAGE_ROOT } from '../lib/package-root'

/** What the build was made of, so that files edited since can be told: their names, with fingerprints of their contents. */
export type SourceHashes = Readonly<Record<string, string>>

/** Where the build keeps them, below the root. */
export const BUILT_FROM = join('dist', 'generated', 'sources.json')

const FOLDERS = ['features', 'src', 'step-definitions']
const FILES = ['rules-catalog.yaml']
const IS_SOURCE = /\.(feature|ts|hbs|css)$/
const IS_TEST = /\.(test|fixture)\.ts$/

/** The sources as they are now. */
export function sourceHashes(root: string = PACKAGE_ROOT): SourceHashes {
  const found = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  return Object.fromEntries(
    [...FILES, ...found.sort()].map((file) => [file, fingerprint(readFileSync(join(root, file)))]),
  )
}

/** The sources that were added, edited or removed since the build. */
export function changedSinceBuild(root: string = PACKAGE_ROOT): string[] {
  const now = sourceHashes(root)
  const then = readBuilt(join(root, BUILT_FROM))
  const folders = new Set(Object.keys(now).map(folderOf))
  const removed = Object.keys(then).filter((file) => now[file] === undefined && folders.has(folderOf(file)))
  return [...Object.keys(now).filter((file) => now[file] !== then[file]), ...removed]
}

/** An installed package has no source left in some folders, though it may have a document there. */
const folderOf = (file: string) => file.split('/')[0]

/** Nothing where there was no build yet, or one that was broken off. */
function readBuilt(file: string): SourceHashes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SourceHashes
  } catch {
    return {}
  }
}
