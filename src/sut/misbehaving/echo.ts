import { serveStdio } from '../serve'

/** Behaves: answers every request with its parameters. */
void serveStdio((_method, params) => params)
