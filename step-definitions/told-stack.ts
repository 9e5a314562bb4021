import { characterNamed } from '../src/components/characters'
import { unitKindNamed } from '../src/components/units'
import type { Position } from '../src/protocol/schema/position'

/** Pieces that are to stand in one stack; whose it is and where follows from them when the position is told. */
export interface DraftStack {
  readonly pieces: readonly string[]
  readonly leader?: string
}

/** @throws Error where no unit or character of the stack has been given a place */
export function toldStack({ pieces, leader }: DraftStack, draft: Position): NonNullable<Position['stacks']>[number] {
  for (const piece of pieces) {
    const unit = draft.units?.[piece]
    const character = draft.characters?.[piece]
    const environ = unit?.environ ?? character?.place
    if (environ === undefined) continue
    const player = unit === undefined ? characterNamed(piece).player : unitKindNamed(unit.kind ?? '').player
    return { player, environ, pieces: [...pieces], ...(leader === undefined ? {} : { leader }) }
  }
  throw new Error(`say first where ${pieces.join(', ')} are`)
}
