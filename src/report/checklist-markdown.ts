import { counted } from '../lib/numbers'
import type { Checklist, RuleStatus } from '../store/checklist-schema'
import { STATUSES } from '../store/status'
import {
  answeredBy,
  conformingInWords,
  othersInWords,
  remarksOn,
  runInWords,
  statusInWords,
  wrongIn,
} from './checklist-words'
import { codeSpan, plainText } from './formats/markdown-text'

/** The checklist as a task list per section, to be kept in a repository or an issue. */
export function checklistMarkdown({ totals, sections, runs, lastRun }: Checklist): string {
  const others = othersInWords(totals, STATUSES)
  const made =
    lastRun === undefined ? 'No run is kept yet.' : `From ${counted(runs, 'run')}; the last is ${runInWords(lastRun)}.`
  const blocks = [
    '# Rules checklist',
    `**${conformingInWords(totals)}**${others === '' ? '' : `; ${others}`}. ${made}`,
    ...sections.flatMap((section) => [
      `## ${section.id} ${plainText(section.title)}`,
      `${conformingInWords(section.totals)}.`,
      section.rules.map(task).join('\n'),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function task(rule: RuleStatus): string {
  const name = answeredBy(rule)
  const wrong = wrongIn(rule)
  const words = rule.status === 'conforms' ? statusInWords(rule) : `**${statusInWords(rule)}**`
  const rest = [
    ...(name === undefined ? [] : [plainText(name)]),
    ...(wrong === undefined ? [] : [codeSpan(wrong)]),
    ...remarksOn(rule).map(plainText),
  ]
  const box = rule.status === 'conforms' ? 'x' : ' '
  return `- [${box}] **${rule.id}** ${plainText(rule.title)}: ${[words, ...rest].join('; ')}`
}
