import { spawnSync } from 'node:child_process'
import { launchInBubblewrap } from './bubblewrap'

/** Whether programs can be put into a sandbox on this machine, and if not, why and what to do. */
export type Availability =
  | { readonly works: true; readonly version: string }
  | { readonly works: false; readonly why: string; readonly remedy: string }

const INSTALL = 'install bubblewrap (Debian and Ubuntu: apt-get install bubblewrap)'
const ALLOW =
  'allow namespaces to this user: in a container, run it with --security-opt seccomp=unconfined --cap-add SYS_ADMIN or as privileged; elsewhere look at the settings kernel.unprivileged_userns_clone, user.max_user_namespaces and kernel.apparmor_restrict_unprivileged_userns'
/** Limits the size of what is written; older versions do not know that. */
const OLDEST = [0, 8]

/** Tries it: that bubblewrap is installed does not mean that the system lets it work. */
export function bubblewrapAvailability(): Availability {
  const asked = spawnSync('bwrap', ['--version'], { encoding: 'utf8', timeout: PATIENCE_MS })
  if (asked.error !== undefined) return { works: false, why: 'bubblewrap (bwrap) is not installed', remedy: INSTALL }
  const version = /\d+(\.\d+)+/.exec(asked.stdout)?.[0] ?? 'unknown'
  if (isOlder(version)) {
    return { works: false, why: `bubblewrap ${version} is too old, ${OLDEST.join('.')} is needed`, remedy: INSTALL }
  }
  const { file, args, env } = launchInBubblewrap('exit 0', {
    folder: '/usr',
    readable: [],
    hidden: [],
    cpuSeconds: 10,
  })
  const { status, stderr, error } = spawnSync(file, args, { env, encoding: 'utf8', timeout: PATIENCE_MS })
  if (status === 0) return { works: true, version }
  const said = stderr?.trim().split('\n').at(-1) || error?.message || `it ended with ${status}`
  return { works: false, why: `bubblewrap ${version} is installed and does not work here (${said})`, remedy: ALLOW }
}

const PATIENCE_MS = 10_000

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}
