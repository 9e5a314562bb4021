import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../lib/package-root'

/** Runs all built unit tests. A skipped test is a failed one: what a test needs has to be there. */
const built = join(PACKAGE_ROOT, 'dist')
const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.js'))
  .map((file) => join(built, file))
/** The exception: a machine may forbid sandboxes, and then that is said. */
const WITHOUT_SANDBOX = /# SKIP (no sandbox here: .*)$/gm
const folder = mkdtempSync(join(tmpdir(), 'fitg-tests-'))
const tap = join(folder, 'results.tap')
try {
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout', '--test-reporter=tap']
  const run = spawnSync(process.execPath, ['--test', ...reporters, `--test-reporter-destination=${tap}`, ...files], {
    stdio: 'inherit',
  })
  const results = readFileSync(tap, 'utf8')
  const counted = (what: string) => Number(results.match(new RegExp(`^# ${what} (\\d+)$`, 'm'))?.[1])
  const [first, ...others] = [...results.matchAll(WITHOUT_SANDBOX)].map(([, reason]) => reason)
  const unconfined = first === undefined ? 0 : 1 + others.length
  if (unconfined > 0) process.stdout.write(`${unconfined} tests were left out: ${first}\n`)
  const left = counted('skipped') + counted('todo') - unconfined
  if (left > 0) process.stdout.write(`${left} tests were left out, which counts as failed\n`)
  process.exitCode = run.status === 0 && left === 0 && counted('pass') > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
