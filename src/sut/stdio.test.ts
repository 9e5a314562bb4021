import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { type Connection, SutFailure } from '../protocol/connection'
import type { RpcErrorObject, RpcRequest } from '../protocol/rpc'
import { processesOf } from './process-table.fixture'
import { connectStdio, type StdioOptions } from './stdio'

const folder = mkdtempSync(join(tmpdir(), 'fitg-stdio-'))
after(() => rmSync(folder, { recursive: true }))

const misbehaving = (name: string) => join(__dirname, 'misbehaving', `${name}.js`)
const ECHO = `exec node '${misbehaving('echo')}'`
const STUBBORN = `exec node '${misbehaving('stubborn')}'`
/** A program in JavaScript. It must do without single quotes. */
const node = (script: string) => `exec node -e '${script}'`
/** A program that writes this text for every request. */
const writes = (text: string) => node(`process.stdin.on("data", () => process.stdout.write(${text}))`)
/** A program, quicker to start than one in JavaScript, that counts its requests to know their ids. */
const counting = (meanwhile: string) =>
  `i=0; while read -r line; do i=$((i + 1)); ${meanwhile}; echo '{"jsonrpc":"2.0","result":null,"id":'$i'}'; done`
const HANG = 'exec sleep 60'
/** Slack for a loaded machine; what is waited for takes a fraction of it. */
const SOON_MS = 1500

const request = (id: number, method = 'setPosition', params: unknown = {}): RpcRequest => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

/** Runs a program for the length of a test, and makes sure that no process of its group is left. */
async function withProgram(
  program: string,
  use: (connection: Connection) => Promise<void>,
  options: Partial<StdioOptions> = {},
): Promise<void> {
  const { command, group } = notingItsGroup(program)
  const connection = connectStdio({ command, timeoutMs: 10_000, ...options })
  try {
    await use(connection)
  } finally {
    await connection.close()
  }
  expect(processesOf(group())).to.deep.equal([])
}

let programs = 0
function notingItsGroup(program: string): { readonly command: string; group(): number } {
  programs += 1
  const file = join(folder, String(programs))
  return { command: `echo $$ > '${file}'; ${program}`, group: () => Number(readFileSync(file, 'utf8')) }
}

async function failureOf(answer: Promise<unknown>): Promise<SutFailure> {
  try {
    await answer
  } catch (error) {
    expect(error).to.be.instanceOf(SutFailure)
    return error as SutFailure
  }
  throw new Error('the request was answered')
}

/** How a program fails its first request, which must not take long. */
async function firstFailure(
  program: string,
  options: Partial<StdioOptions> = {},
  within = SOON_MS,
): Promise<SutFailure> {
  let failure: SutFailure | undefined
  await withProgram(
    program,
    async (connection) => {
      const start = performance.now()
      failure = await failureOf(connection.send(request(1)))
      expect(performance.now() - start).to.be.lessThan(within)
    },
    options,
  )
  return failure ?? expect.fail()
}

