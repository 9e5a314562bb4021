import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, writeStarter } from '../init/starter'
import { PACKAGE_ROOT } from '../lib/package-root'

/** Programs on top of the adapters, made ready to run with the tools of this machine: for tests and for the bench. */

interface Toolchain {
  /** The command without which nothing can be done. */
  readonly tool: string
  readonly example: string
  compile(folder: string): void
  command(folder: string, program: string): string
}

const TSC = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
const TYPES = join(PACKAGE_ROOT, 'node_modules', '@types')

const TOOLCHAINS: Readonly<Record<Language, Toolchain>> = {
  python: {
    tool: 'python3',
    example: 'pdb_combat',
    compile: () => {},
    command: (folder, program) => `python3 "${join(folder, program)}.py"`,
  },
  java: {
    tool: 'javac',
    example: 'PdbCombat',
    compile: (folder) => {
      const sources = readdirSync(folder).filter((file) => file.endsWith('.java'))
      run('javac', ['-d', join(folder, 'build'), ...sources.map((file) => join(folder, file))])
    },
    command: (folder, program) => `java -cp "${join(folder, 'build')}" ${program}`,
  },
  typescript: {
    tool: 'node',
    example: 'pdb-combat',
    compile: (folder) => run('node', [TSC, '-p', folder, '--typeRoots', TYPES]),
    command: (folder, program) => `node "${join(folder, 'build', program)}.js"`,
  },
}

/** The name of the example in a language, without its ending. */
export const exampleIn = (language: Language): string => TOOLCHAINS[language].example

/** Why programs in a language cannot be run on this machine; undefined if they can. */
export function whyNot(language: Language): string | undefined {
  const { tool } = TOOLCHAINS[language]
  return spawnSync(tool, ['--version']).error === undefined ? undefined : `there is no ${tool} on the path`
}

/**
 * Writes the adapter of a language into an empty folder, and makes it ready to run.
 * @param change called before anything is compiled, to change or add files
 * @returns the command that runs a program of the folder, by its name without ending; the example where none is said
 * @throws Error with what the compiler says
 */
export function adapterProgram(
  language: Language,
  folder: string,
  change: (folder: string) => void = () => {},
): (program?: string) => string {
  const { compile, command, example } = TOOLCHAINS[language]
  const written = writeStarter(language, folder)
  if (!written.ok) throw new Error(written.error)
  change(folder)
  compile(folder)
  return (program = example) => command(folder, program)
}

function run(tool: string, args: readonly string[]): void {
  execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
}
