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
const folder = mkdtempSync(join(tmpdir(), 'fitg-tests-'))
const tap = join(folder, 'results.tap')
try {
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout', '--test-reporter=tap']
  const run = spawnSync(process.execPath, ['--test', ...reporters, `--test-reporter-destination=${tap}`, ...files], {
    stdio: 'inherit',
  })
  const counted = (what: string) => Number(readFileSync(tap, 'utf8').match(new RegExp(`^# ${what} (\\d+)$`, 'm'))?.[1])
  const left = counted('skipped') + counted('todo')
  if (left > 0) process.stdout.write(`${left} tests were left out, which counts as failed\n`)
  process.exitCode = run.status === 0 && left === 0 && counted('pass') > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
