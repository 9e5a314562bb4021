import pc from 'picocolors'
import { conformingShare } from '../grading/scorecard'
import type { GradedRule, GradedScenario, Scorecard } from '../grading/scorecard-schema'
import { counted, grouped, percent } from '../lib/numbers'
import { cutShort } from '../lib/text'
import { type Palette, paintOf } from './paint'
import { sectionTable } from './terminal-table'
import { isFailing, resultInWords, symbolOf } from './verdicts'

export interface TerminalOptions {
  /** Whether to paint; by default as `NO_COLOR` and the terminal say. */
  readonly color?: boolean
  /** The width to keep to; 100 by default. */
  readonly columns?: number
}

const MOST_FAILING_RULES = 10
const INDENT = '    '

/** The scorecard as text: a table of the sections, the rules that fail, and the result at the end. */
export function renderTerminal(scorecard: Scorecard, options: TerminalOptions = {}): string {
  const { color = pc.isColorSupported, columns = 100 } = options
  const palette = pc.createColors(color)
  const blocks = [
    sectionTable(scorecard, palette, columns),
    ...failingRules(scorecard, palette, columns),
    ...unsupportedRules(scorecard, palette, columns),
    conclusion(scorecard, palette, columns),
  ]
  return `${blocks.join('\n\n')}\n`
}

const rulesOf = ({ sections }: Scorecard): readonly GradedRule[] => sections.flatMap(({ rules }) => rules)

function failingRules(scorecard: Scorecard, palette: Palette, columns: number): readonly string[] {
  const failing = rulesOf(scorecard).filter(({ verdict }) => isFailing(verdict))
  const shown = failing.slice(0, MOST_FAILING_RULES).map((rule) => failingRule(rule, scorecard, palette, columns))
  const left = failing.length - shown.length
  return left === 0 ? shown : [...shown, palette.dim(`… and ${counted(left, 'more rule')}: all are in the report`)]
}

/** The rule, the first of its scenarios that fails, what was wrong there, and how to see it again. */
function failingRule(
  { id, title, verdict, scenarios }: GradedRule,
  { run }: Scorecard,
  palette: Palette,
  columns: number,
) {
  const fit = (text: string) => cutShort(`${INDENT}${text}`, columns)
  const failing = scenarios.filter((scenario) => isFailing(scenario.verdict))
  const first = failing.find((scenario) => scenario.verdict === verdict)
  const others = failing.length > 1 ? [fit(`and ${counted(failing.length - 1, 'more scenario')}`)] : []
  return [
    `${paintOf(verdict, palette)(`${symbolOf(verdict)} ${verdict}`)}  ${palette.bold(id)}  ${title}`,
    ...(first === undefined ? [] : whatFailed(first, columns).map(fit)),
    ...others,
    palette.dim(`${INDENT}${run.command} --rule ${id}`),
  ].join('\n')
}

function whatFailed({ name, failure }: GradedScenario, columns: number): readonly string[] {
  if (failure === undefined) return [name]
  const { step, message, expected, actual } = failure
  const found = expected === undefined && actual === undefined ? message : againstEachOther(expected, actual)
  const where = `${name}: ${step}`
  return [...(where.length + INDENT.length <= columns ? [where] : [name, step]), ...found.split('\n')]
}

function againstEachOther(expected = 'nothing', actual = 'nothing'): string {
  const short = expected.length + actual.length < 60
  return short ? `expected ${expected}, got ${actual}` : `expected ${expected}\n     got ${actual}`
}

function unsupportedRules(scorecard: Scorecard, palette: Palette, columns: number): readonly string[] {
  const ids = rulesOf(scorecard).flatMap(({ id, verdict }) => (verdict === 'unsupported' ? [id] : []))
  const words = `${symbolOf('unsupported')} unsupported`
  return ids.length === 0 ? [] : [cutShort(`${words}  ${ids.join(', ')}`, columns).replace(words, palette.yellow)]
}

function conclusion({ totals, implementation, complete }: Scorecard, palette: Palette, columns: number): string {
  const { name, version = '' } = implementation
  const share = conformingShare(totals)
  const { earned, possible } = totals.points
  const result = resultInWords(totals)
  const figures = `${share === undefined ? '' : ` (${percent(share)})`}, ${grouped(earned)} of ${counted(possible, 'point')}`
  const room = Math.max(10, columns - `: ${result}${figures}`.length)
  const paint = share === 1 ? palette.green : String
  const interrupted = complete ? [] : [palette.yellow('! The run was interrupted: what it did not reach is untested.')]
  return [
    `${cutShort(`${name} ${version}`.trim(), room)}: ${palette.bold(paint(result))}${figures}`,
    ...interrupted,
  ].join('\n')
}
