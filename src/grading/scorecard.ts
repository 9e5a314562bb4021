import type { Catalog, Rule, Section } from '../catalog/catalog'
import { lineOfText } from '../lib/text'
import { gradedScenario } from './evidence'
import type { ScenarioOutcome } from './outcome'
import { DEFAULT_PROFILE, type GradingProfile, pointsFor, sumOf, waiverOf, worthOf } from './points'
import { profileNotes } from './profile-notes'
import { replayOf } from './replays'
import type { GradedRule, GradedScenario, GradedSection, Scorecard, SectionCoverage, Totals } from './scorecard-schema'
import { type RuleVerdict, verdictOf } from './verdict'

/** What the suite can tell, by the ids of rules. */
export interface Coverage {
  /** Rules that have scenarios. */
  readonly scenarios: ReadonlySet<string>
  /** Rules whose scenarios were shown to catch an engine that breaks them. */
  readonly proven: ReadonlySet<string>
}

/** Everything a scorecard is made from. */
export interface Grading {
  readonly catalog: Catalog
  /** The ids of the rules that were asked for: the denominator, whether or not they ran. */
  readonly selected: ReadonlySet<string>
  readonly outcomes: readonly ScenarioOutcome[]
  readonly coverage: Coverage
  readonly complete: boolean
  readonly suite: { readonly name: string; readonly version: string }
  readonly implementation: Scorecard['implementation']
  readonly run: Scorecard['run']
  readonly profile?: GradingProfile
}

/** Grades what a run observed. */
export function scorecardOf(grading: Grading): Scorecard {
  const { catalog, selected, suite, complete, run, profile = DEFAULT_PROFILE } = grading
  const outcomes = byRule(grading.outcomes)
  const sections = catalog.sections
    .map((section) => ({ ...section, rules: section.rules.filter(({ id }) => selected.has(id)) }))
    .filter(({ rules }) => rules.length > 0)
    .map((section) => gradedSection(section, outcomes, grading))
  const rules = sections.flatMap((section) => section.rules)
  const notes = profileNotes(profile, { sections }, run.startedAt)
  return {
    schemaVersion: 1,
    complete,
    suite: { ...suite, catalogHash: catalog.hash },
    implementation: saidBy(grading.implementation),
    run: {
      ...run,
      command: lineOfText(run.command, 500),
      ...(run.replayCommand === undefined ? {} : { replayCommand: lineOfText(run.replayCommand, 500) }),
    },
    totals: totalsOf(rules),
    coverage: coverageOf(rules, grading.coverage),
    ...(notes.length === 0 ? {} : { notes }),
    sections,
  }
}

type OutcomesByRule = ReadonlyMap<string, readonly ScenarioOutcome[]>

function byRule(outcomes: readonly ScenarioOutcome[]): OutcomesByRule {
  const grouped = new Map<string, ScenarioOutcome[]>()
  for (const outcome of outcomes) {
    const ofRule = grouped.get(outcome.rule)
    if (ofRule === undefined) grouped.set(outcome.rule, [outcome])
    else ofRule.push(outcome)
  }
  return grouped
}

function gradedSection(section: Section, outcomes: OutcomesByRule, grading: Grading): GradedSection {
  const rules = section.rules.map((rule) => gradedRule(rule, outcomes.get(rule.id) ?? [], grading))
  return {
    id: section.id,
    ruleset: section.ruleset,
    title: section.title,
    totals: totalsOf(rules),
    coverage: coverageOf(rules, grading.coverage),
    rules,
  }
}

function gradedRule(rule: Rule, outcomes: readonly ScenarioOutcome[], grading: Grading): GradedRule {
  const { profile = DEFAULT_PROFILE, run } = grading
  const waiver = waiverOf(rule.id, profile, run.startedAt)
  const verdict = verdictOf(
    outcomes.map((outcome) => outcome.verdict),
    waiver !== undefined,
  )
  return {
    id: rule.id,
    title: rule.title,
    statement: rule.statement,
    ...(rule.reading === undefined ? {} : { reading: rule.reading }),
    ...(rule.conflictsWith === undefined ? {} : { conflictsWith: rule.conflictsWith }),
    references: rule.references,
    kind: rule.kind,
    metric: rule.metric,
    verdict,
    ...(waiver === undefined ? {} : { waiver: waiverRecord(waiver) }),
    points: pointsFor(worthOf(rule, profile), verdict),
    scenarios: outcomes.map(scenarioWithReplay),
  }
}

function scenarioWithReplay(outcome: ScenarioOutcome, index: number): GradedScenario {
  const replay = replayOf(outcome, index)
  return { ...gradedScenario(outcome), ...(replay === undefined ? {} : { replay }) }
}

const waiverRecord = ({ reason, until }: { readonly reason: string; readonly until?: string }) => ({
  reason,
  ...(until === undefined ? {} : { until }),
})

/** The rules counted by verdict, and their points. */
export function totalsOf(rules: readonly Pick<GradedRule, 'verdict' | 'points'>[]): Totals {
  const having = (verdict: RuleVerdict) => rules.filter((rule) => rule.verdict === verdict).length
  return {
    rules: rules.length,
    conforms: having('conforms'),
    violates: having('violates'),
    unsupported: having('unsupported'),
    errored: having('errored'),
    untested: having('untested'),
    waived: having('waived'),
    points: sumOf(rules.map(({ points }) => points)),
  }
}

function coverageOf(rules: readonly GradedRule[], { scenarios, proven }: Coverage): SectionCoverage {
  return {
    rules: rules.length,
    withScenarios: rules.filter(({ id }) => scenarios.has(id)).length,
    proven: rules.filter(({ id }) => proven.has(id)).length,
  }
}

/** The rules that count: waived ones do not. */
export const countedRules = (totals: Totals): number => totals.rules - totals.waived

/** The share of rules that conform, of those that count; undefined when none does. */
export function conformingShare(totals: Totals): number | undefined {
  const rules = countedRules(totals)
  return rules === 0 ? undefined : totals.conforms / rules
}

/** Names are short: what a program says beyond that is not a name. */
function saidBy({ name, version, language, sut }: Scorecard['implementation']): Scorecard['implementation'] {
  return {
    name: lineOfText(name, 80) || 'unnamed',
    ...(version === undefined ? {} : { version: lineOfText(version, 40) }),
    ...(language === undefined ? {} : { language: lineOfText(language, 40) }),
    sut: lineOfText(sut, 300),
  }
}
