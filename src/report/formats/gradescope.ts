import type { GradedRule, GradedSection, Scorecard } from '../../grading/scorecard-schema'
import { counted, grouped } from '../../lib/numbers'
import { resultInWords } from '../verdicts'
import { detailsOf, heaviestOf, reasonOf, rulesOf } from './reason'

/** What Gradescope reads from an autograder. */
interface Results {
  readonly execution_time: number
  readonly output: string
  readonly output_format: 'text'
  readonly test_output_format: 'text'
  readonly test_name_format: 'text'
  readonly visibility: 'visible'
  readonly tests: readonly Test[]
  /** Kept with the submission, for programs that read it later. */
  readonly extra_data: Pick<Scorecard, 'schemaVersion' | 'complete' | 'suite' | 'implementation' | 'totals'>
}

interface Test {
  readonly number: string
  readonly name: string
  readonly score: number
  readonly max_score: number
  readonly status: 'passed' | 'failed'
  readonly output: string
  readonly tags: readonly string[]
  readonly extra_data: { readonly rule: string; readonly section: string; readonly verdict: string }
}

/**
 * The `results.json` of a Gradescope autograder, with a test for every rule that counts: students see which one is
 * wrong, and staff which one most teams get wrong. The scores add up to the points earned. Waived rules have no test,
 * for one that is worth nothing would look like one that was passed; the text on top names them.
 */
export function gradescopeResults(scorecard: Scorecard): string {
  const { schemaVersion, complete, suite, implementation, totals, run, sections } = scorecard
  const results: Results = {
    execution_time: run.seconds,
    output: summaryOf(scorecard),
    // A program may say anything: it is shown as plain text everywhere.
    output_format: 'text',
    test_output_format: 'text',
    test_name_format: 'text',
    // No test sets its own: one that is not visible would hide the total as well.
    visibility: 'visible',
    tests: sections.flatMap((section) =>
      section.rules.filter(({ verdict }) => verdict !== 'waived').map((rule) => testOf(rule, section, run.command)),
    ),
    extra_data: { schemaVersion, complete, suite, implementation, totals },
  }
  return `${JSON.stringify(results, null, 2)}\n`
}

function testOf(rule: GradedRule, section: GradedSection, command: string): Test {
  const { id, title, verdict, points } = rule
  const conforms = verdict === 'conforms'
  return {
    number: id,
    name: conforms ? title : `${title} (${verdict})`,
    score: points.earned,
    max_score: points.possible,
    // Said outright, for zero of zero points would be read as passed.
    status: conforms ? 'passed' : 'failed',
    output: conforms
      ? rule.statement
      : `${rule.statement}\n\n${verdict === 'untested' ? reasonOf(rule) : detailsOf(rule, command)}`,
    tags: [`section ${section.id}`, verdict],
    extra_data: { rule: id, section: section.id, verdict },
  }
}

function summaryOf(scorecard: Scorecard): string {
  const { totals, complete, implementation } = scorecard
  const rules = rulesOf(scorecard)
  const { earned, possible } = totals.points
  const waived = rules.filter(({ verdict }) => verdict === 'waived')
  const heaviest = heaviestOf(scorecard)
  return [
    `${implementation.name}: ${resultInWords(totals)}, ${grouped(earned)} of ${counted(possible, 'point')}.`,
    ...(complete ? [] : ['The run was interrupted: rules that it did not reach are untested.']),
    ...(heaviest === undefined
      ? []
      : [
          `Rule ${heaviest.id} alone is worth ${grouped(heaviest.points.possible)} of them; a grading profile can say otherwise.`,
        ]),
    ...waived.map((rule) => `Waived: ${rule.id} ${rule.title}: ${reasonOf(rule)}`),
  ].join('\n')
}
