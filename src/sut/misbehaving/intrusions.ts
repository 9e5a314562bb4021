import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a program tries that is none of its business. It resolves where the attempt succeeds, and rejects otherwise. */
type Attempt = (argument: string) => Promise<unknown>

const read: Attempt = async (path) => {
  const text = readFileSync(path, 'utf8')
  if (text === '') throw new Error('it is empty')
}

const list: Attempt = async (path) => {
  if (readdirSync(path).length === 0) throw new Error('it is empty')
}

/** By name; each has an argument, from its command line. */
export const INTRUSIONS: Readonly<Record<string, Attempt>> = {
  read,
  list,
  write: async (path) => writeFileSync(path, 'I was here'),
  /** Speaks to a port of this machine. */
  network: async (port) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' })
    await once(socket, 'connect')
    socket.destroy()
  },
  'read-home': async (name) => read(join(homedir(), name)),
  environment: async (name) => {
    if (process.env[name] === undefined) throw new Error('it is not set')
  },
  /** Looks at other processes. */
  processes: async (pid) => read(`/proc/${pid}/cmdline`),
  /** Leaves a child that nothing leads to: in a session of its own, and without its environment. */
  'leave-child': async (mark) => {
    spawn('/bin/sh', ['-c', 'sleep 60; :', mark], { detached: true, stdio: 'ignore', env: {} }).unref()
  },
  /** Computes for longer than it may. */
  compute: async () => {
    for (;;);
  },
  /** Fills the disk with one file. */
  fill: async (megabytes) => {
    const file = join(tmpdir(), 'huge')
    for (let count = 0; count < Number(megabytes); count += 1) appendFileSync(file, Buffer.alloc(1024 ** 2))
  },
}
