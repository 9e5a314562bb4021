import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'

/** The processes of a group, the dead ones that init has not collected left out. */
export function processesOf(group: number): readonly string[] {
  const processes = existsSync('/proc/self/stat') ? fromProc() : fromPs()
  expect(processes.length).to.be.greaterThan(1)
  return processes.filter(({ pgid, state }) => pgid === group && !state.startsWith('Z')).map(({ name }) => name)
}

/**
 * The processes that have a text on their command line or in their environment, those that moved to a session of their
 * own included; the dead have neither. For Linux only.
 */
export function processesWith(text: string): readonly string[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  expect(ids.length).to.be.greaterThan(1)
  return ids.flatMap((pid) => {
    try {
      const [command = '', environment = ''] = ['cmdline', 'environ'].map((file) =>
        readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' '),
      )
      return command.includes(text) || environment.includes(text) ? [`${pid} ${command}`] : []
    } catch {
      return []
    }
  })
}

interface Process {
  readonly name: string
  readonly pgid: number
  readonly state: string
}

function fromProc(): readonly Process[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
      const [, name = '', state = '', pgid = ''] = /^\d+ \((.*)\) (\S+) \S+ (\S+)/s.exec(stat) ?? []
      return pgid === '' ? [] : [{ name, state, pgid: Number(pgid) }]
    } catch {
      return []
    }
  })
}

function fromPs(): readonly Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pgid=,stat=,comm='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pgid = '', state = '', ...name] = line.trim().split(/\s+/)
    return { pgid: Number(pgid), state, name: name.join(' ') }
  })
}
