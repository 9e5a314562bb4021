import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path'

/** Where a program is started, and what it may need of the machine. */
export interface Surroundings {
  /** The folder it is started in, which it sees. */
  readonly folder: string
  readonly home: string
  readonly env: NodeJS.ProcessEnv
}

/** What every program sees where it exists: what the system installs, and nothing that belongs to a person. */
export const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/opt',
  '/nix/store',
  '/gnu/store',
]

/** Whether a path is a folder or lies in it. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder === sep ? sep : `${folder}${sep}`)

/** What no name on a command line opens: places of the kernel and of the system, where secrets are. */
const NEVER = ['/proc', '/sys', '/dev', '/run', '/etc', '/var/run']
/** Folders of tools below which their other parts lie, as `~/.nvm/versions/node/v22/bin`. */
const TOOL_FOLDERS = ['bin', 'sbin', 'shims']
/** Folders of the kind that hold a person's other things as well. */
const PERSONAL = ['.local', '.cargo']
/** What is often a link into an installation elsewhere. */
const RUNTIMES = ['python3', 'python', 'node', 'java']

/**
 * The files and folders beyond the system's own that a command needs, as far as one can tell: the folder it is started
 * in, the tools on the `PATH`, and whatever the command names.
 */
export function neededBy(command: string, surroundings: Surroundings): readonly string[] {
  const { folder, env } = surroundings
  const tools = (env['PATH'] ?? '').split(delimiter).filter((entry) => isAbsolute(entry))
  const runtimes = tools.flatMap((entry) => RUNTIMES.map((name) => join(entry, name)))
  const homes = [env['JAVA_HOME']].filter((home) => home !== undefined && isAbsolute(home))
  const named = [
    ...tools.map((entry) => installation(entry, surroundings)),
    ...[...homes, ...runtimes, ...pathsIn(command, surroundings)].map((path) => surrounding(path ?? '', surroundings)),
  ]
  const needed = [folder, ...named.filter((path) => path !== undefined && !isSystem(path))] as readonly string[]
  return outermost(needed)
}

/** Those of some paths that lie in no other. */
export const outermost = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isWithin(path, other)))

const isSystem = (path: string) => [...SYSTEM, ...NEVER].some((root) => isWithin(path, root))

/** The words of a command that are paths of something that exists. */
function pathsIn(command: string, { folder, home }: Surroundings): readonly string[] {
  const words = command.split(/[\s'"`;|&<>()=:,]+/).filter((word) => word.includes('/'))
  return words.map((word) => resolve(folder, word.replace(/^~(?=\/)/, home)))
}

/** The folder that something lies in, by its real name; itself where that is a folder, or one that is too large. */
function surrounding(path: string, surroundings: Surroundings): string | undefined {
  if (!existsSync(path)) return undefined
  const real = realpathSync(path)
  if (statSync(real).isDirectory()) return isTooLarge(real, surroundings) ? undefined : real
  const around = installation(dirname(real), surroundings)
  return around === undefined ? real : around
}

/** What a folder of tools is a part of. */
function installation(folder: string, surroundings: Surroundings): string | undefined {
  if (!existsSync(folder)) return undefined
  const real = realpathSync(folder)
  const whole = dirname(real)
  const isPart = TOOL_FOLDERS.includes(basename(real)) && !PERSONAL.includes(basename(whole))
  return [...(isPart ? [whole] : []), real].find((path) => !isTooLarge(path, surroundings))
}

/** A folder that holds somebody's whole home, or everybody's temporary files, is no program's own. */
const isTooLarge = (path: string, { home }: Surroundings) =>
  [home, '/home', '/root', '/tmp', '/var/tmp', '/srv', '/mnt'].some((common) => isWithin(common, path))
