import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Scorecard } from '../grading/scorecard-schema'
import { PACKAGE_ROOT } from '../lib/package-root'
import { problemWith } from '../protocol/validate'

/** Runs the built command as its users do, in folders of its own. */

/** What a run came to. */
export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly ms: number
}

export interface Place {
  /** The working folder; a new one where nothing is said. */
  readonly cwd?: string
  /** The package that is run. */
  readonly root?: string
  readonly env?: NodeJS.ProcessEnv
}

export const mainOf = (root: string): string => join(root, 'dist', 'src', 'cli', 'main.js')

/** A command line that starts this package's command, for the shell. */
export const SERVE = `"${process.execPath}" "${mainOf(PACKAGE_ROOT)}" serve`

/** A folder for the length of a test file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fitg-cli-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts `fitg`, neither coloured nor told about a program by the environment of the tests. */
export function start(args: readonly string[], place: Place = {}): ChildProcessWithoutNullStreams {
  const { cwd = newFolder(), root = PACKAGE_ROOT, env = {} } = place
  return spawn(process.execPath, [mainOf(root), ...args], { cwd, env: { ...inherited(), ...env } })
}

/** The environment of the tests, without what changes what `fitg` does or how it paints: build servers set some of it. */
function inherited(): NodeJS.ProcessEnv {
  const { CI, FORCE_COLOR, NO_COLOR, FITG_DEBUG, FITG_SUT, ...env } = process.env
  return env
}

/**
 * What a started process writes, and how it ends.
 * @param slowly reads the result late and in pieces
 */
export async function ended(child: ChildProcessWithoutNullStreams, slowly = false): Promise<Ran> {
  const begun = performance.now()
  const closed = once(child, 'close')
  const [stdout, stderr] = await Promise.all([textOf(child.stdout, slowly), textOf(child.stderr, false)])
  const [code] = (await closed) as [number | null]
  return { code, stdout, stderr, ms: performance.now() - begun }
}

async function textOf(stream: Readable, slowly: boolean): Promise<string> {
  if (stream.destroyed) return ''
  const chunks: Buffer[] = []
  if (slowly) await sleep(1000)
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer)
    if (slowly) await sleep(20)
  }
  return Buffer.concat(chunks).toString()
}

/** Runs `fitg` to its end. */
export const fitg = (args: readonly string[], place: Place = {}): Promise<Ran> => ended(start(args, place))

/** Checks that a run ended with an exit code and an explanation: no result, and no stack trace. */
export function expectTold(ran: Ran, code: number, ...texts: readonly string[]): void {
  expect(ran, ran.stderr).to.include({ code, stdout: '' })
  for (const text of texts) expect(ran.stderr).to.include(text)
  expectNoTrace(ran)
}

/** What a program under test wrote stands further to the right. */
export const expectNoTrace = ({ stderr }: Ran): void => void expect(stderr).not.to.match(/^ {4}at /m)

/** The one document that `--json` printed, which keeps its promises. */
export function scorecardIn(stdout: string): Scorecard {
  const document: unknown = JSON.parse(stdout)
  expect(problemWith('scorecard', document)).to.equal(undefined)
  const scorecard = document as Scorecard
  for (const { totals } of [scorecard, ...scorecard.sections]) {
    const { rules, conforms, violates, unsupported, errored, untested, waived, points } = totals
    expect(conforms + violates + unsupported + errored + untested + waived).to.equal(rules)
    expect(points.earned + points.lost + points.notAttempted).to.equal(points.possible)
  }
  return scorecard
}

/** The ids of the rules by their verdict. */
export function verdictsOf({ sections }: Scorecard): Readonly<Record<string, string>> {
  return Object.fromEntries(sections.flatMap(({ rules }) => rules.map(({ id, verdict }) => [id, verdict])))
}

/** A copy of the package, to be broken; what it depends on is shared. */
export function packageCopy(...more: readonly string[]): string {
  const root = join(newFolder(), 'package')
  mkdirSync(root)
  for (const part of ['package.json', 'rules-catalog.yaml', 'features', 'dist', ...more]) {
    cpSync(join(PACKAGE_ROOT, part), join(root, part), { recursive: true })
  }
  symlinkSync(join(PACKAGE_ROOT, 'node_modules'), join(root, 'node_modules'), 'dir')
  return root
}

/**
 * An environment in which the commands of a README are run as they are printed: its `npx` finds this package and the
 * tools that it was built with, its `npm install` links packages from there, and neither asks anybody else.
 * @param root the package that `npx fitg` runs
 */
export function readmeEnv(root: string): NodeJS.ProcessEnv {
  const bin = newFolder()
  const modules = join(PACKAGE_ROOT, 'node_modules')
  const write = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}`)
    chmodSync(join(bin, name), 0o755)
  }
  write(
    'npx',
    `tool="$1"; shift
case "$tool" in
  fitg) exec "${process.execPath}" "${mainOf(root)}" "$@" ;;
  *) exec "${modules}/.bin/$tool" "$@" ;;
esac
`,
  )
  write(
    'npm',
    `[ "$1 $2" = "install --save-dev" ] || exit 1
shift 2
for wanted in "$@"; do
  name="\${wanted%@*}"
  mkdir -p "node_modules/$(dirname "$name")" && [ -d "${modules}/$name" ] && ln -s "${modules}/$name" "node_modules/$name" || exit 1
done
`,
  )
  return { ...inherited(), PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` }
}

/** The blocks of a README in a language, each without its fences. */
export const blocksOf = (readme: string, language: string): readonly string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block)
