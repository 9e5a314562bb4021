import { STAR_SYSTEMS } from '../components/map'
import { PLAYERS } from '../components/names'
import { nearest } from '../lib/nearest'
import { ANSWER_PURPOSES, CHANCE_PURPOSES, ORDER_TYPES, PDB_RULES } from '../protocol/vocabulary'

/** What a rule may need of a program: the capabilities that are declared on `initialize`, written as one word each. */
export const CAPABILITIES: ReadonlySet<string> = new Set([
  ...ORDER_TYPES.map((order) => `orders.${order}`),
  ...CHANCE_PURPOSES.map((purpose) => `chance.${purpose}`),
  ...ANSWER_PURPOSES.map((purpose) => `answers.${purpose}`),
  'candidates',
  'pauses',
  ...PLAYERS.map((player) => `viewers.${player}`),
  ...[...STAR_SYSTEMS.keys()].map((system) => `systems.${system}`),
  ...PDB_RULES.map((rule) => `pdbRules.${rule}`),
])

export const CAPABILITY_FORMS =
  'capabilities are orders.<order>, chance.<purpose>, answers.<purpose>, viewers.<player>, systems.<star system>, pdbRules.<rule>, candidates, pauses'

/** The capability that was meant: of the same family, of the same name, or one that looks alike. */
export function capabilityMeantBy(word: string): string | undefined {
  const all = [...CAPABILITIES]
  const family = all.filter((capability) => capability.startsWith(`${familyOf(word)}.`))
  const [name] = nearest(nameOf(word), family.map(nameOf), 1)
  return (
    family.find((capability) => nameOf(capability) === name) ??
    all.find((capability) => nameOf(capability) === nameOf(word)) ??
    (family.length > 0 ? undefined : nearest(word, all, 1)[0])
  )
}

const familyOf = (capability: string) => capability.slice(0, Math.max(0, capability.indexOf('.')))
const nameOf = (capability: string) => capability.slice(capability.indexOf('.') + 1)