describe('a program that behaves', () => {
  test('answers one request after the other', () =>
    withProgram(ECHO, async (connection) => {
      for (const id of [1, 2, 3]) {
        const answer = await connection.send(request(id, 'getPosition', { planet: 'Charkhan', id }))
        expect(answer).to.deep.equal({ jsonrpc: '2.0', id, result: { planet: 'Charkhan', id } })
      }
    }))

  test('may take and give megabytes', () =>
    withProgram(ECHO, async (connection) => {
      const params = { text: 'ä'.repeat(2_000_000) }
      expect(await connection.send(request(1, 'getPosition', params))).to.deep.include({ result: params })
    }))

  test('may write blank lines, carriage returns, a byte order mark, and a line in pieces', () => {
    const answer = '{"jsonrpc":"2.0","id":1,"result":"\\u00e4"}'
    const script = `
      const bytes = Buffer.from("\\ufeff" + ${JSON.stringify(answer)} + "\\r\\n")
      process.stdout.write("\\n \\t\\r\\n\\n")
      let at = 0
      setInterval(() => at < bytes.length && process.stdout.write(bytes.subarray(at, (at += 1))), 1)`
    return withProgram(node(script), async (connection) => {
      expect(await connection.send(request(1))).to.deep.include({ result: 'ä' })
    })
  })

  test('may answer with an error, and without the id of a request that it could not read', () =>
    withProgram(
      writes(String.raw`"{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"what?\"}}\n"`),
      async (connection) => {
        expect(await connection.send(request(1))).to.deep.include({ error: { code: -32700, message: 'what?' } })
      },
    ))

  test('may answer with an error of megabytes, the beginning of which is kept', () =>
    withProgram(
      node(`
        const answer = { jsonrpc: "2.0", id: 1, error: { code: 7, message: "ä".repeat(2_000_000), data: { purpose: "capture" } } }
        process.stdin.once("data", () => process.stdout.write(JSON.stringify(answer) + "\\n"))`),
      async (connection) => {
        const { error } = (await connection.send(request(1))) as { error: RpcErrorObject }
        expect(error).to.deep.include({ code: 7, data: { purpose: 'capture' } })
        expect(error.message).to.match(/^ä{10000,20000}…$/)
      },
    ))

  test('may write null for what its answer does not have', async () => {
    const error = { code: -32001, message: 'no ships' }
    const answers = [
      [{ result: { accepted: true }, error: null }, { result: { accepted: true } }],
      [{ result: null, error: null }, { result: null }],
      [{ result: null, error }, { error }],
    ] as const
    for (const [written, read] of answers) {
      const line = JSON.stringify({ jsonrpc: '2.0', id: 1, ...written })
      await withProgram(writes(JSON.stringify(`${line}\n`)), async (connection) => {
        expect(await connection.send(request(1))).to.deep.equal({ jsonrpc: '2.0', id: 1, ...read })
      })
    }
  })

  test('has the whole time limit for each request', () =>
    withProgram(
      counting('sleep 0.3'),
      async (connection) => {
        for (const id of [1, 2, 3, 4]) await connection.send(request(id))
      },
      { timeoutMs: 900 },
    ))

  test('is not blamed for a busy harness', () =>
    withProgram(
      counting(':'),
      async (connection) => {
        await connection.send(request(1))
        const answer = connection.send(request(2))
        await new Promise((resolve) => setImmediate(resolve))
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
        expect(await answer).to.deep.include({ id: 2 })
      },
      { timeoutMs: 500 },
    ))

  test('may write to its standard error without end', () => {
    const script = `
      const fs = require("fs")
      for (let i = 0; i < 2000; i += 1) fs.writeSync(2, "noise ".repeat(1000) + "\\n")
      process.stdin.on("data", () => console.log(JSON.stringify({ jsonrpc: "2.0", id: 1, result: null })))`
    return withProgram(node(script), async (connection) => {
      expect(await connection.send(request(1))).to.deep.include({ result: null })
    })
  })
})

describe('a program that ends', () => {
  test('at once is reported at once, with its exit code and what it said', async () => {
    const failure = await firstFailure('echo "no such board" >&2; exit 3')
    expect(failure.message).to.equal('the program ended with exit code 3 before it answered setPosition')
    expect(failure.stderr).to.equal('no such board')
  })

  test('by a signal is reported with the signal', async () => {
    const failure = await firstFailure('kill -SEGV $$')
    expect(failure.message).to.equal('the program was ended by SIGSEGV before it answered setPosition')
  })

  test('by a signal under a shell is reported with the signal as well', async () => {
    const failure = await firstFailure("sh -c 'kill -KILL $$'; exit $?")
    expect(failure.message).to.equal('the program ended with exit code 137 (SIGKILL) before it answered setPosition')
  })

  test('by an uncaught error is reported with the error', async () => {
    const failure = await firstFailure(node('process.stdin.on("data", () => { throw new Error("no such planet") })'))
    expect(failure.message).to.equal('the program ended with exit code 1 before it answered setPosition')
    expect(failure.stderr).to.include('Error: no such planet')
  })

  test('between two requests fails the next one', () => {
    const script = `process.stdin.on("data", () => {
      console.log(JSON.stringify({ jsonrpc: "2.0", id: 1, result: null }))
      process.exitCode = 4
      process.stdin.destroy()
    })`
    return withProgram(node(script), async (connection) => {
      expect(await connection.send(request(1))).to.deep.include({ result: null })
      await sleep(500)
      const { message } = await failureOf(connection.send(request(2)))
      expect(message).to.equal('the program ended with exit code 4 without waiting for the next request')
    })
  })

  test('leaving a child with its output open is reported soon, and the child is ended', async () => {
    const { message } = await firstFailure('sleep 60 & sleep 60 & exit 5')
    expect(message).to.equal('the program ended with exit code 5 before it answered setPosition')
  })

  test('shows the last lines of its standard error as they were written', async () => {
    const script = String.raw`
      for (let i = 1; i <= 50; i += 1) console.error("\u001b[31mline " + i + "\u001b[0m")
      process.exitCode = 1`
    const lines = (await firstFailure(node(script))).stderr.split('\n')
    expect(lines).to.have.lengthOf(20)
    expect(lines.at(0)).to.equal('\u001b[31mline 31\u001b[0m')
    expect(lines.at(-1)).to.equal('\u001b[31mline 50\u001b[0m')
    expect((await firstFailure(node(script), { stderrLines: 1 })).stderr).to.equal('\u001b[31mline 50\u001b[0m')
  })
})

