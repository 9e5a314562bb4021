import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { PLAYERS, type Player, type ScenarioName } from '../../components/names'
import { PACKAGE_ROOT } from '../../lib/package-root'
import type { Position } from '../../protocol/schema/position'
import { apply } from '../apply'
import { type Roll, scriptedChance, type Taken } from '../chance'
import { decide } from '../decide'
import type { GameEvent } from '../events'
import type { Answer, Order } from '../orders'
import { newGame } from '../procedures/set-up'
import { printedRulebook } from '../rulebook'
import type { GameState } from '../state'

/** Games that are kept as plain data: what was ordered, the dice and answers that went with it, and where it led. */

export const GAMES_FOLDER = join(PACKAGE_ROOT, 'src', 'engine', 'games')
/** Games from the set-up to the end, as self-play has played them. */
export const WHOLE_GAMES_FOLDER = join(GAMES_FOLDER, 'whole')

export interface KeptOrder {
  readonly player: Player
  readonly order: Order
  readonly chance: readonly Roll[]
  readonly answers: readonly Answer[]
}

export interface KeptGame {
  readonly name: string
  readonly scenario: ScenarioName
  readonly orders: readonly KeptOrder[]
  /** The position that the last order leads to. */
  readonly end: Position
}

/** As in the file: the player is the key of his order. */
type OrderInFile = { readonly [player in Player]?: 'pass' | Order } & Partial<Pick<KeptOrder, 'chance' | 'answers'>>

export const keptGames = (folder: string = GAMES_FOLDER): readonly KeptGame[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const kept = parse(readFileSync(join(folder, file), 'utf8'))
      return { ...kept, name: basename(file, '.yaml'), orders: kept.orders.map(keptOrder) }
    })

function keptOrder(entry: OrderInFile): KeptOrder {
  const player = PLAYERS.find((candidate) => candidate in entry)
  const order = player === undefined ? undefined : entry[player]
  if (player === undefined || order === undefined) throw new Error(`${JSON.stringify(entry)} has no player`)
  return {
    player,
    order: order === 'pass' ? { type: 'pass' } : order,
    chance: entry.chance ?? [],
    answers: entry.answers ?? [],
  }
}

/** One order of a game that is played again. */
export interface Step {
  readonly before: GameState
  readonly events: readonly GameEvent[]
  readonly taken: readonly Taken[]
  readonly after: GameState
}

/** Plays the orders of a game from its beginning. */
export function* played({ name, scenario, orders }: Omit<KeptGame, 'end'>): Iterable<Step> {
  let before = newGame(scenario, printedRulebook)
  for (const [index, { chance, ...submission }] of orders.entries()) {
    const ruling = decide(before, printedRulebook, submission, scriptedChance(chance))
    if (!ruling.allowed) throw new Error(`${name}, order ${index + 1}, is refused: ${ruling.because}`)
    const after = ruling.events.reduce(apply, before)
    yield { before, events: ruling.events, taken: ruling.taken, after }
    before = after
  }
}
