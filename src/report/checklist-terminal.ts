import pc from 'picocolors'
import { counted } from '../lib/numbers'
import { cutShort } from '../lib/text'
import type { Checklist, RuleStatus, SectionStatus } from '../store/checklist-schema'
import { STATUSES, type Status } from '../store/status'
import {
  answeredBy,
  conformingInWords,
  othersInWords,
  remarksOn,
  runInWords,
  STATUS_SYMBOLS,
  statusInWords,
  wrongIn,
} from './checklist-words'
import type { Palette } from './paint'
import type { TerminalOptions } from './terminal'

const INDENT = '      '
/** The room that the title of a rule gets, and what stands behind it. */
const TITLE_WIDTH = 44
const STATUS_WIDTH = 30

/** The checklist as text: the rules of every section with their status, and the totals at the end. */
export function renderChecklist(checklist: Checklist, options: TerminalOptions = {}): string {
  const { color = pc.isColorSupported, columns = 100 } = options
  const palette = pc.createColors(color)
  const blocks = [
    ...checklist.sections.map((section) => sectionBlock(section, palette, columns)),
    conclusion(checklist, palette),
  ]
  return `${blocks.join('\n\n')}\n`
}

const sectionBlock = ({ id, title, totals, rules }: SectionStatus, palette: Palette, columns: number): string =>
  [
    `${palette.bold(`${id}  ${title}`)}  ${palette.dim(conformingInWords(totals))}`,
    ...rules.flatMap((rule) => ruleLines(rule, palette, columns)),
  ].join('\n')

function ruleLines(rule: RuleStatus, palette: Palette, columns: number): readonly string[] {
  const { id, title, status } = rule
  const mark = paintOf(status, palette)(`${STATUS_SYMBOLS[status]} ${id.padEnd(7)}`)
  const name = answeredBy(rule)
  const words = name === undefined ? statusInWords(rule) : `${statusInWords(rule).padEnd(STATUS_WIDTH)}  ${name}`
  const room = Math.max(16, Math.min(TITLE_WIDTH, columns - 14 - words.length))
  const line = `  ${mark} ${cutShort(title, room).padEnd(room)}  ${words}`
  const wrong = wrongIn(rule)
  const below = [...(wrong === undefined ? [] : [wrong]), ...remarksOn(rule)]
  return [line, ...below.map((text) => palette.dim(cutShort(`${INDENT}${text}`, columns)))]
}

function conclusion({ totals, runs, lastRun }: Checklist, palette: Palette): string {
  const others = othersInWords(totals, STATUSES)
  const made =
    lastRun === undefined
      ? 'No run is kept yet: "fitg grade --sut <command>" keeps one.'
      : `From ${counted(runs, 'run')}; the last is ${runInWords(lastRun)}.`
  const paint = totals.regressed > 0 ? palette.red : String
  return `${palette.bold(conformingInWords(totals))}${others === '' ? '' : `; ${paint(others)}`}\n${made}`
}

/** The colour of a status; its symbol and its word say the same. */
function paintOf(status: Status, { green, red, yellow, magenta, cyan, dim }: Palette): (text: string) => string {
  return {
    regressed: red,
    claimed: magenta,
    'in-progress': yellow,
    stale: yellow,
    unsupported: yellow,
    untested: dim,
    waived: cyan,
    conforms: green,
  }[status]
}
