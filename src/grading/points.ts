import type { Rule } from '../catalog/catalog'
import { assertNever } from '../lib/assert-never'
import type { Points } from './scorecard-schema'
import type { RuleVerdict } from './verdict'

/** A rule that a grader lets pass. */
export interface Waiver {
  readonly rule: string
  readonly reason: string
  /** The last day it holds, as `2026-01-31`; without one it holds for good. */
  readonly until?: string
}

/** What a grader decides: how many points a rule is worth, in whole numbers, and which rules do not count. */
export interface GradingProfile {
  /** Points of a rule that has no printed metric. */
  readonly defaultPoints: number
  /** Points of each rule of a section, by its id; `8` speaks for 8.1 and 8.2 too. */
  readonly sectionPoints: Readonly<Record<string, number>>
  readonly rulePoints: Readonly<Record<string, number>>
  readonly waivers: readonly Waiver[]
}

/** Printed metrics as printed, one point for every other rule, nothing waived. */
export const DEFAULT_PROFILE: GradingProfile = { defaultPoints: 1, sectionPoints: {}, rulePoints: {}, waivers: [] }

/** The points a rule is worth. What the profile says of the rule itself, or else of its section, beats the print. */
export function worthOf(rule: Rule, profile: GradingProfile): number {
  const [parent = rule.section] = rule.section.split('.')
  return (
    profile.rulePoints[rule.id] ??
    profile.sectionPoints[rule.section] ??
    profile.sectionPoints[parent] ??
    rule.metric ??
    profile.defaultPoints
  )
}

/**
 * The waiver that holds for a rule on a day.
 * @param day as `2026-01-31`, or a time that begins like that
 */
export function waiverOf(rule: string, profile: GradingProfile, day: string): Waiver | undefined {
  const holds = ({ until }: Waiver) => until === undefined || day.slice(0, until.length) <= until
  return profile.waivers.find((waiver) => waiver.rule === rule && holds(waiver))
}

const NO_POINTS: Points = { possible: 0, earned: 0, lost: 0, notAttempted: 0 }

/** Where the points of a rule go. Those of a waived rule go nowhere: they were never possible. */
export function pointsFor(worth: number, verdict: RuleVerdict): Points {
  switch (verdict) {
    case 'conforms':
      return { ...NO_POINTS, possible: worth, earned: worth }
    case 'violates':
    case 'errored':
      return { ...NO_POINTS, possible: worth, lost: worth }
    case 'unsupported':
    case 'untested':
      return { ...NO_POINTS, possible: worth, notAttempted: worth }
    case 'waived':
      return NO_POINTS
    default:
      return assertNever(verdict)
  }
}

/** Points added up, kind by kind. */
export function sumOf(points: readonly Points[]): Points {
  return points.reduce(
    (sum, next) => ({
      possible: sum.possible + next.possible,
      earned: sum.earned + next.earned,
      lost: sum.lost + next.lost,
      notAttempted: sum.notAttempted + next.notAttempted,
    }),
    NO_POINTS,
  )
}
