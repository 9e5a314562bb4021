import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { bubblewrapAvailability } from '../sut/sandbox/available'

/** What this machine has of what may be needed. */
export interface Finding {
  readonly name: string
  readonly ok: boolean
  /** Whether nothing works without it. */
  readonly required: boolean
  /** A version, or what there is instead. */
  readonly found: string
  readonly purpose: string
  /** How to get what is missing. */
  readonly remedy?: string
}

/** As `engines` of the package says. */
export const OLDEST_NODE = [20, 19] as const

/** Looks for everything, and starts what it finds to ask for its version. */
export async function findings(folder = process.cwd()): Promise<readonly Finding[]> {
  return Promise.all([
    node(process.versions.node),
    tool({
      name: 'Python',
      commands: ['python3', 'python'],
      oldest: [3, 9],
      purpose: 'programs in Python, and the example in adapters/python',
      remedy: 'Debian and Ubuntu: apt-get install python3; elsewhere Python 3.9 or newer, as python3 on the PATH',
    }),
    tool({
      name: 'Java',
      commands: ['java'],
      argument: '-version',
      oldest: [17],
      purpose: 'programs in Java',
      remedy:
        'Debian and Ubuntu: apt-get install default-jdk-headless; elsewhere a JDK 17 or newer, with java on the PATH',
    }),
    sandbox(),
    tool({
      name: 'Chromium',
      commands: ['chromium', 'chromium-browser', 'google-chrome'],
      oldest: [],
      purpose: 'only the tests of this project itself, which look at its pages',
      remedy: 'Debian: apt-get install chromium; elsewhere Chromium or Chrome, as chromium on the PATH',
    }),
    writable('./reports', resolve(folder, 'reports'), 'the reports of fitg grade', 'or name another with --out'),
    writable('./.fitg', resolve(folder, '.fitg'), 'the runs kept for checklist, diff and history', 'or use --no-store'),
  ])
}

function node(version: string): Finding {
  const purpose = 'everything'
  const ok = isAtLeast(version, OLDEST_NODE)
  const remedy = `install Node ${OLDEST_NODE.join('.')} or newer`
  return { name: 'Node', ok, required: true, found: version, purpose, ...(ok ? {} : { remedy }) }
}

interface Tool {
  readonly name: string
  /** The names it may have; the first that there is counts. */
  readonly commands: readonly string[]
  /** What makes it tell its version. */
  readonly argument?: string
  readonly oldest: readonly number[]
  readonly purpose: string
  readonly remedy: string
}

async function tool({ name, commands, argument = '--version', oldest, purpose, remedy }: Tool): Promise<Finding> {
  const said = await firstAnswer(commands, argument)
  if (said === undefined) return { name, ok: false, required: false, found: 'not found', purpose, remedy }
  const version = /\d+(\.\d+)*/.exec(said)?.[0] ?? 'of an unknown version'
  const ok = isAtLeast(version, oldest)
  const found = ok ? version : `${version}, which is too old`
  return { name, ok, required: false, found, purpose, ...(ok ? {} : { remedy }) }
}

const PATIENCE_MS = 10_000

async function firstAnswer(commands: readonly string[], argument: string): Promise<string | undefined> {
  for (const command of commands) {
    try {
      const { stdout, stderr } = await promisify(execFile)(command, [argument], { timeout: PATIENCE_MS })
      return `${stdout}${stderr}`
    } catch {
      // Not there, or a stand-in that only tells how to install it.
    }
  }
  return undefined
}

/** Whether a version as `17.0.15` is not older than another. */
export function isAtLeast(version: string, oldest: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const place = oldest.findIndex((part, index) => part !== (parts[index] ?? 0))
  return place === -1 || (parts[place] ?? 0) > (oldest[place] ?? 0)
}

function sandbox(): Finding {
  const base = {
    name: 'Sandbox',
    required: false,
    purpose: "keeping strangers' programs in: fitg grade --sandbox required",
  }
  const available = bubblewrapAvailability()
  if (available.works) return { ...base, ok: true, found: `bubblewrap ${available.version}` }
  return { ...base, ok: false, found: available.why, remedy: available.remedy }
}

/** Whether a folder can be written to, or made where it is not there yet. */
function writable(name: string, path: string, purpose: string, otherwise: string): Finding {
  const base = { name, required: false, purpose }
  const remedy = `make it a folder that you may write to, ${otherwise}`
  const there = existsSync(path)
  if (there && !statSync(path).isDirectory()) return { ...base, ok: false, found: 'not a folder', remedy }
  try {
    accessSync(there ? path : resolve(path, '..'), constants.W_OK)
    return { ...base, ok: true, found: there ? 'can be written' : 'can be made' }
  } catch {
    return { ...base, ok: false, found: 'cannot be written', remedy }
  }
}