describe('a command that cannot be run', () => {
  test('because there is none is said to be not found', async () => {
    const { message } = await firstFailure('exec fitg-no-such-command --serve')
    expect(message).to.match(/^the command could not be found \(exit code 127\): .*fitg-no-such-command --serve$/)
  })

  test('because it is not executable is said to be so', async () => {
    const { message } = await firstFailure(`exec '${misbehaving('echo')}'`)
    expect(message).to.match(/^the command could not be run \(exit code 126; is the file executable\?\): /)
  })

  test('because the system refuses is reported for every request', async () => {
    for (const command of ['node \0', `: ${'x'.repeat(3_000_000)}`]) {
      const connection = connectStdio({ command, timeoutMs: 1000 })
      for (const id of [1, 2]) {
        const { message } = await failureOf(connection.send(request(id)))
        expect(message).to.match(/^the command could not be started \(/)
      }
      await connection.close()
    }
  })
})

describe('a program that does not answer', () => {
  test('is ended when the time is over', async () => {
    const { message } = await firstFailure(HANG, { timeoutMs: 300 })
    expect(message).to.equal('the program did not answer setPosition within 0.3 s')
  })

  test('is ended even when it and its children ignore SIGTERM', async () => {
    const { message } = await firstFailure(`trap "" TERM; sleep 60 & (sleep 60 | sleep 60) & wait; ${HANG}`, {
      timeoutMs: 300,
    })
    expect(message).to.equal('the program did not answer setPosition within 0.3 s')
  })

  test('is ended even when it has stopped itself', async () => {
    const { message } = await firstFailure('kill -STOP $$', { timeoutMs: 300 })
    expect(message).to.equal('the program did not answer setPosition within 0.3 s')
  })

  test('is ended without anybody closing the connection', async () => {
    const { command, group } = notingItsGroup(`sleep 60 & ${HANG}`)
    await failureOf(connectStdio({ command, timeoutMs: 200 }).send(request(1)))
    for (const end = Date.now() + SOON_MS; processesOf(group()).length > 0 && Date.now() < end; ) await sleep(20)
    expect(processesOf(group())).to.deep.equal([])
  })

  test('is ended when the time is over, though the connection was idle for longer', () =>
    withProgram(
      `read -r line; echo '{"jsonrpc":"2.0","id":1,"result":null}'; ${HANG}`,
      async (connection) => {
        await connection.send(request(1))
        await sleep(400)
        const start = performance.now()
        const { message } = await failureOf(connection.send(request(2)))
        expect(message).to.equal('the program did not answer setPosition within 0.2 s')
        expect(performance.now() - start).to.be.within(190, SOON_MS)
      },
      { timeoutMs: 200 },
    ))

  test('because it does not end its line is told so', async () => {
    const { message } = await firstFailure(`printf '{"jsonrpc": "2.0"'; ${HANG}`, { timeoutMs: 300 })
    expect(message).to.equal(
      'the program did not answer setPosition within 0.3 s; it wrote a line without ending it: {"jsonrpc": "2.0"',
    )
  })

  test('because it does not read is ended, however long the request', () =>
    withProgram(
      HANG,
      async (connection) => {
        const { message } = await failureOf(connection.send(request(1, 'setPosition', 'x'.repeat(4_000_000))))
        expect(message).to.equal('the program did not answer setPosition within 0.3 s')
      },
      { timeoutMs: 300 },
    ))

  test('but has closed its standard input is reported soon', () =>
    withProgram('exec 0<&-; exec sleep 60', async (connection) => {
      await sleep(300)
      const start = performance.now()
      const { message } = await failureOf(connection.send(request(1)))
      expect(message).to.equal('the program closed its standard input before it answered setPosition')
      expect(performance.now() - start).to.be.lessThan(SOON_MS)
    }))

  test('but closes its standard input with a request in it is ended when the time is over', async () => {
    const { message } = await firstFailure('sleep 0.1; exec 0<&-; exec sleep 60', { timeoutMs: 300 })
    expect(message).to.equal('the program did not answer setPosition within 0.3 s')
  })

  test('but closes its standard output is reported soon', async () => {
    const { message } = await firstFailure('exec 1>&-; exec sleep 60')
    expect(message).to.equal('the program closed its standard output before it answered setPosition')
  })

  test('fails everything sent later for the same reason', () =>
    withProgram(
      HANG,
      async (connection) => {
        const first = await failureOf(connection.send(request(1)))
        expect(await failureOf(connection.send(request(2)))).to.equal(first)
      },
      { timeoutMs: 200 },
    ))
})

describe('a program that writes something else', () => {
  const wrong = [
    [
      'no JSON',
      '"Welcome to Freedom in the Galaxy!\\n"',
      'wrote a line that is not JSON: Welcome to Freedom in the Galaxy!',
    ],
    ['a list', '"[1]\\n"', 'wrote a line that is not a JSON-RPC response (it is not an object): [1]'],
    ['a bare object', '"{}\\n"', 'wrote a line that is not a JSON-RPC response ("jsonrpc" must be "2.0"): {}'],
    ['no UTF-8', 'Buffer.from([0x7b, 0xff, 0x0a])', 'wrote a line that is not UTF-8: {\uFFFD'],
  ] as const
  for (const [what, text, sentence] of wrong) {
    test(`fails: ${what}`, async () => {
      expect((await firstFailure(writes(text))).message).to.equal(`the program ${sentence}`)
    })
  }

  const response = (fields: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, ...fields })
  const notQuite = [
    ['a response without an id', '{"jsonrpc":"2.0","result":1}', '"id" must be that of the request'],
    ['neither result nor error', response({}), 'it has neither "result" nor "error"'],
    ['both', response({ result: 1, error: {} }), 'it has both "result" and "error"; one must be left out'],
    ['a text as error', response({ error: 'no' }), '"error" must be an object'],
    ['an error without a code', response({ error: { message: 'no' } }), '"error" needs an integer "code"'],
    ['an error without a message', response({ error: { code: 1 } }), '"error" needs a "message"'],
  ] as const
  for (const [what, line, problem] of notQuite) {
    test(`fails: ${what}`, async () => {
      const { message } = await firstFailure(writes(JSON.stringify(`${line}\n`)))
      expect(message).to.equal(`the program wrote a line that is not a JSON-RPC response (${problem}): ${line}`)
    })
  }

  test('fails: an id that was not asked', async () => {
    for (const id of [7, '1']) {
      const line = response({ id, result: null })
      const { message } = await firstFailure(writes(JSON.stringify(`${line}\n`)))
      expect(message).to.equal(`the program answered the id ${JSON.stringify(id)} instead of 1: ${line}`)
    }
  })

  test('fails the next request when it answers twice', () => {
    const line = response({ result: null })
    return withProgram(writes(JSON.stringify(`${line}\n${line}\n`)), async (connection) => {
      expect(await connection.send(request(1))).to.deep.include({ result: null })
      const { message } = await failureOf(connection.send(request(2)))
      expect(message).to.equal(`the program wrote a line though no request was waiting for an answer: ${line}`)
    })
  })

  test('is quoted with the first 200 characters', async () => {
    const { message } = await firstFailure(writes('"🪐".repeat(1000) + "\\n"'))
    expect(message).to.equal(`the program wrote a line that is not JSON: ${'🪐'.repeat(200)}…`)
  })
})

