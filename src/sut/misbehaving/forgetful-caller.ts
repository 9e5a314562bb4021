import { connectStdio } from '../stdio'

/** A harness that leaves without closing its connection: `node forgetful-caller.js <command> [exit]`. */
const [command = '', exit] = process.argv.slice(2)
const connection = connectStdio({ command, timeoutMs: 60_000 })
connection
  .send({ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} })
  .then(() => {
    if (exit !== undefined) process.exit(Number(exit))
  })
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
