import { execFileSync } from 'node:child_process'

/** Where the repository of a folder stands, as `1f3c9a2b7d44` or `1f3c9a2b7d44-dirty`; undefined where there is none. */
export function commitOf(folder: string): string | undefined {
  try {
    const command = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
    const said = execFileSync('git', command, {
      cwd: folder,
      encoding: 'utf8',
      timeout: 5000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return said.trim() || undefined
  } catch {
    // No git, no repository, or no commit yet: a run is kept all the same.
    return undefined
  }
}
