import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { homedir, totalmem } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { hiddenOfPackage, packageRoot, runsThisPackage } from './hidden'
import { isWithin, neededBy, outermost, type Surroundings, SYSTEM } from './visible'

/** How a program is started: what, with which arguments, and in which environment. */
export interface Launch {
  readonly file: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

export interface SandboxOptions {
  /** The folder the program is started in, which it may read. */
  readonly folder: string
  /** Further files and folders that it may read. */
  readonly readable: readonly string[]
  /** What it must not see although it lies in a folder that it may read. */
  readonly hidden: readonly string[]
  /** The CPU time that each of its processes may use. */
  readonly cpuSeconds: number
}

const MEBIBYTE = 1024 ** 2
/** What fits on each of the file systems that the program may write to; none outlives it. */
const WRITABLE_BYTES = 256 * MEBIBYTE
const LONGEST_FILE_BYTES = 64 * MEBIBYTE
/** What a process may allocate. A Java machine begins with a 64th of all memory, and has to get it. */
const MEMORY_BYTES = Math.max(4096 * MEBIBYTE, totalmem() / 16)

/** What is passed on of the environment; everything else may be a secret. */
const PASSED_ON = ['PATH', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'JAVA_HOME', 'VIRTUAL_ENV', 'PYENV_VERSION']

/** What programs read of the system's settings. */
const SETTINGS =
  /^(alternatives|ca-certificates.*|crypto-policies|fonts|group|host\.conf|hosts|java.*|ld\.so\..*|locale\..*|localtime|mime\.types|mono|nsswitch\.conf|os-release|passwd|python.*|timezone)$/

/** Certificates, without the keys beside them. */
const CERTIFICATES = ['ssl/certs', 'ssl/openssl.cnf', 'pki/ca-trust', 'pki/tls/certs', 'pki/java']

/** Limits, then the command. A limit that is already lower stays. */
const WITH_LIMITS = `ulimit -c 0
ulimit -S -t "$1" 2>/dev/null
ulimit -H -t "$(($1 + 1))" 2>/dev/null
ulimit -f "$2" 2>/dev/null
ulimit -d "$3" 2>/dev/null
exec /bin/sh -c "$4"`

/**
 * Starts a command in a sandbox of bubblewrap: without network, in process numbers of its own that end with it, and on
 * a file system that it may read in part and write nowhere but to memory.
 */
export function launchInBubblewrap(command: string, options: SandboxOptions, env = process.env): Launch {
  const surroundings: Surroundings = { folder: options.folder, home: homedir(), env }
  const limits = [options.cpuSeconds, LONGEST_FILE_BYTES / 512, Math.round(MEMORY_BYTES / 1024)].map(String)
  // Where the home is the program's own folder it cannot be written to.
  const home = isWithin(surroundings.home, options.folder) ? '/tmp' : surroundings.home
  const passed = PASSED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))
  return {
    file: 'bwrap',
    args: [
      ...['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL', '--hostname', 'sandbox'],
      ...['--proc', '/proc', '--dev', '/dev'],
      ...systemMounts(),
      ...inOrder(mountsFor(command, options, surroundings)).flatMap(argumentsOf),
      ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', options.folder],
      ...['--', '/bin/sh', '-c', WITH_LIMITS, 'sh', ...limits, command],
    ],
    env: { LANG: 'C.UTF-8', ...Object.fromEntries(passed), HOME: home },
  }
}

function systemMounts(): readonly string[] {
  const settings = [...readdirSync('/etc').filter((name) => SETTINGS.test(name)), ...CERTIFICATES]
  return [...SYSTEM, ...settings.map((name) => join('/etc', name))].flatMap((path) => {
    if (!existsSync(path)) return []
    // In the root, `/bin` is a link to `/usr/bin` or a folder; elsewhere it is what a link leads to that counts.
    const isLink = dirname(path) === sep && lstatSync(path).isSymbolicLink()
    return isLink ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', realpathSync(path), path]
  })
}

interface Mount {
  readonly path: string
  readonly as: 'memory' | 'readable' | 'hidden'
}

function mountsFor(command: string, options: SandboxOptions, surroundings: Surroundings): readonly Mount[] {
  const { folder, readable } = options
  const needed = [...neededBy(command, surroundings), ...readable]
  const visible = [...needed, ...packageFor(command, needed)]
  const seen = [...SYSTEM, ...visible]
  const hidden = [...hiddenOfPackage(command, folder, needed), ...options.hidden].filter(
    (path) => existsSync(path) && seen.some((shown) => isWithin(path, shown)),
  )
  return [
    ...['/tmp', '/dev/shm', surroundings.home].map((path) => ({ path, as: 'memory' }) as const),
    ...visible.map((path) => ({ path, as: 'readable' }) as const),
    ...outermost(hidden).map((path) => ({ path, as: 'hidden' }) as const),
  ]
}

/** This package with what it depends on, where the command runs it. */
function packageFor(command: string, needed: readonly string[]): readonly string[] {
  if (!runsThisPackage(command, needed)) return []
  const root = packageRoot()
  const own = join(root, 'node_modules')
  const beside = basename(dirname(root)) === 'node_modules' ? [dirname(root)] : []
  return [root, ...(existsSync(own) ? [realpathSync(own)] : []), ...beside]
}

const KINDS: readonly Mount['as'][] = ['memory', 'readable', 'hidden']

/** From the outside in: what is mounted later covers what lies beneath. */
const inOrder = (mounts: readonly Mount[]): readonly Mount[] =>
  [...mounts].sort((a, b) => depth(a) - depth(b) || KINDS.indexOf(a.as) - KINDS.indexOf(b.as))

const depth = ({ path }: Mount) => path.split(sep).length

function argumentsOf({ path, as }: Mount): readonly string[] {
  if (as === 'memory') return ['--size', String(WRITABLE_BYTES), '--tmpfs', path]
  if (as === 'readable') return ['--ro-bind', realpathSync(path), path]
  // A folder of nothing, or a file of nothing, neither of which can be written.
  return statSync(path).isDirectory() ? ['--tmpfs', path, '--remount-ro', path] : ['--ro-bind', '/dev/null', path]
}
