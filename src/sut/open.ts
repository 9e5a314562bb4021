import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createEngine } from '../engine/server/handler'
import { type Connection, SutFailure } from '../protocol/connection'
import type { Handler } from '../protocol/rpc'
import { connectInProcess } from './in-process'
import { launchInBubblewrap, type SandboxOptions } from './sandbox/bubblewrap'
import { createSession, type SutSession } from './session'
import { connectStdio } from './stdio'

/** Where the program under test is; the reference engine where nothing is said. */
export interface SutChoice {
  /** A command that speaks the protocol on its standard input and output. */
  readonly command?: string | undefined
  /** A module that exports a `Handler`, or a function that makes one, as `default` or as itself. */
  readonly module?: string | undefined
  /** The longest wait for one answer, in seconds. */
  readonly timeoutSeconds?: number
  /** Puts the command into a sandbox. */
  readonly sandbox?: SandboxOptions | undefined
}

/** How long an answer may take where nothing else is said. */
export const DEFAULT_TIMEOUT_SECONDS = 10

/** A program that can be started, and started anew. */
export interface Sut {
  /** The command, file or name that was given. */
  readonly label: string
  readonly connect: () => Connection
}

/**
 * The chosen program; nothing is started yet.
 * @throws Error with what to do, when the module cannot be used
 */
export function chooseSut(choice: SutChoice = {}): Sut {
  const { command, module, timeoutSeconds = DEFAULT_TIMEOUT_SECONDS, sandbox } = choice
  if (command !== undefined && command !== '') {
    const connect = () => {
      const launch = sandbox === undefined ? undefined : launchInBubblewrap(command, sandbox)
      return connectStdio({ command, launch, timeoutMs: timeoutSeconds * 1000 })
    }
    return { label: command, connect }
  }
  if (module !== undefined) {
    const make = handlerMaker(module)
    return { label: module, connect: () => connectInProcess(make(), timeoutSeconds * 1000) }
  }
  return { label: 'the reference engine', connect: () => connectInProcess(createEngine()) }
}

/**
 * A session with the chosen program; nothing is started yet.
 * @throws Error with what to do, when the module cannot be used
 */
export function openSut(choice: SutChoice = {}): SutSession {
  const { label, connect } = chooseSut(choice)
  return createSession(label, connect)
}

const WANTED = 'export (method, params) => result, or a function without parameters that makes one'

function handlerMaker(file: string): () => Handler {
  const exported = exportOf(file)
  if (typeof exported !== 'function') throw new Error(`${file}: exports no function; ${WANTED}`)
  // A handler takes a method and its parameters; a function without parameters makes one, anew for every start.
  if (exported.length > 0) return () => exported as Handler
  return () => {
    const made: unknown = exported()
    if (typeof made !== 'function') throw new SutFailure(`the function that ${file} exports makes none; ${WANTED}`)
    return made as Handler
  }
}

/** What a module exports, as `default` or as itself. */
function exportOf(file: string): unknown {
  const path = resolve(file)
  if (!existsSync(path)) throw new Error(`${file}: there is no such file`)
  try {
    const loaded: unknown = require(path)
    return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded
  } catch (error) {
    throw new Error(`${file} cannot be loaded: ${firstLine(error)}`, { cause: error })
  }
}

/** The lines after the first say through which files of this program the module was asked for. */
const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n', 1)[0]
