import { type Static, Type } from '@sinclair/typebox'
import { closed, oneOf } from '../lib/schema-kit'

/** The shape of `rules-catalog.yaml`. Runs when the package is built; at run time only the types are imported. */

export const KINDS = ['state', 'behaviour', 'prohibition', 'permission', 'procedure'] as const

/** The parts of the rulebook: a rule is decided in one of them, whatever section the document printed it in. */
export const SUBJECTS = [
  'action-cards',
  'capture',
  'character-combat',
  'control',
  'detection',
  'environ',
  'military-combat',
  'missions',
  'movement',
  'pdb',
  'possessions',
  'reaction',
  'rebel-units',
  'rebellion',
  'search',
  'sequence',
  'set-up',
  'spaceships',
  'stacking',
] as const

const RULE_ID = '^(\\d+(\\.\\d+)+|M\\.\\d+\\.\\d+)$'
const SECTION_ID = '^(\\d+(\\.\\d+)?|M\\.\\d+)$'
/** Rules of this catalog, or of a ruleset that is to follow (force points, revised rules). */
const OTHER_RULE_ID = `${RULE_ID}|^(FP|RV)\\..+$`
const ids = Type.Array(Type.String({ pattern: OTHER_RULE_ID }), { minItems: 1 })

export const RuleSchema = closed({
  id: Type.String({ pattern: RULE_ID, description: 'its number in the rules summary' }),
  title: Type.String({ minLength: 3, maxLength: 60, description: 'in our own words' }),
  statement: Type.String({ minLength: 10, description: 'what a program is held to, in our own words' }),
  references: Type.Array(Type.String(), { description: 'case numbers of the printed rulebook' }),
  metric: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'points, as printed; null for none' }),
  kind: oneOf(KINDS, { description: 'what sort of rule it is' }),
  subject: oneOf(SUBJECTS, { description: 'which part of the rulebook decides it' }),
  needs: Type.Array(Type.String(), { description: 'capabilities that its scenarios exercise' }),
  sameAs: Type.Optional(ids),
  conflictsWith: Type.Optional(ids),
  reading: Type.Optional(Type.String({ minLength: 10, description: 'how an ambiguous rule is read, and why' })),
})

export const SectionSchema = closed({
  id: Type.String({ pattern: SECTION_ID }),
  title: Type.String({ minLength: 2 }),
  rules: Type.Array(RuleSchema),
})

export const RulesetSchema = closed({
  id: Type.String({ pattern: '^[a-z][a-z-]*$' }),
  title: Type.String({ minLength: 2 }),
  sections: Type.Array(SectionSchema),
})

export const CatalogSchema = closed({
  rulesets: Type.Array(RulesetSchema, { minItems: 1 }),
})

/** One rule as the catalog file holds it. */
export type RuleEntry = Static<typeof RuleSchema>
export type CatalogFile = Static<typeof CatalogSchema>
export type Kind = (typeof KINDS)[number]
export type Subject = (typeof SUBJECTS)[number]
