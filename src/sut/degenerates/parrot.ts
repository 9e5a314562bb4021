import type { ChanceTape, Order, Used } from '../../protocol/schema/messages'
import type { Position } from '../../protocol/schema/position'
import { degenerate } from './degenerate'

/** Programs that say back what they were told. */

export const parrot = degenerate(
  'parrot',
  "It carries out every order by writing the order's own words into the position, and uses up the tape.",
  ({ order, chance }, position) => ({
    answer: { ruling: 'carried out', used: wholeTape(chance), awaiting: null },
    position: echoed(position, order),
  }),
)

export const muteParrot = degenerate(
  'mute parrot',
  "It carries out every order by writing the order's own words into the position, and uses no chance.",
  ({ order }, position) => ({
    answer: { ruling: 'carried out', used: [], awaiting: null },
    position: echoed(position, order),
  }),
)

const wholeTape = (tape: ChanceTape): Used =>
  tape.map((entry) =>
    'die' in entry ? { ...entry } : { purpose: entry.purpose, pick: entry.prefer[0] ?? '', candidates: entry.prefer },
  )

/** The position with what an order says taken for done. */
function echoed(position: Position, order: Order): Position {
  switch (order.type) {
    case 'move':
    case 'react':
      return placed(position, order.pieces, order.to)
    case 'place':
      return placed(position, order.pieces, order.environ)
    case 'assign':
      return { ...position, missionGroups: [...(position.missionGroups ?? []), groupOf(order)] }
    case 'declare-searches':
      return { ...position, searches: order.searches.map((search) => ({ ...search })) }
    case 'stack':
      return { ...position, stacks: [...(position.stacks ?? []), { pieces: order.pieces }] }
    case 'leader':
      return { ...position, stacks: [...(position.stacks ?? []), { environ: order.environ, leader: order.character }] }
    case 'military-combat':
      return marked(position, order.target)
    case 'restore-pdb':
      return withPdb(position, order.planet, 'Up')
    case 'give':
      return given(position, order.possession, order.to)
    default:
      return position
  }
}

const groupOf = ({ type: _assign, ...words }: Extract<Order, { type: 'assign' }>) => words

/** Every piece that is named stands where the order says. */
function placed(position: Position, pieces: readonly string[], place: string): Position {
  const { units = {}, characters = {}, ships = {} } = position
  const named = <Row extends object>(rows: Readonly<Record<string, Row>>, change: Partial<Row>) =>
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [name, pieces.includes(name) ? { ...row, ...change } : row]),
    )
  return {
    ...position,
    units: named(units, { environ: place }),
    characters: named(characters, { place }),
    ships: named(ships, { environ: place }),
  }
}

/** Whatever is aimed at is hit: units and ships are gone, characters dead, a PDB is Down. */
function marked(position: Position, target: string): Position {
  if (target.startsWith('PDB ')) return withPdb(position, target.slice('PDB '.length), 'Down')
  const { units = {}, characters = {}, ships = {} } = position
  const { [target]: _unit, ...otherUnits } = units
  const { [target]: _ship, ...otherShips } = ships
  const character = characters[target]
  return {
    ...position,
    units: otherUnits,
    ships: otherShips,
    characters: character === undefined ? characters : { ...characters, [target]: { ...character, place: 'killed' } },
  }
}

const withPdb = (position: Position, planet: string, status: 'Up' | 'Down'): Position => ({
  ...position,
  planets: {
    ...position.planets,
    [planet]: { ...position.planets?.[planet], pdb: { ...position.planets?.[planet]?.pdb, status } },
  },
})

function given(position: Position, possession: string, holder: string): Position {
  const { ships = {}, possessions = {} } = position
  if (possession in ships) return { ...position, ships: { ...ships, [possession]: { ...ships[possession], holder } } }
  return { ...position, possessions: { ...possessions, [possession]: { place: 'held', holder } } }
}
