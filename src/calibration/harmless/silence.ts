import { isDeepStrictEqual } from 'node:util'
import { createEngine } from '../../engine/server/handler'
import { covers, fieldsIn } from '../../protocol/fields'
import { positionFields, valueAt } from '../../protocol/reported'
import type { Field } from '../../protocol/schema/derive'
import type { Position } from '../../protocol/schema/position'
import { mapFields, tellable } from './fields'

/** What stands in a position for a field that has its default: nothing at all, or something that means as much. */
type Stead = (field: Pick<Field, 'nullable'>, value: unknown) => unknown

/** A position in which whatever goes without saying stands otherwise. */
export function withDefaultsAs(stead: Stead, position: Position): Position {
  const reported = fieldsIn(position)
  const dependent = positionFields().filter(
    ({ name, defaultNote }) => defaultNote !== undefined && reported.includes(name),
  )
  const filled = new Map(dependent.map(({ name }) => [name, filledIn(position, name)]))
  const { stacks, ...rest } = mapFields(position, (field, value, path) => {
    const silent = filled.get(field.name)
    const byDefault = silent === undefined ? field.default : valueAt(silent, path)
    return isDeepStrictEqual(value, byDefault) ? stead(field, value) : value
  })
  const stacking = isUsualStacking(position) ? stead({ nullable: false }, stacks) : stacks
  return (stacking === undefined ? rest : { ...rest, stacks: stacking }) as Position
}

/** What the engine takes for granted where it is not told a field: its default, as it depends on all the others. */
function filledIn(position: Position, left: string): Position {
  const engine = createEngine()
  // Without its star system a position has no planets to speak of.
  const rest = left === 'system' && position.scenario !== undefined ? { scenario: position.scenario } : position
  const told = mapFields(tellable(rest), ({ name }, value) => (covers([left], name) ? undefined : value))
  engine('setPosition', { position: told })
  return (engine('getPosition', {}) as { position: Position }).position
}

function isUsualStacking(position: Position): boolean {
  // Which units hold a ship is told by their stack alone.
  if (Object.values(position.ships ?? {}).some(({ holder }) => holder === 'units')) return false
  const inOneOrder = ({ stacks = [] }: Position) => stacks.map((stack) => JSON.stringify(stack)).sort()
  return isDeepStrictEqual(inOneOrder(position), inOneOrder(filledIn(position, 'stacks')))
}
