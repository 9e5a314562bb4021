import { conformingShare } from '../../grading/scorecard'
import type { GradedRule, Scorecard, Totals } from '../../grading/scorecard-schema'
import type { RuleVerdict } from '../../grading/verdict'
import { counted, duration, grouped, percent } from '../../lib/numbers'
import { isFailing, resultInWords, SHOWN_VERDICTS, symbolOf } from '../verdicts'
import { codeBlock, codeSpan, htmlText, plainText } from './markdown-text'
import { detailsOf, reasonOf, rulesOf } from './reason'

/** Job summaries may have 1 MiB, and those of the other steps of a job are counted apart: this leaves some room. */
const MOST_BYTES = 1_000_000

/**
 * The scorecard as Markdown, for the summary of a job on GitHub: the result, a line for every section, and the rules to
 * look at folded away. Of what there is no room for, it says how much it is.
 */
export function markdownSummary(scorecard: Scorecard): string {
  const rules = rulesOf(scorecard)
  const having = (verdict: RuleVerdict) => rules.filter((rule) => rule.verdict === verdict)
  const head = `${headline(scorecard)}\n\n${sectionTable(scorecard)}`
  const failing = rules.filter(({ verdict }) => isFailing(verdict))
  const blocks = [
    ...failing.map((rule) => ({ rules: 1, text: foldedRule(rule, scorecard.run.command) })),
    ...(['unsupported', 'waived', 'untested'] as const)
      .filter((verdict) => having(verdict).length > 0)
      .map((verdict) => ({ rules: having(verdict).length, text: foldedGroup(verdict, having(verdict)) })),
  ]
  return `${[head, ...fitting(blocks, MOST_BYTES - Buffer.byteLength(head))].join('\n\n')}\n`
}

/** A part of the summary that may be left out, and how many rules it is about. */
interface Block {
  readonly rules: number
  readonly text: string
}

function headline({ totals, implementation, suite, run, complete, notes = [] }: Scorecard): string {
  const share = conformingShare(totals)
  const { earned, possible, lost, notAttempted } = totals.points
  const points = `${grouped(earned)} of ${counted(possible, 'point')} earned, ${grouped(lost)} lost, ${grouped(notAttempted)} not attempted`
  return [
    `## ${resultInWords(totals)}${share === undefined ? '' : ` (${percent(share)})`}`,
    `**${points}**`,
    `${codeSpan([implementation.name, implementation.version].join(' ').trim())}, graded in ${duration(run.seconds)} by ${plainText(`${suite.name} ${suite.version}`)}: ${codeSpan(implementation.sut)}`,
    ...(complete ? [] : ['**The run was interrupted.** Rules that it did not reach are untested.']),
    ...(notes.length === 0
      ? []
      : [`On the grading profile:\n\n${notes.map((note) => `- ${plainText(note)}`).join('\n')}`]),
  ].join('\n\n')
}

/** A line for every section. A verdict that no rule has gets no column, for the table is wide enough without. */
function sectionTable({ sections, totals }: Scorecard): string {
  const verdicts = SHOWN_VERDICTS.filter(({ verdict }) => totals[verdict] > 0)
  const figures = ({ rules, points, ...counts }: Totals) =>
    [
      rules,
      ...verdicts.map(({ verdict }) => counts[verdict]),
      points.earned,
      points.lost,
      points.notAttempted,
      points.possible,
    ].map(grouped)
  const words = verdicts.map(({ verdict, symbol }) => `${symbol} ${verdict}`)
  const names = ['section', 'rules', ...words, 'earned', 'lost', 'not attempted', 'points']
  const rows = [
    names,
    names.map((_, column) => (column === 0 ? '---' : '---:')),
    ...sections.map((section) => [plainText(`${section.id} ${section.title}`), ...figures(section.totals)]),
    ['**all**', ...figures(totals)],
  ]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function foldedRule(rule: GradedRule, command: string): string {
  const { id, title, verdict, statement } = rule
  const summary = `${symbolOf(verdict)} <b>${htmlText(id)}</b> ${htmlText(title)}: ${verdict}`
  return folded(summary, codeBlock(`${statement}\n\n${detailsOf(rule, command)}`))
}

/** Rules that a program did not fail, in a list; all of one verdict. */
function foldedGroup(verdict: RuleVerdict, rules: readonly GradedRule[]): string {
  const lineOf = (rule: GradedRule) =>
    `- ${plainText(`${rule.id} ${rule.title}`)}${verdict === 'untested' ? '' : `: ${codeSpan(reasonOf(rule))}`}`
  return folded(`${symbolOf(verdict)} ${counted(rules.length, 'rule')} ${verdict}`, rules.map(lineOf).join('\n'))
}

/** The empty lines let what is inside be read as Markdown. */
const folded = (summary: string, inside: string) => `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`

/** As many of the blocks as there is room for, and how many rules there is none for. */
function fitting(blocks: readonly Block[], bytes: number): readonly string[] {
  let room = bytes
  let leftOut = 0
  const texts = blocks.flatMap(({ rules, text }) => {
    const size = Buffer.byteLength(text)
    if (size > room) {
      leftOut += rules
      return []
    }
    room -= size
    return [text]
  })
  const more = `There is no room for ${counted(leftOut, 'more rule')}: all are in the JSON scorecard.`
  return leftOut === 0 ? texts : [...texts, more]
}
