import type { Command } from 'commander'
import { EXIT } from '../exit'
import { type Finding, findings } from '../machine'
import { jsonText, print } from '../output'

/** `fitg doctor`: says what this machine has, and how to get what is missing. */
export const register = (program: Command): Command =>
  program
    .command('doctor')
    .description('says what this machine has: Node, Python, Java, a sandbox, Chromium, folders to write to')
    .option('--json', 'prints the result as JSON')
    .addHelpText('after', '\nExit codes: 0 whatever is missing, 1 where Node itself is too old.')
    .action(async ({ json }: { json?: true }) => {
      const checks = await findings()
      const ok = checks.every((check) => check.ok || !check.required)
      print(json ? jsonText({ ok, checks }) : `${checks.map(inWords).join('\n')}\n`)
      process.exitCode = ok ? EXIT.ok : EXIT.findings
    })

function inWords({ name, ok, found, purpose, remedy = '' }: Finding): string {
  const line = `${ok ? '✔' : '✘'} ${name.padEnd(9)} ${found}`
  return ok ? line : `${line}\n    It is for ${purpose}.\n    To get it: ${remedy}.`
}
