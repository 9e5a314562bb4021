import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { PACKAGE_ROOT } from '../lib/package-root'
import { MISBEHAVIOURS, type Misbehaviour } from '../sut/misbehaving/misbehaviours'
import { processesOf, processesWith } from '../sut/process-table.fixture'
import { ended, newFolder, scorecardIn, start } from './fitg.fixture'

const PROGRAM = join(PACKAGE_ROOT, 'dist', 'src', 'sut', 'misbehaving', 'program.js')
/** Two rules with two scenarios each: what breaks in the first has the others to show that it goes on. */
const RULES = ['8.2.2', '8.2.3']
const TIMEOUT_SECONDS = 2
/** A run of these rules takes less than a second; the rest is for a busy machine. */
const LONGEST_MS = 10_000
/** What `fitg` needs for a sound program, and room for what is kept of a flood. */
const MOST_MEMORY_MB = 350

/** The most memory that a process ever held. */
function watchMemory(pid: number | undefined): () => number {
  let most = 0
  const look = () => {
    try {
      const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
      most = Math.max(most, Number(kilobytes ?? 0) / 1024)
    } catch {
      // It has ended.
    }
  }
  const timer = setInterval(look, 10)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Grades a misbehaving program, and looks for what it left behind. */
async function gradeMisbehaving(name: string) {
  const cwd = newFolder()
  const mark = basename(cwd)
  const sut = `echo $$ >> groups; exec "${process.execPath}" "${PROGRAM}" ${name} diary`
  const selection = RULES.flatMap((rule) => ['--rule', rule])
  const args = ['grade', '--sut', sut, ...selection, '--timeout', String(TIMEOUT_SECONDS), '--json', '--format', 'json']
  const child = start(args, { cwd, env: { FITG_TEST_RUN: mark } })
  const memory = watchMemory(child.pid)
  const ran = await ended(child)
  const groups = readFileSync(join(cwd, 'groups'), 'utf8').trim().split('\n')
  return {
    ...ran,
    memory: memory(),
    lives: readFileSync(join(cwd, 'diary'), 'utf8').length,
    left: [...groups.flatMap((group) => processesOf(Number(group))), ...processesWith(mark)],
  }
}

function expectAsTold(ran: Awaited<ReturnType<typeof gradeMisbehaving>>, expected: Misbehaviour): void {
  const { verdict, because, stderr, lives, always = false } = expected
  const { sections, complete } = scorecardIn(ran.stdout)
  const rules = sections.flatMap((section) => section.rules)
  const others = always ? verdict : 'conforms'
  expect(complete).to.equal(true)
  expect(rules.map((rule) => rule.verdict)).to.deep.equal([verdict, ...RULES.slice(1).map(() => others)])
  const failures = rules.flatMap(({ scenarios }) => scenarios.flatMap(({ failure }) => failure ?? []))
  expect(failures.length).to.equal(
    verdict === 'conforms' ? 0 : always ? rules.flatMap((rule) => rule.scenarios).length : 1,
  )
  for (const failure of failures) {
    expect(failure.message.slice(0, because?.length)).to.equal(because)
    if (stderr !== undefined) expect(failure.stderr).to.include(stderr)
  }
  expect(ran.code).to.equal(verdict === 'conforms' ? 0 : 1)
  expect(ran.lives).to.equal(lives)
}

describe('a program that misbehaves loses what it deserves, and no more: one that', { concurrency: 2 }, () => {
  for (const [name, misbehaviour] of Object.entries(MISBEHAVIOURS)) {
    it(`${misbehaviour.does} (${name})`, async () => {
      const ran = await gradeMisbehaving(name)
      expectAsTold(ran, misbehaviour)
      expect(ran.left).to.deep.equal([])
      const least = misbehaviour.waits ? TIMEOUT_SECONDS * 1000 : 0
      expect(ran.ms).to.be.within(least, least + LONGEST_MS)
      expect(ran.memory).to.be.within(30, MOST_MEMORY_MB)
    })
  }
})
