import { apply } from '../engine/apply'
import { scriptedChance } from '../engine/chance'
import { decide } from '../engine/decide'
import { printedRulebook } from '../engine/rulebook'
import type { GameStep } from '../engine/self-play/whole-game'
import { ENGINE_CAPABILITIES } from '../engine/server/capabilities'
import { reportOf } from '../engine/server/report'
import { stateOf } from '../engine/server/told'
import type { GameState } from '../engine/state'
import { differences } from '../protocol/differences'
import { covers } from '../protocol/fields'
import { completed } from '../protocol/reported'
import type { Position, ReportedPosition } from '../protocol/schema/position'

/** A position that is written out and set again goes on exactly as the game that it was taken from. */

/** @returns how the game that was set again differs, in words; nothing where it does not */
export function differencesWhenSetAgain({ before, move, after }: GameStep): string[] {
  if (before.awaiting !== undefined) return []
  const again = stateOf(toldPartOf(reportOf(before, printedRulebook)))
  const atOnce = between(before, again)
  if (atOnce.length > 0) return atOnce.map((line) => `set again: ${line}`)
  const { player, order, ruling } = move
  const chance = scriptedChance(
    ruling.taken.map((taken) => ('die' in taken ? taken : { purpose: taken.purpose, prefer: [taken.pick] })),
  )
  const second = decide(again, printedRulebook, { player, order, answers: [] }, chance)
  if (!second.allowed) return [`set again, ${order.type} is refused: ${second.because}`]
  return between(after, second.events.reduce(apply, again)).map((line) => `after ${order.type}: ${line}`)
}

const CLAIMED = ENGINE_CAPABILITIES.reported

const between = (one: GameState, other: GameState): string[] =>
  differences(completed(reported(one), CLAIMED), completed(reported(other), CLAIMED)).map(
    (difference) => `${difference.path} ${JSON.stringify(difference.before)} / ${JSON.stringify(difference.after)}`,
  )

/** A report as it is received: a wider type than that of what is sent. */
const reported = (state: GameState) => reportOf(state, printedRulebook) as ReportedPosition

/** The facts of a report that may be told: what a program knows by itself is left out. */
function toldPartOf(report: Position): Position {
  return knownPart(report, '') as Position
}

/** Tables and lists are looked into; their keys are names of the game and no fields. */
function knownPart(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((row) => (isTable(row) ? fieldsOf(row, field) : row))
  if (!isTable(value)) return value
  if (!NAMED.includes(field)) return fieldsOf(value, field)
  return Object.fromEntries(
    Object.entries(value).map(([name, row]) => [name, isTable(row) ? fieldsOf(row, field) : row]),
  )
}

const NAMED = ['planets', 'environs', 'units', 'characters', 'ships', 'possessions', 'environMissions']

const fieldsOf = (row: object, field: string): object =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      const name = field === '' ? key : `${field}.${key}`
      const isTold =
        covers(ENGINE_CAPABILITIES.told, name) || ENGINE_CAPABILITIES.told.some((told) => told.startsWith(`${name}.`))
      return isTold ? [[key, field === '' ? knownPart(value, key) : value]] : []
    }),
  )

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
