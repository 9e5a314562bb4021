import { spawn } from 'node:child_process'
import { serveStdio } from '../serve'

/** Answers, but neither the end of its input nor SIGTERM ends it, nor its child. */
process.on('SIGTERM', () => {})
setTimeout(() => process.exit(), 60_000)
spawn('trap "" TERM; sleep 60', { shell: true, stdio: 'inherit' })
void serveStdio((_method, params) => params)
