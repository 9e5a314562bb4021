import { spawn } from 'node:child_process'
import { closeSync, writeSync } from 'node:fs'
import { RpcError, unsupported } from '../../protocol/rpc'
import { ERROR_CODES, type Method } from '../../protocol/vocabulary'

/** The request at which a program misbehaves. */
export interface Moment {
  readonly id: number
  /** What a sound program would answer. */
  readonly answer: () => unknown
}

/** One way to misbehave, and what has to come of it. */
export interface Misbehaviour {
  readonly does: string
  /** The request it waits for; the first order where nothing else is said. */
  readonly at?: Method
  /** Whether it misbehaves in its first life only, as most do, or in each. */
  readonly always?: true
  readonly act: (moment: Moment) => unknown
  /** Of the rule it happens in. */
  readonly verdict: 'errored' | 'unsupported' | 'conforms'
  /** Why, in the words of the report. */
  readonly because?: string
  /** What the report shows of its standard error. */
  readonly stderr?: string
  /** It is only found out when its time is over. */
  readonly waits?: true
  /** How often the program is started; twice, for whoever breaks is started again. */
  readonly lives: 1 | 2
}

const NEVER = () => new Promise<never>(() => {})

const busy = () => {
  for (;;);
}

/** Writes this instead of an answer. */
function write(text: string | Buffer): Promise<never> {
  process.stdout.write(text)
  return NEVER()
}

const line = (id: number | string, result: unknown) => `${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`

function flood(stream: NodeJS.WriteStream, text: string): Promise<never> {
  const more = () => void stream.write(text, more)
  more()
  return NEVER()
}

const BROKE = { verdict: 'errored', lives: 2 } as const
const UNHARMED = { verdict: 'conforms', lives: 1 } as const
const LATE = 'the program did not answer submitOrder within 2 s'
const ENDED = 'before it answered submitOrder'

