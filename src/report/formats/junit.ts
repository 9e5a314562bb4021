import type { GradedRule, GradedSection, Scorecard, Totals } from '../../grading/scorecard-schema'
import { assertNever } from '../../lib/assert-never'
import { detailsOf, reasonOf } from './reason'
import { type Element, element, xmlDocument } from './xml'

/**
 * The scorecard as JUnit XML, for the test pages of build servers: a test suite for every section, a test case for every
 * rule. What was not tried, and what is waived, is skipped. The times of rules and sections are those of their steps alone.
 */
export function junitReport(scorecard: Scorecard): string {
  const { suite, implementation, run, totals, sections } = scorecard
  const name = `${suite.name} ${suite.version}: ${[implementation.name, implementation.version].join(' ').trim()}`
  const time = run.seconds.toFixed(3)
  return xmlDocument(
    element(
      'testsuites',
      { name, ...counts(totals), time },
      sections.map((section) => testSuite(section, scorecard)),
    ),
  )
}

const counts = ({ rules, violates, errored }: Totals) => ({ tests: rules, failures: violates, errors: errored })

function testSuite(section: GradedSection, { run, implementation, suite, complete }: Scorecard): Element {
  const { id, ruleset, title, totals, rules } = section
  // Without the fraction of a second and the zone, as the format has it.
  const timestamp = run.startedAt.slice(0, 19)
  const properties = element('properties', {}, [
    property('ruleset', ruleset),
    property('section', id),
    property('catalog', suite.catalogHash),
    property('sut', implementation.sut),
    property('sandbox', run.sandbox ?? 'none'),
    property('complete', String(complete)),
  ])
  const skipped = totals.unsupported + totals.untested + totals.waived
  return element('testsuite', { name: `${id} ${title}`, ...counts(totals), skipped, timestamp, ...timeOf(rules) }, [
    properties,
    ...rules.map((rule) => testCase(rule, section, run.command)),
  ])
}

const property = (name: string, value: string | number): Element => element('property', { name, value })

function testCase(rule: GradedRule, { id, ruleset }: GradedSection, command: string): Element {
  const { points } = rule
  const properties = element('properties', {}, [
    property('rule', rule.id),
    property('verdict', rule.verdict),
    property('points.possible', points.possible),
    property('points.earned', points.earned),
    property('points.lost', points.lost),
    property('points.notAttempted', points.notAttempted),
  ])
  // A dot in the class name opens a package: sections of a ruleset stand together.
  return element('testcase', { classname: `${ruleset}.${id}`, name: `${rule.id} ${rule.title}`, ...timeOf([rule]) }, [
    properties,
    ...outcomeOf(rule, command),
  ])
}

/** How long the scenarios of rules took together; nothing where that is not known. */
function timeOf(rules: readonly GradedRule[]): { readonly time?: string } {
  const known = rules.flatMap(({ scenarios }) => scenarios.flatMap(({ seconds }) => seconds ?? []))
  return known.length === 0 ? {} : { time: known.reduce((sum, seconds) => sum + seconds, 0).toFixed(4) }
}

function outcomeOf(rule: GradedRule, command: string): readonly Element[] {
  const message = reasonOf(rule)
  switch (rule.verdict) {
    case 'conforms':
      return []
    case 'violates':
      return [element('failure', { message, type: rule.verdict }, detailsOf(rule, command))]
    case 'errored':
      return [element('error', { message, type: rule.verdict }, detailsOf(rule, command))]
    case 'unsupported':
    case 'untested':
    case 'waived':
      return [element('skipped', { message: `${rule.verdict}: ${message}` })]
    default:
      return assertNever(rule.verdict)
  }
}
