import { ACTION_CARDS } from '../../components/action-cards'
import type { Taken } from '../chance'
import { type GameEvent, inWords } from '../events'
import type { Order } from '../orders'
import type { Turn } from '../state'
import type { GameStep } from './whole-game'

/** A game as text, for people: what happened, segment by segment. */

/** What goes without saying, unless everything is to be said. */
const QUIET: readonly GameEvent['type'][] = [
  'segment-begun',
  'mission-segment',
  'pieces-stacked',
  'leader-named',
  'characters-busy',
  'choice-awaited',
  'choice-made',
  'part-ended',
  'missions-barred',
  'missions-finished',
  'card-counted',
  'group-changed',
  'reaction-made',
  'combat-fought',
  'possession-used',
]

/**
 * Starts the log of a game. A segment in which nothing happens leaves no trace, unless everything is told.
 * @param verbose with every order, die, draw and event
 * @returns the lines of one order after the other
 */
export function startLog(verbose: boolean): (step: GameStep) => string[] {
  let heading: string | undefined
  let written: string | undefined
  return ({ before, move: { player, order, ruling } }) => {
    const lines: string[] = []
    const write = (line: string) => {
      if (heading !== undefined && heading !== written) lines.push('', heading)
      written = heading ?? written
      lines.push(line)
    }
    heading ??= headingOf(before.turn)
    if (verbose) write(`  ${player} Player: ${orderInWords(order)}${takenInWords(ruling.taken)}`)
    for (const event of ruling.events) {
      if (event.type === 'segment-begun') heading = headingOf(event.turn)
      else if (event.type === 'game-ended') return lines
      else if (verbose || !QUIET.includes(event.type)) write(`${verbose ? '    ' : '  '}${sentence(event)}`)
    }
    return lines
  }
}

function headingOf({ gameTurn, player, phase, segment }: Turn): string {
  if (phase === 'Set-up') return `${player} Player: Set-up`
  return `Game-turn ${gameTurn}, ${player} Player: ${segment === undefined ? `${phase} Phase` : `${segment} Segment`}`
}

/** An Action Card says what it has for the three kinds of environ; its event is in the events that follow. */
function sentence(event: GameEvent): string {
  if (event.type !== 'card-drawn') return inWords(event)
  const card = ACTION_CARDS.get(event.card)
  const letters = card === undefined ? [] : [card.urban, card.special, card.wild].map((part) => part.letters.join(''))
  return `${inWords(event)} (${letters.map((text) => text || '-').join(' | ')})`
}

const orderInWords = ({ type, ...particulars }: Order): string => {
  const parts = Object.entries(particulars).map(([key, value]) => `${key} ${textOf(value)}`)
  return [type, ...parts].join(', ')
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(textOf).join(' + ') : JSON.stringify(value)

const takenInWords = (taken: readonly Taken[]): string =>
  taken.length === 0 ? '' : ` [${taken.map((one) => `${one.purpose} ${'die' in one ? one.die : one.pick}`).join(', ')}]`
