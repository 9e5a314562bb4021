import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Handlebars from 'handlebars'
import type { Scorecard } from '../grading/scorecard-schema'
import { generatedFile } from '../lib/package-root'
import { type PageView, pageView, type Richness } from './html-view'

/** The scorecard as a page: one file that needs nothing else, neither a network nor JavaScript, though
 * with it the rules can be searched. */

/** What the build makes of the templates. */
interface CompiledTemplates {
  readonly page: TemplateSpecification
  readonly partials: Readonly<Record<string, TemplateSpecification>>
  /** Hashes of the style sheet and the script, by which the page allows them and no other. */
  readonly styleHash: string
  readonly scriptHash: string
}

type Renderer = (view: PageView) => string

/** Larger pages are slow to open and to send. */
const MOST_BYTES = 390_000

const ALL = Number.POSITIVE_INFINITY
const FEW = 5
/** The names of more scenarios have never fitted, and to find that out takes as long as to make the page. */
const MOST_NAMES = 1500
const NO_MESSAGES = { messages: 0, exchanges: 0, scenarios: 1, named: 0, told: 0 }

/** From all there is to hardly anything: a page that grows too large is made again with less. */
const RICHNESS: readonly Richness[] = [
  { messages: 2000, exchanges: 3, scenarios: 3, named: ALL, rules: ALL, told: ALL },
  { messages: 2000, exchanges: 3, scenarios: 3, named: FEW, rules: ALL, told: ALL },
  { messages: 2000, exchanges: 1, scenarios: 3, named: 2, rules: ALL, told: ALL },
  { messages: 700, exchanges: 1, scenarios: 3, named: 2, rules: ALL, told: ALL },
  { messages: 700, exchanges: 1, scenarios: 1, named: 0, rules: ALL, told: ALL },
  { messages: 300, exchanges: 1, scenarios: 1, named: 0, rules: ALL, told: ALL },
  { messages: 700, exchanges: 1, scenarios: 1, named: 0, rules: ALL, told: 30 },
  { messages: 700, exchanges: 1, scenarios: 1, named: 0, rules: ALL, told: 10 },
  { ...NO_MESSAGES, rules: ALL },
  { ...NO_MESSAGES, rules: 100 },
  { messages: 700, exchanges: 1, scenarios: 1, named: 0, rules: 30, told: 10 },
  { messages: 700, exchanges: 1, scenarios: 1, named: 0, rules: 15, told: 5 },
  { ...NO_MESSAGES, rules: 10 },
]

/** The whole page. What there is no room for is in the JSON scorecard, and the page says so. */
export function renderScorecard(scorecard: Scorecard): string {
  renderer ??= loadRenderer()
  const scenarios = scorecard.sections.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios)).length
  for (const richness of RICHNESS) {
    if (richness.named === ALL && scenarios > MOST_NAMES) continue
    const page = renderer(pageView(scorecard, richness))
    if (Buffer.byteLength(page) <= MOST_BYTES) return page
  }
  return renderer(pageView(scorecard, { ...NO_MESSAGES, rules: 0 }))
}

let renderer: Renderer | undefined

function loadRenderer(): Renderer {
  const file = generatedFile('templates.js')
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build"`)
  const require = createRequire(file)
  const runtime = require('handlebars/runtime') as typeof Handlebars
  const { page, partials, styleHash, scriptHash } = require(file) as CompiledTemplates
  const template = runtime.template<PageView & Pick<CompiledTemplates, 'styleHash' | 'scriptHash'>>(page)
  const parts = Object.fromEntries(Object.entries(partials).map(([name, part]) => [name, runtime.template(part)]))
  return (view) => template({ ...view, styleHash, scriptHash }, { partials: parts })
}
