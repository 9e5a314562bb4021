import { characterNamed } from '../../components/characters'
import { environNamed, planetNamed } from '../../components/map'
import { scenarioNamed } from '../../components/scenarios'
import { shipNamed } from '../../components/ships'
import { unitKindNamed } from '../../components/units'
import { createEngine } from '../../engine/server/handler'
import { positionFields } from '../../protocol/reported'
import type { Position } from '../../protocol/schema/position'
import { type HarmlessVariant, rewritten } from './variant'

/** Says all that it knows, asked or not. */
export const spelledOut: HarmlessVariant = {
  name: 'everything spelled out',
  differs: 'It adds what the protocol does not have: the print of the pieces, fields it never claimed, serial numbers.',
  open() {
    let serial = 0
    const next = () => {
      serial += 1
      return serial
    }
    return rewritten(createEngine(), {
      initialize: ({ implementation, ...rest }) => ({
        ...rest,
        implementation: { ...implementation, builtWith: 'TypeScript' },
        serial: next(),
      }),
      setPosition: (accepted) => ({ ...accepted, serial: next() }),
      submitOrder: ({ used, ...ruling }) => ({
        ...ruling,
        used: used.map((chance) => ({ ...chance, sides: 6 })),
        serial: next(),
      }),
      getPosition: (position) => withPrint(withDefaults(position), next()),
    })
  },
}

type Row = Readonly<Record<string, unknown>>

/** Rows with the fields that this engine does not keep, at the values they have where a position is silent. */
function withDefaults(position: Position): Position {
  const whole: Record<string, unknown> = { ...position }
  for (const field of positionFields()) {
    const [table = '', key, ...deeper] = field.name.split('.')
    const rows = whole[table]
    if (key === undefined || deeper.length > 0 || !('default' in field) || !isRow(rows)) continue
    whole[table] = mapRows(rows, (row) => ({ [key]: field.default, ...row }))
  }
  return whole
}

/** What is printed beside what is so. */
function withPrint(position: Position, serial: number): unknown {
  const { scenario = 'Flight to Egrix', planets, environs, units, characters, ships } = position
  return {
    ...position,
    serial,
    printed: scenarioNamed(scenario),
    planets: mapRows(planets, (row, name) => ({ ...planetNamed(name), ...row })),
    environs: mapRows(environs, (row, name) => ({ ...environNamed(name), ...row })),
    units: mapRows(units, (row) => ({ ...unitKindNamed(String(row['kind'])), ...row })),
    characters: mapRows(characters, (row, name) => ({ ...characterNamed(name), ...row })),
    ships: mapRows(ships, (row, name) => ({ ...shipNamed(name), ...row })),
    stacks: position.stacks?.map((stack, index) => ({ ...stack, id: `stack ${serial}.${index}` })),
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapRows = (rows: object | undefined, change: (row: Row, name: string) => Row): Row =>
  Object.fromEntries(
    Object.entries((rows ?? {}) as Readonly<Record<string, Row>>).map(([name, row]) => [name, change(row, name)]),
  )
