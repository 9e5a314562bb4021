import pc from 'picocolors'
import { counted, grouped } from '../lib/numbers'
import { cutShort } from '../lib/text'
import type { ComparedRun, RuleChange, RunDiff } from '../store/diff-schema'
import { cleaned, timeOf } from './checklist-words'
import { codeSpan, plainText } from './formats/markdown-text'
import type { TerminalOptions } from './terminal'
import { symbolOf } from './verdicts'

/** What changed between two runs, as text and as Markdown. */

interface Group {
  readonly heading: string
  readonly changes: readonly RuleChange[]
}

const groupsOf = (diff: RunDiff): readonly Group[] =>
  [
    { heading: 'Newly conforming', changes: diff.newlyConforming },
    { heading: 'Newly violating', changes: diff.newlyViolating },
    { heading: 'Other verdicts that changed', changes: diff.otherVerdict },
    { heading: 'The same verdict, for another reason', changes: diff.changedMessage },
  ].filter(({ changes }) => changes.length > 0)

export function renderDiff(diff: RunDiff, options: TerminalOptions = {}): string {
  const { color = pc.isColorSupported, columns = 100 } = options
  const palette = pc.createColors(color)
  const lineOf = ({ id, title = '', from, to }: RuleChange) =>
    cutShort(`  ${symbolOf(to)} ${id.padEnd(7)} ${from === to ? to : `${from} → ${to}`}  ${title}`, columns)
  const blocks = [
    [`from ${comparedInWords(diff.from)}`, `to   ${comparedInWords(diff.to)}`].join('\n'),
    ...groupsOf(diff).map(({ heading, changes }) =>
      [
        palette.bold(`${heading} (${changes.length})`),
        ...changes.flatMap((change) => [
          lineOf(change),
          ...reasonsOf(change).map((text) => palette.dim(cutShort(`      ${text}`, columns))),
        ]),
      ].join('\n'),
    ),
    [...sumInWords(diff), ...onlyInWords(diff)].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

export function diffMarkdown(diff: RunDiff): string {
  const itemOf = (change: RuleChange) => {
    const { id, title = '', from, to } = change
    const reasons = reasonsOf(change).map((text) => `; ${codeSpan(text)}`)
    return `- **${id}** ${plainText(title)}: ${from === to ? to : `${from} → ${to}`}${reasons.join('')}`
  }
  const blocks = [
    '# What changed',
    [`- from ${plainText(comparedInWords(diff.from))}`, `- to ${plainText(comparedInWords(diff.to))}`].join('\n'),
    ...groupsOf(diff).flatMap(({ heading, changes }) => [
      `## ${heading} (${changes.length})`,
      changes.map(itemOf).join('\n'),
    ]),
    [...sumInWords(diff), ...onlyInWords(diff)].join('\n\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function comparedInWords(run: ComparedRun): string {
  const { id, implementation, commit, rules, complete } = run
  const parts = [cleaned(implementation), ...(commit === undefined ? [] : [commit]), `${counted(rules, 'rule')} graded`]
  return `${id}  ${timeOf(run)}  ${[...parts, ...(complete ? [] : ['interrupted'])].join(', ')}`
}

/** Why the verdict is what it is now, and where that is what changed, why it was. */
function reasonsOf({ from, to, messageBefore, message, reworded }: RuleChange): readonly string[] {
  const now = message === undefined || to === 'conforms' ? [] : [cleaned(message)]
  return [
    ...(from === to ? [`was: ${cleaned(messageBefore ?? 'no message')}`, ...now.map((text) => `now: ${text}`)] : now),
    ...(reworded ? ['its statement or reading changed in between'] : []),
  ]
}

function sumInWords({ from, to, compared }: RunDiff): readonly string[] {
  if (compared === 0) return ['No rule was graded by both runs.']
  const gain = to.points.earned - from.points.earned
  const sign = gain > 0 ? '+' : gain < 0 ? '−' : '±'
  return [
    `Of ${counted(compared, 'rule')} in both, ${grouped(from.conforms)} conformed and ${grouped(to.conforms)} ${to.conforms === 1 ? 'does' : 'do'} now.`,
    `Points: ${grouped(from.points.earned)} → ${grouped(to.points.earned)} of ${grouped(to.points.possible)} (${sign}${grouped(Math.abs(gain))}).`,
  ]
}

const onlyInWords = ({ from, to, onlyInFrom, onlyInTo }: RunDiff): readonly string[] =>
  [
    { run: from, ids: onlyInFrom },
    { run: to, ids: onlyInTo },
  ].flatMap(({ run, ids }) => (ids.length === 0 ? [] : [`Graded in ${run.id} only: ${listOf(ids)}.`]))

const MOST_LISTED = 12

/** Ids in a line, the first of them where there are many. */
export const listOf = (ids: readonly string[]): string =>
  ids.length <= MOST_LISTED
    ? ids.join(', ')
    : `${ids.slice(0, MOST_LISTED).join(', ')} and ${grouped(ids.length - MOST_LISTED)} more`
