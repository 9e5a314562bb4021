import { constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../lib/package-root'
import { failure, type Result, success } from '../lib/result'

/** The adapters that a team starts from: the files of `adapters/<language>`, copied into a folder of the team's. */

const FILES = {
  python: ['fitg_adapter.py', 'pdb_combat.py', 'README.md'],
  java: ['FitgAdapter.java', 'PdbCombat.java', 'README.md'],
  typescript: ['fitg-adapter.ts', 'pdb-combat.ts', 'tsconfig.json', 'README.md'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Language = keyof typeof FILES

/** The languages there is an adapter for. */
export const LANGUAGES = Object.keys(FILES) as readonly Language[]

/** The document that tells what goes over the wire. */
export const PROTOCOL = join(PACKAGE_ROOT, 'src', 'protocol', 'PROTOCOL.md')

export interface Starter {
  /** The files that were written, by name. */
  readonly files: readonly string[]
  /** What to type next, a command a line. */
  readonly next: readonly string[]
}

/**
 * Writes an adapter, an example that uses it, and a README, into a folder, which is made if need be.
 * @returns what was written, or why nothing was: files that are there already are never written over
 */
export function writeStarter(language: Language, folder: string): Result<Starter, string> {
  const files = FILES[language]
  const source = join(PACKAGE_ROOT, 'adapters', language)
  const taken = files.filter((file) => existsSync(join(folder, file)))
  if (taken.length > 0) {
    const what = taken.length === 1 ? 'is there already and is' : 'are there already and are'
    return failure(`${taken.join(', ')} ${what} not written over; name another folder, such as ${another(folder)}`)
  }
  try {
    mkdirSync(folder, { recursive: true })
    for (const file of files) copyFileSync(join(source, file), join(folder, file), constants.COPYFILE_EXCL)
  } catch (error) {
    return failure(`${folder} cannot be written to: ${(error as Error).message}; name another folder`)
  }
  return success({ files, next: firstCommands(readFileSync(join(source, 'README.md'), 'utf8')) })
}

const another = (folder: string): string => join(folder, 'fitg-adapter')

/** The first commands of a README: those that a newcomer types first. */
function firstCommands(readme: string): readonly string[] {
  const [, block = ''] = /^```sh\n(.*?)^```/ms.exec(readme) ?? []
  return block.trim().split('\n')
}
