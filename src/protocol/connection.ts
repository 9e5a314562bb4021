import { cutShort } from '../lib/text'
import type { RpcRequest, RpcResponse } from './rpc'

/** A line to a program under test, whichever way it is spoken to. */
export interface Connection {
  /**
   * Sends one request and waits for its answer.
   * @throws SutFailure when the program crashed, hung, or answered what is not JSON-RPC; the line is then dead
   */
  send(request: RpcRequest): Promise<RpcResponse>
  /** Ends the program, whatever state it is in. Never throws. */
  close(): Promise<void>
  /**
   * Ends the conversation and says whether the program left by itself within that time; if not, it is ended. Only
   * programs have it that run in a process of their own.
   */
  leave?(withinMs: number): Promise<boolean>
}

/** How a program broke: it is gone, it is too late, or it wrote something else than an answer. */
export type Breakage = 'gone' | 'late' | 'no answer'

/** No sentence needs more; the rest is what a program said. */
const LONGEST_MESSAGE = 2000

/**
 * Where in the harness a finding about the program came up is of no use to anybody. And a trace with words of the program
 * in it is no trace: Cucumber takes traces apart with patterns that take hours for some texts.
 */
export function withoutTrace<E extends Error>(error: E): E {
  error.message = cutShort(error.message, LONGEST_MESSAGE)
  error.stack = ''
  return error
}

/** The program under test broke: it cannot be spoken to any more. */
export class SutFailure extends Error {
  override readonly name = 'SutFailure'
  /**
   * @param message what happened, in one sentence
   * @param stderr the last lines the program wrote to its standard error
   * @param wrote the beginning of what it wrote to its standard output in the place of an answer
   */
  constructor(
    message: string,
    readonly stderr: string = '',
    readonly breakage: Breakage = 'gone',
    readonly wrote?: string,
  ) {
    super(message)
    withoutTrace(this)
  }
}

/** The program answered with an error that the protocol does not give a meaning, or with a malformed result. */
export class SutError extends Error {
  override readonly name = 'SutError'
  /** @param code that of the error; none where it was a result, and that was malformed */
  constructor(
    message: string,
    readonly code?: number,
  ) {
    super(message)
    withoutTrace(this)
  }
}

/** The program has no way to do what was asked. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported'
  constructor(message: string) {
    super(message)
    withoutTrace(this)
  }
}

/** The program asked for a die or draw that the rule does not call for: the tape was generous. */
export class OutOfChance extends Error {
  override readonly name = 'OutOfChance'
  constructor(readonly purpose: string) {
    super(`the program asked for more chance (${purpose}) than the rule can call for`)
    withoutTrace(this)
  }
}
