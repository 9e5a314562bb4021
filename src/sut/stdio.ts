import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { constants } from 'node:os'
import { type Breakage, type Connection, SutFailure } from '../protocol/connection'
import type { RpcRequest, RpcResponse } from '../protocol/rpc'
import { MAX_LINE_BYTES, parseResponse, quote } from './json-lines'
import { createLineSplitter } from './line-splitter'
import { createOutputTail } from './output-tail'
import { endGroup, guardGroup } from './process-group'
import type { Launch } from './sandbox/bubblewrap'
import { newMark } from './strays'

export interface StdioOptions {
  /** Run by the shell, in a process group of its own. */
  readonly command: string
  /** What starts the command, where it is not the shell alone. */
  readonly launch?: Launch | undefined
  /** The longest wait for one answer. */
  readonly timeoutMs: number
  /** How many of the last lines of standard error a failure shows. */
  readonly stderrLines?: number
}

/** How long a program may take to go by itself, once its input has ended. */
const EXIT_GRACE_MS = 200
/** How long the rest of what a program has to say, its exit code above all, is waited for once a part of it closed. */
const LAST_WORDS_MS = 200
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Runs a program under test and speaks to it over its standard input and output, a JSON-RPC document a line.
 *
 * One request at a time: to send another before the answer came is a mistake of the caller. The first failure is the
 * last: the process group is ended, and whatever is sent later fails for the same reason. An idle program does not keep
 * this process alive, and none outlives it, unless this process is killed itself.
 */
export function connectStdio({ command, launch, timeoutMs, stderrLines = 20 }: StdioOptions): Connection {
  const launched = start(command, launch)
  if ('group' in launched) return converse(launched, { command, timeoutMs, stderrLines })
  return { send: async () => Promise.reject(await launched.failure), close: async () => {} }
}

interface Program {
  readonly child: ChildProcessWithoutNullStreams
  readonly group: number
  /** What its processes can be known by, wherever they went. */
  readonly mark: string
}

function start(command: string, launch?: Launch): Program | { readonly failure: Promise<SutFailure> } {
  const failure = (error: unknown) =>
    new SutFailure(`the command could not be started (${error instanceof Error ? error.message : error}): ${command}`)
  const { mark, variables } = newMark()
  try {
    const env = { ...(launch?.env ?? process.env), ...variables }
    const child =
      launch === undefined
        ? spawn(command, { shell: true, detached: true, env })
        : spawn(launch.file, launch.args, { detached: true, env })
    if (child.pid !== undefined) return { child, group: child.pid, mark }
    return { failure: once(child, 'error').then(([error]) => failure(error)) }
  } catch (error) {
    return { failure: Promise.resolve(failure(error)) }
  }
}

