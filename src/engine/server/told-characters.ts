import { characterNamed } from '../../components/characters'
import type { Player } from '../../components/names'
import { unitKindNamed } from '../../components/units'
import { invalid } from '../../protocol/rpc'
import type { Position } from '../../protocol/schema/position'
import type { Character, Search, StackId } from '../state'

/** Characters of a told position, and the searches for them. */

type Unit = NonNullable<Position['units']>[string]
type Person = NonNullable<Position['characters']>[string]

/**
 * A character as told.
 * @throws RpcError (invalid parameters) for a captive whom nobody holds
 */
export function characterOf(
  told: Position,
  name: string,
  { place, detected = false, wounds = 0, captive, moved = false, acted = false }: Person,
  stackOfPiece: (piece: string) => StackId,
): Character {
  const status = { detected, wounds, moved, acted }
  if (place === 'space' || place === 'killed') return { place, ...status }
  if (captive == null) return { place: stackOfPiece(name), ...status }
  const guard = guardOf(told, name)
  return { place: stackOfPiece(guard), captive: { by: captive.by, guard }, ...status }
}

/** The piece that guards a captive: as told, else a unit of the captors that is there, else a character. */
function guardOf(told: Position, name: string): string {
  const field = `characters.${name}.captive`
  const { captive, place } = told.characters?.[name] ?? {}
  if (captive?.by === characterNamed(name).player) throw invalid(field, `${name} is captive of his own side`)
  const captors = [...Object.entries(told.units ?? {}), ...Object.entries(told.characters ?? {})].flatMap(
    ([piece, row]) => (placeOfRow(row) === place && ownerOfTold(told, piece) === captive?.by ? [piece] : []),
  )
  const guard = captive?.guard ?? captors[0]
  if (guard === undefined || !captors.includes(guard)) throw invalid(field, `no captor guards ${name} in ${place}`)
  return guard
}

const placeOfRow = (row: Unit | Person): string | undefined =>
  'place' in row ? row.place : 'environ' in row ? row.environ : undefined

/** Whose piece a told unit or character is. */
export const ownerOfTold = (told: Position, piece: string): Player => {
  const kind = told.units?.[piece]?.kind
  return kind === undefined ? characterNamed(piece).player : unitKindNamed(kind).player
}

/** A search as told. */
export const searchOf = ({
  environ = '',
  by = 'characters',
  characters = [],
  outcome = 'declared',
}: NonNullable<Position['searches']>[number]): Search => ({
  environ,
  by,
  characters,
  outcome,
})