/** Everything that strangers' programs are known to do. */
export const MISBEHAVIOURS: Readonly<Record<string, Misbehaviour>> = {
  crash: {
    does: 'throws where nobody catches',
    act: () => {
      setImmediate(() => {
        throw new Error('no such planet')
      })
      return NEVER()
    },
    ...BROKE,
    because: `the program ended with exit code 1 ${ENDED}`,
    stderr: 'Error: no such planet',
  },
  'exit-0': {
    does: 'ends as if all were well',
    act: () => process.exit(0),
    ...BROKE,
    because: `the program ended with exit code 0 ${ENDED}`,
  },
  'exit-7': {
    does: 'ends with an exit code and a word',
    act: () => {
      writeSync(2, 'out of cards\n')
      process.exit(7)
    },
    ...BROKE,
    because: `the program ended with exit code 7 ${ENDED}`,
    stderr: 'out of cards',
  },
  killed: {
    does: 'is killed from outside, as for want of memory',
    act: () => process.kill(process.pid, 'SIGKILL') && NEVER(),
    ...BROKE,
    because: `the program was ended by SIGKILL ${ENDED}`,
  },
  hang: { does: 'never answers', act: NEVER, ...BROKE, waits: true, because: LATE },
  loop: { does: 'computes without end', act: busy, ...BROKE, waits: true, because: LATE },
  deaf: {
    does: 'stops reading its input',
    act: () => {
      process.stdin.pause()
      setInterval(() => {}, 60_000)
      return NEVER()
    },
    ...BROKE,
    waits: true,
    because: LATE,
  },
  'flood-of-one-line': {
    does: 'writes without end, and without ending the line',
    act: () => flood(process.stdout, 'x'.repeat(65_536)),
    ...BROKE,
    because: 'the program wrote more than 8 MiB without ending a line: xxx',
  },
  'flood-of-blank-lines': {
    does: 'writes empty lines without end',
    act: () => flood(process.stdout, '\n'.repeat(65_536)),
    ...BROKE,
    because: 'the program wrote more than 8 MiB without ending a line',
  },
  'flood-of-errors': {
    does: 'writes to its standard error without end',
    act: () => flood(process.stderr, 'noise\n'.repeat(10_000)),
    ...BROKE,
    waits: true,
    because: LATE,
    stderr: 'noise\nnoise',
  },
  'noisy-errors': {
    does: 'writes megabytes to its standard error, and answers',
    act: ({ answer }) => {
      for (let count = 0; count < 300; count += 1) process.stderr.write('noise\n'.repeat(10_000))
      return answer()
    },
    ...UNHARMED,
  },
  'no-json': {
    does: 'prints something else on its standard output',
    act: () => write('Jon Kidu moves to Charkhan\n'),
    ...BROKE,
    because: 'the program wrote a line that is not JSON: Jon Kidu moves to Charkhan',
  },
  'no-utf8': {
    does: 'writes Latin-1',
    act: () => write(Buffer.from('{"log": "Gefl\xfcchtet"}\n', 'latin1')),
    ...BROKE,
    because: 'the program wrote a line that is not UTF-8: {"log": "Gefl\uFFFDchtet"}',
  },
  enormous: {
    does: 'gives a sound answer with a log of nine megabytes',
    act: ({ answer }) => ({ ...(answer() as object), log: ['x'.repeat(9 * 1024 * 1024)] }),
    ...BROKE,
    because: 'the program wrote more than 8 MiB without ending a line: {"jsonrpc":"2.0"',
  },
  deep: {
    does: 'answers with a list in a list in a list, a million times',
    act: ({ id }) => write(`{"jsonrpc":"2.0","id":${id},"result":${'['.repeat(1e6)}${']'.repeat(1e6)}}\n`),
    ...BROKE,
    because: 'the program wrote a line that is nested more than 100 levels deep: {"jsonrpc":"2.0"',
  },
  'long-errors': {
    does: 'answers every order with an error of seven megabytes',
    always: true,
    act: () => {
      throw new RpcError(ERROR_CODES.internal, 'at "line" 1 @ '.repeat(500_000))
    },
    verdict: 'errored',
    because: `submitOrder was answered with the error ${ERROR_CODES.internal}: at "line" 1 @ at "line" 1 @ `,
    lives: 1,
  },
  'out-of-order': {
    does: 'answers the request before',
    act: ({ id }) => write(line(id - 1, null)),
    ...BROKE,
    because: 'the program answered the id ',
  },
  'unknown-id': {
    does: 'answers a request that nobody sent',
    act: () => write(line('order-1', null)),
    ...BROKE,
    because: 'the program answered the id "order-1" instead of ',
  },
  twice: {
    does: 'answers twice',
    act: ({ id, answer }) => write(line(id, answer()).repeat(2)),
    ...BROKE,
    because: 'the program wrote a line though no request was waiting for an answer: {"jsonrpc":"2.0"',
  },
  'too-early': {
    does: 'answers the next request before it is asked',
    act: ({ id, answer }) => write(line(id, answer()) + line(id + 1, null)),
    ...BROKE,
    because: 'the program wrote a line though no request was waiting for an answer: {"jsonrpc":"2.0"',
  },
  'false-claim': {
    does: 'claims every order, and supports none',
    always: true,
    act: () => {
      throw unsupported('this order')
    },
    verdict: 'unsupported',
    because: 'this order is not supported',
    lives: 1,
  },
  'no-such-method': {
    does: 'claims every order, and knows no orders',
    always: true,
    act: () => {
      throw new RpcError(ERROR_CODES.methodNotFound, 'Method not found')
    },
    verdict: 'errored',
    because: `submitOrder was answered with the error ${ERROR_CODES.methodNotFound}: Method not found`,
    lives: 1,
  },
  'child-left': {
    does: 'ends, and leaves children with its pipes open',
    act: () => {
      spawn('trap "" TERM; sleep 60 & sleep 60', { shell: true, stdio: 'inherit' })
      setTimeout(() => process.exit(5), 100)
      return NEVER()
    },
    ...BROKE,
    because: `the program ended with exit code 5 ${ENDED}`,
  },
  'child-in-its-own-session': {
    does: 'answers, and leaves a child that left its process group',
    act: ({ answer }) => {
      spawn('sleep 60 & sleep 60', { shell: true, detached: true, stdio: 'ignore' }).unref()
      return answer()
    },
    ...UNHARMED,
  },
  'closed-output': {
    does: 'closes its standard output, and lives on',
    act: () => {
      closeSync(1)
      setInterval(() => {}, 60_000)
      return NEVER()
    },
    ...BROKE,
    because: `the program closed its standard output ${ENDED}`,
  },
  stubborn: {
    does: 'goes neither at the end of its input nor for SIGTERM',
    act: ({ answer }) => {
      process.on('SIGTERM', () => {})
      setInterval(() => {}, 60_000)
      return answer()
    },
    ...UNHARMED,
  },
  'dies-at-the-end': {
    does: 'crashes when it is told to shut down',
    at: 'shutdown',
    act: () => process.exit(9),
    ...UNHARMED,
  },
  'hangs-at-the-end': { does: 'never shuts down', at: 'shutdown', act: NEVER, ...UNHARMED, waits: true },
}
