import type { Position } from '../../protocol/schema/position'
import { degenerate } from './degenerate'

/** Programs with one answer to everything. */

export const stonewaller = degenerate('stonewaller', 'It refuses every order.', (_order, position) => ({
  answer: { ruling: 'refused', because: 'no', used: [] },
  position,
}))

export const sleeper = degenerate(
  'sleeper',
  'It carries out every order, and nothing ever comes of one.',
  (_order, position) => ({ answer: { ruling: 'carried out', used: [], awaiting: null }, position }),
)

export const scribbler = degenerate(
  'scribbler',
  'It refuses every order, and yet a piece moves.',
  (_order, position) => ({
    answer: { ruling: 'refused', because: 'no', used: [] },
    position: withPieceMoved(position),
  }),
)

const NOWHERE = 'nowhere'

/** The first piece there is stands somewhere else. */
function withPieceMoved({ units = {}, characters = {}, ...rest }: Position): Position {
  const [unit] = Object.keys(units)
  const [character] = Object.keys(characters)
  if (unit !== undefined) {
    return { ...rest, characters, units: { ...units, [unit]: { ...units[unit], environ: NOWHERE } } }
  }
  if (character === undefined) return { ...rest, units, characters }
  return { ...rest, units, characters: { ...characters, [character]: { ...characters[character], place: NOWHERE } } }
}