function converse(
  { child, group, mark }: Program,
  { command, timeoutMs, stderrLines }: Required<Omit<StdioOptions, 'launch'>>,
): Connection {
  const splitter = createLineSplitter()
  const stderr = createOutputTail(stderrLines)
  const streams = [child.stdin, child.stdout, child.stderr]
  let waiting:
    | { request: RpcRequest; resolve(response: RpcResponse): void; reject(error: SutFailure): void }
    | undefined
  let failure: SutFailure | undefined
  let ending: Promise<boolean> | undefined
  let bytesSinceAnswer = 0
  let everAnswered = false
  let closed: string | undefined
  let exit: Exit | undefined
  let lastWords: NodeJS.Timeout | undefined

  // One for all requests; it keeps this process alive only while one of them waits.
  const timer = setTimeout(onTimeout, Math.min(timeoutMs, LONGEST_TIMEOUT_MS)).unref()

  guardGroup(group, mark)
  child.unref()
  for (const stream of streams) if (stream instanceof Socket) stream.unref()
  child.stdout.on('data', receive)
  child.stderr.on('data', stderr.push)
  child.stdin.on('error', () => onPartClosed('closed its standard input'))
  child.stdout.on('end', () => onPartClosed('closed its standard output'))
  for (const emitter of [child, child.stdout, child.stderr]) emitter.on('error', () => {})
  child.on('exit', (code, signal) => {
    exit = { code, signal }
    onPartClosed('ended')
  })
  child.on('close', onEnd)

  function receive(chunk: Buffer): void {
    if (failure !== undefined) return
    bytesSinceAnswer += chunk.length
    if (bytesSinceAnswer > MAX_LINE_BYTES) {
      const begun = splitter.unfinished()
      const limit = `${MAX_LINE_BYTES / 1024 / 1024} MiB`
      fail(`the program wrote more than ${limit} without ending a line`, 'no answer', begun.length > 0 ? begun : chunk)
      return
    }
    for (const line of splitter.push(chunk)) {
      const problem = accept(line)
      if (problem === undefined) continue
      fail(`the program ${problem}`, 'no answer', line)
      return
    }
  }

  /** Takes a line as the answer that is waited for, or says what the program did instead. */
  function accept(line: Buffer): string | undefined {
    const parsed = parseResponse(line)
    if ('problem' in parsed) return `wrote a line that ${parsed.problem}`
    if (waiting === undefined) return 'wrote a line though no request was waiting for an answer'
    const { request, resolve } = waiting
    const { value: response } = parsed
    // An error without an id answers a request that could not be read; there is only one it can mean.
    const unread = response.id === null && 'error' in response
    if (response.id !== request.id && !unread) {
      return `answered the id ${JSON.stringify(response.id)} instead of ${request.id}`
    }
    waiting = undefined
    everAnswered = true
    bytesSinceAnswer = 0
    timer.unref()
    resolve(response)
    return undefined
  }

  function onTimeout(): void {
    const late = waiting
    // Where this process was the busy one, the answer has come already: read it before the verdict.
    setImmediate(() => {
      if (late === undefined || late !== waiting) return
      const begun = splitter.unfinished()
      const sentence = `the program did not answer ${late.request.method} within ${timeoutMs / 1000} s`
      const first = late.request.method === 'initialize'
      if (begun.length === 0) fail(first ? `${sentence} (does it flush its answers?)` : sentence, 'late')
      else fail(`${sentence}; it wrote a line without ending it`, 'late', begun)
    })
  }

  /** The exit code says more than a closed pipe, and an answer or an error message may still be on its way. */
  function onPartClosed(how: string): void {
    if (failure !== undefined) return
    closed ??= how
    lastWords ??= setTimeout(onEnd, LAST_WORDS_MS)
  }

  function onEnd(): void {
    const code = everAnswered ? undefined : exit?.code
    if (code === 127) fail(`the command could not be found (exit code 127): ${command}`, 'gone')
    else if (code === 126)
      fail(`the command could not be run (exit code 126; is the file executable?): ${command}`, 'gone')
    else {
      const how = exit === undefined ? closed : inWords(exit)
      const when = waiting ? `before it answered ${waiting.request.method}` : 'without waiting for the next request'
      fail(`the program ${how} ${when}`, 'gone')
    }
  }

  function fail(sentence: string, breakage: Breakage, line?: Buffer): void {
    const wrote = line === undefined ? undefined : quote(line)
    finish(new SutFailure(wrote === undefined ? sentence : `${sentence}: ${wrote}`, stderr.text(), breakage, wrote), 0)
  }

  function finish(reason: SutFailure, graceMs: number): void {
    if (failure !== undefined) return
    failure = reason
    clearTimeout(timer)
    clearTimeout(lastWords)
    waiting?.reject(reason)
    waiting = undefined
    child.stdin.end()
    // A process that left the group may still hold the other ends.
    ending = endGroup(group, graceMs).finally(() => streams.forEach((stream) => void stream.destroy()))
  }

  async function leave(withinMs: number): Promise<boolean> {
    finish(new SutFailure('the connection to the program is closed', stderr.text()), withinMs)
    return (await ending) ?? true
  }

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure)
        if (waiting !== undefined) return reject(new Error(`${waiting.request.method} has not been answered yet`))
        const line = `${JSON.stringify(request)}\n`
        waiting = { request, resolve, reject }
        timer.refresh().ref()
        child.stdin.write(line)
      }),
    close: async () => void (await leave(EXIT_GRACE_MS)),
    leave,
  }
}

interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The signals of a sandbox. */
const LIMIT_OF_SIGNAL: Readonly<Record<string, string>> = {
  SIGXCPU: ': it used up its CPU time',
  SIGXFSZ: ': it wrote a larger file than it may',
}

/** The shell passes on the signal that ended its child as an exit code of 128 and more. */
function inWords({ code, signal }: Exit): string {
  const why = (name: string) => `${name}${LIMIT_OF_SIGNAL[name] ?? ''}`
  if (signal !== null) return `was ended by ${why(signal)}`
  const passedOn = Object.entries(constants.signals).find(([, number]) => number + 128 === code)
  return `ended with exit code ${code}${passedOn === undefined ? '' : ` (${why(passedOn[0])})`}`
}