describe('a program that floods', () => {
  /** The first failure, while at most so much memory was taken. */
  async function boundedFailure(program: string, options: Partial<StdioOptions> = {}): Promise<SutFailure> {
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    try {
      return await firstFailure(program, options, 5000)
    } finally {
      clearInterval(watch)
      expect(most - before).to.be.lessThan(100 * 1024 * 1024)
    }
  }

  test('its output without a newline fails', async () => {
    const { message } = await boundedFailure("yes abc | tr -d '\\n'")
    expect(message).to.match(/^the program wrote more than 8 MiB without ending a line: (abc){66}ab…$/)
  })

  test('its output with a line that is too long fails, though it is valid', async () => {
    const script = `console.log(JSON.stringify({ jsonrpc: "2.0", id: 1, result: "x".repeat(9 * 1024 * 1024) }))`
    const { message } = await boundedFailure(node(script))
    expect(message).to.match(/^the program wrote more than 8 MiB without ending a line: \{"jsonrpc":"2.0","id":1,/)
  })

  test('its output with blank lines fails', async () => {
    const { message } = await boundedFailure("yes ''")
    expect(message).to.match(/^the program wrote more than 8 MiB without ending a line: \n/)
  })

  test('its output with lines fails at the first', async () => {
    const { message } = await boundedFailure('yes')
    expect(message).to.equal('the program wrote a line that is not JSON: y')
  })

  test('its standard error is ended when the time is over', async () => {
    const { message, stderr } = await boundedFailure('yes >&2; exit', { timeoutMs: 700 })
    expect(message).to.equal('the program did not answer setPosition within 0.7 s')
    expect(stderr.split('\n').slice(1)).to.deep.equal(Array(19).fill('y'))
  })

  test('its standard error without a newline leaves a bounded rest', async () => {
    const { stderr } = await boundedFailure('cat /dev/zero >&2; exit', { timeoutMs: 700 })
    expect(stderr).to.have.lengthOf(16 * 1024)
  })
})

describe('closing a connection', () => {
  test('lets a program go by itself', async () => {
    const file = join(folder, 'farewell')
    const script = `process.stdin.resume().on("end", () => {
      setTimeout(() => require("fs").writeFileSync("${file}", "bye"), 50)
    })
    console.log(JSON.stringify({ jsonrpc: "2.0", id: 1, result: null }))`
    await withProgram(node(script), async (connection) => {
      await connection.send(request(1))
    })
    expect(readFileSync(file, 'utf8')).to.equal('bye')
  })

  test('ends a program that stays, and its children', () =>
    withProgram(STUBBORN, async (connection) => {
      await connection.send(request(1))
      const start = performance.now()
      await connection.close()
      expect(performance.now() - start).to.be.within(450, 450 + SOON_MS)
    }))

  test('ends the children of a program that has gone', () =>
    withProgram('(trap "" TERM; sleep 60) & exit 0', async (connection) => {
      await connection.close()
    }))

  test('does not wait until init has collected the dead', () =>
    withProgram(
      'sleep 60 & sleep 60',
      async (connection) => {
        await failureOf(connection.send(request(1)))
        const start = performance.now()
        await connection.close()
        expect(performance.now() - start).to.be.lessThan(250)
      },
      { timeoutMs: 200 },
    ))

  test('works at once, twice, and after a failure', async () => {
    await withProgram(ECHO, async () => {})
    await withProgram(ECHO, async (connection) => {
      await Promise.all([connection.close(), connection.close()])
      await connection.close()
    })
    await withProgram('exit 1', async (connection) => {
      await failureOf(connection.send(request(1)))
      await connection.close()
    })
  })

  test('fails the request that waits, and everything sent later', () =>
    withProgram(HANG, async (connection) => {
      const waiting = failureOf(connection.send(request(1)))
      await connection.close()
      expect((await waiting).message).to.equal('the connection to the program is closed')
      expect((await failureOf(connection.send(request(2)))).message).to.equal('the connection to the program is closed')
    }))
})

describe('a harness', () => {
  test('that sends two requests at once is told that this is its mistake', () =>
    withProgram(ECHO, async (connection) => {
      const first = connection.send(request(1))
      const second = await connection.send(request(2)).catch((error: unknown) => error)
      expect(second).to.be.instanceOf(Error).and.not.instanceOf(SutFailure)
      expect(await first).to.deep.include({ id: 1 })
      expect(await connection.send(request(3))).to.deep.include({ id: 3 })
    }))

  function forgetfulCaller(
    program: string,
    ...rest: string[]
  ): { readonly status: number | null; readonly ms: number } {
    const { command, group } = notingItsGroup(program)
    const start = performance.now()
    const { status } = spawnSync('node', [misbehaving('forgetful-caller'), command, ...rest], {
      stdio: 'inherit',
      timeout: 20_000,
    })
    const ms = performance.now() - start
    // The signal is sent by then, and the kernel may take a moment.
    for (const end = Date.now() + SOON_MS; processesOf(group()).length > 0 && Date.now() < end; );
    expect(processesOf(group())).to.deep.equal([])
    return { status, ms }
  }

  test('that exits takes every program along', () => {
    expect(forgetfulCaller(STUBBORN, '7').status).to.equal(7)
  })

  test('is not kept alive by an idle program, which does not outlive it', () => {
    const { status, ms } = forgetfulCaller(STUBBORN)
    expect(status).to.equal(0)
    expect(ms).to.be.lessThan(5000)
  })

  test('can hold many connections', async () => {
    const connections = Array.from({ length: 12 }, () => connectStdio({ command: ECHO, timeoutMs: 20_000 }))
    const answers = await Promise.all(connections.map((connection, index) => connection.send(request(index))))
    expect(answers.map(({ id }) => id)).to.deep.equal(connections.map((_, index) => index))
    await Promise.all(connections.map((connection) => connection.close()))
  })
})
