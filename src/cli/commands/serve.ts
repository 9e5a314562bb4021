import type { Command } from 'commander'
import { createEngine } from '../../engine/server/handler'
import { serveStdio } from '../../sut/serve'

/** `fitg serve`: the reference engine on standard input and output. */
export const register = (program: Command): Command =>
  program
    .command('serve')
    .description('serves the reference engine on standard input and output')
    .addHelpText('after', '\nIt answers a JSON-RPC request a line, as any program under test does; see PROTOCOL.md.')
    .action(() => serveStdio(createEngine()))
