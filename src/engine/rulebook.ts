import { mapRows } from '../lib/rows'
import { captureRules } from './rules/capture'
import { characterCombatRules } from './rules/character-combat'
import { controlRules } from './rules/control'
import { creatureRules } from './rules/creatures'
import { detectionRules, rollOf20 } from './rules/detection'
import { environRules } from './rules/environ'
import { eventRules } from './rules/events'
import { healingRules } from './rules/healing'
import { militaryCombatRules } from './rules/military-combat'
import { missionRules } from './rules/missions'
import { movementRules } from './rules/movement'
import { pdbRules } from './rules/pdb'
import { possessionRules } from './rules/possessions'
import { reactionRules } from './rules/reaction'
import { rebelUnitRules } from './rules/rebel-units'
import { rebellionRules } from './rules/rebellion'
import { searchRules } from './rules/search'
import { sequenceRules } from './rules/sequence'
import { setUpRules } from './rules/set-up'
import { spaceshipRules } from './rules/spaceships'
import { stackingRules } from './rules/stacking'
import { victoryRules } from './rules/victory'

/** The printed rules: one module per subject, one decision in one place. */
export const printedRulebook = {
  capture: captureRules,
  characterCombat: characterCombatRules,
  control: controlRules,
  creatures: creatureRules,
  detection: detectionRules,
  environ: environRules,
  events: eventRules,
  healing: healingRules,
  militaryCombat: militaryCombatRules,
  missions: missionRules,
  movement: movementRules,
  pdb: pdbRules,
  possessions: possessionRules,
  reaction: reactionRules,
  rebellion: rebellionRules,
  rebelUnits: rebelUnitRules,
  search: searchRules,
  sequence: sequenceRules,
  setUp: setUpRules,
  spaceships: spaceshipRules,
  stacking: stackingRules,
  victory: victoryRules,
} as const

type Decisions<Subject> = {
  // biome-ignore lint/suspicious/noExplicitAny: any function is a decision here; what remains is its plain signature
  readonly [Name in keyof Subject]: Subject[Name] extends (...facts: infer Facts extends any[]) => infer Answer
    ? (...facts: Facts) => Answer
    : never
}

/** What the engine consults. A variant, or a broken engine, is the printed rulebook with single decisions replaced. */
export type Rulebook = {
  readonly [Subject in keyof typeof printedRulebook]: Decisions<(typeof printedRulebook)[Subject]>
}

export type RulebookSubject = keyof Rulebook

/** A rulebook with some decisions of one subject replaced. */
export const replaceDecisions = <Subject extends RulebookSubject>(
  rulebook: Rulebook,
  subject: Subject,
  decisions: Partial<Rulebook[Subject]>,
): Rulebook => ({ ...rulebook, [subject]: { ...rulebook[subject], ...decisions } })

/** A decision of any subject, whatever it is about. */
export type AnyDecision = (...facts: readonly unknown[]) => unknown

/**
 * A rulebook with each of its decisions replaced.
 * @param change is given a decision and its name, as `pdb.mayAttack`
 */
export const mapDecisions = (
  rulebook: Rulebook,
  change: (decide: AnyDecision, name: string) => AnyDecision,
): Rulebook => {
  const subjects = Object.entries(rulebook as unknown as Readonly<Record<string, Record<string, AnyDecision>>>)
  return Object.fromEntries(
    subjects.map(([subject, decisions]) => [
      subject,
      mapRows(decisions, (decide, name) => change(decide, `${subject}.${name}`)),
    ]),
  ) as unknown as Rulebook
}

/** Section 17: PDBs roll a 20, which no face of a die beats, so the row of the 6 is read and no die is rolled. */
export const changedPdbRulebook: Rulebook = replaceDecisions(printedRulebook, 'detection', rollOf20)
