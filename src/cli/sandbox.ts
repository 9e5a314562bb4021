import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import type { SandboxKind } from '../grading/scorecard-schema'
import { shellWord } from '../lib/shell'
import { type Availability, bubblewrapAvailability } from '../sut/sandbox/available'
import type { SandboxOptions } from '../sut/sandbox/bubblewrap'
import { UsageError } from './errors'
import { given, seconds } from './options'

/** What `--sandbox` can be. `bwrap` and `required` mean the same as long as there is one kind. */
const CHOICES = ['none', 'auto', 'bwrap', 'required'] as const

/** What keeps a program in, as told on the command line. */
export interface SandboxChoice {
  readonly sandbox: (typeof CHOICES)[number]
  readonly sandboxRead: readonly string[]
  readonly sandboxCpu: number
}

const USUAL_CPU_SECONDS = 120
const GROUP = 'What the program of --sut is kept in:'

/** `--sandbox`, `--sandbox-read`, `--sandbox-cpu`. */
export const withSandboxOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--sandbox <kind>', 'keeps the program in: none, auto, bwrap or required')
        .default('none')
        .argParser(choice)
        .helpGroup(GROUP),
    )
    .addOption(
      new Option('--sandbox-read <path>', 'a further folder or file it may read (repeatable)')
        .default([], 'none')
        .argParser((value: string, earlier: string[]) => [...earlier, resolve(given('--sandbox-read')(value))])
        .helpGroup(GROUP),
    )
    .addOption(
      new Option('--sandbox-cpu <seconds>', 'the CPU time that each of its processes may use')
        .default(USUAL_CPU_SECONDS)
        .argParser(seconds('--sandbox-cpu'))
        .helpGroup(GROUP),
    )

function choice(text: string): SandboxChoice['sandbox'] {
  const found = CHOICES.find((name) => name === text)
  if (found !== undefined) return found
  throw new UsageError(`--sandbox ${text}: ${CHOICES.join(', ')} is wanted`)
}

/** What a run is told to keep in, and where. */
export interface Confined extends SandboxChoice {
  readonly sut?: string
  readonly out: string
}

/**
 * The sandbox to use, or none.
 * @throws UsageError where one is required and cannot be had
 */
export function chosenSandbox(options: Confined): SandboxOptions | undefined {
  const { sandbox, sut } = options
  if (sandbox === 'none') return undefined
  const available = sut === undefined ? NO_COMMAND : bubblewrapAvailability()
  if (available.works) return sandboxFor(options)
  const said = `${available.why}; ${available.remedy}`
  if (sandbox !== 'auto') throw new UsageError(`--sandbox ${sandbox}: ${said}`)
  process.stderr.write(`fitg: the program runs without a sandbox: ${said}\n`)
  return undefined
}

const NO_COMMAND: Availability = {
  works: false,
  why: 'only what --sut starts can be put into a sandbox',
  remedy: 'a module, and the reference engine, run inside fitg itself',
}

function sandboxFor({ out, sandboxRead, sandboxCpu }: Confined): SandboxOptions {
  const folder = process.cwd()
  const hidden = [resolve(out), resolve('.fitg')]
  if (folder === '/')
    throw new UsageError('--sandbox: start it in the folder of the program; "/" would show it everything')
  if (hidden.includes(folder)) {
    throw new UsageError(
      `--out ${out}: reports are hidden from a program in a sandbox; give them a folder of their own`,
    )
  }
  return { folder, readable: sandboxRead, hidden, cpuSeconds: Math.ceil(sandboxCpu) }
}

/** What a scorecard calls it. */
export const sandboxKind = (sandbox: SandboxOptions | undefined): SandboxKind =>
  sandbox === undefined ? 'none' : 'bwrap'

/** The options again, to rerun a program as it ran. */
export function sandboxWords({ sandbox, sandboxRead, sandboxCpu }: SandboxChoice): string {
  if (sandbox === 'none') return ''
  const cpu = sandboxCpu === USUAL_CPU_SECONDS ? '' : ` --sandbox-cpu ${sandboxCpu}`
  return ` --sandbox ${sandbox}${sandboxRead.map((path) => ` --sandbox-read ${shellWord(path)}`).join('')}${cpu}`
}
