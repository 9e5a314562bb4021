import { STAR_SYSTEMS } from '../components/map'
import { PLAYERS } from '../components/names'
import { positionFields } from './reported'
import type { Capabilities } from './schema/messages'
import { ANSWER_PURPOSES, CHANCE_PURPOSES, ORDER_TYPES, PDB_RULES } from './vocabulary'

/** All that a program can claim to have. */
export function everyCapability(): Capabilities {
  const fields = positionFields()
  return {
    orders: [...ORDER_TYPES],
    answers: [...ANSWER_PURPOSES],
    told: fields.filter(({ own }) => !own).map(({ name }) => name),
    reported: fields.map(({ name }) => name),
    chance: { scripted: [...CHANCE_PURPOSES], reported: [] },
    candidates: true,
    pauses: true,
    viewers: [...PLAYERS],
    systems: [...STAR_SYSTEMS.keys()],
    pdbRules: [...PDB_RULES],
  }
}
