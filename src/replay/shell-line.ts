import { shellWord } from '../lib/shell'
import type { RpcRequest } from '../protocol/rpc'
import type { Replay } from './record'

/**
 * One line for the shell that says the same to a program and needs nothing but the shell: to be pasted where the
 * program can be debugged. `shutdown` is added, so that the program leaves as it does at the end of a run.
 */
export function shellLine({ messages }: Replay, command: string): string {
  const requests = messages.map(({ request }) => request)
  const shutdown: RpcRequest = { jsonrpc: '2.0', id: (requests.at(-1)?.id ?? 0) + 1, method: 'shutdown', params: {} }
  const lines = [...requests, shutdown].map((request) => shellWord(JSON.stringify(request)))
  return `printf '%s\\n' ${lines.join(' ')} | ${isSimple(command) ? command : `sh -c ${shellWord(command)}`}`
}

/** A command that means the same behind a pipe: one program with its arguments. */
const isSimple = (command: string) => /^[^;&|<>(){}#\n`$!]+$/.test(command)
