import { OutOfChance, SutError, SutFailure, Unsupported } from '../protocol/connection'
import type { Position } from '../protocol/schema/position'
import type { Program } from '../sut/session'
import { broke, quoted } from './finding'
import { BARE, declaredPart, EGRIX, VARU } from './positions'

/** The program does not keep to the protocol: whatever it is graded by would say nothing about how it plays. */
export class BrokenAdapter extends Error {
  override readonly name = 'BrokenAdapter'
}

/**
 * Looks at one position before a run, in two messages. A program that merely lacks something passes, and so does one
 * that crashes or hangs: that may be because of this position, and every scenario that it happens in says so.
 * @throws BrokenAdapter where the answers are none, or no set-up at all comes to anything but an error
 */
export async function firstLook({ client, introduction }: Program): Promise<void> {
  const positions = [EGRIX, VARU, BARE].flatMap((position) => declaredPart(position, introduction.capabilities) ?? [])
  const looks = positions.map((position) => () => client.setPosition(told(position)).then(() => client.getPosition()))
  let error: SutError | undefined
  for (const look of looks) {
    error = await look().then(() => undefined, errorAnswer)
    if (error === undefined) return
  }
  if (error !== undefined) throw new BrokenAdapter(`no position could be set up: ${quoted(error.message)}`)
}

const told = (position: Position) => ({ position, variant: { pdbRule: 'printed' } }) as const

/**
 * The error that a program answered with; undefined where that is for the scenarios to judge.
 * @throws BrokenAdapter where it was no answer of the protocol
 */
function errorAnswer(error: unknown): SutError | undefined {
  if (error instanceof Unsupported || error instanceof OutOfChance) return undefined
  if (error instanceof SutError) {
    if (error.code !== undefined) return error
    throw new BrokenAdapter(quoted(error.message))
  }
  if (!(error instanceof SutFailure)) throw error
  if (error.breakage === 'no answer') throw new BrokenAdapter(broke(error).message)
  return undefined
}
