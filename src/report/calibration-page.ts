import type { Catalog, Section } from '../catalog/catalog'
import type { CalibrationResult, Trial } from '../grading/calibration'
import { counted, grouped } from '../lib/numbers'
import { cutShort } from '../lib/text'
import { renderPage } from './compiled-page'

/** A calibration as a page: one file that needs nothing else, neither a network nor JavaScript. */

const LONGEST_MESSAGE = 400
/** Longer lists of what else fails are cut: the JSON has them whole. */
const MOST_IDS = 24
const MOST_BLUNT = 10

type Trials = ReadonlyMap<string, readonly Trial[]>

/** The page: rule by rule the engines that break it, and what became of them. */
export const renderCalibrationPage = (result: CalibrationResult, catalog: Catalog): string =>
  renderPage('calibration', viewOf(result, catalog))

function viewOf({ ok, rules, harmless, degenerates, problems }: CalibrationResult, { sections }: Catalog) {
  const trials: Trials = new Map(rules.map(({ id, violators }) => [id, violators]))
  const all = rules.flatMap(({ violators }) => violators)
  return {
    title: ok ? 'The suite is calibrated' : 'The suite is not calibrated',
    ok,
    about: `${counted(rules.length, 'rule')}, each played against engines that break it`,
    caught: shareOf(all, ({ caught }) => caught),
    kept: shareOf(harmless, ({ notConforming }) => notConforming.length === 0),
    lost: shareOf(degenerates, ({ conforming }) => conforming.length === 0),
    problems,
    sections: sections.flatMap((section) => sectionView(section, trials)),
    blunt: bluntest(rules),
    harmless: harmless.map(({ name, differs, notConforming }) => ({
      name,
      does: differs,
      ...signOf(notConforming.length === 0, 'conforms', 'loses'),
      ids: idsInWords(notConforming),
    })),
    degenerates: degenerates.map(({ name, does, conforming }) => ({
      name,
      does,
      ...signOf(conforming.length === 0, 'found out', 'gains'),
      ids: idsInWords(conforming),
    })),
  }
}

const shareOf = <T>(all: readonly T[], isGood: (one: T) => boolean): string =>
  `${grouped(all.filter(isGood).length)} of ${grouped(all.length)}`

/** How a cell is coloured, and its word. */
const signOf = (good: boolean, word: string, otherwise: string) =>
  good ? { kind: 'conforms', word } : { kind: 'violates', word: otherwise }

function sectionView({ id, title, rules }: Section, trials: Trials) {
  const shown = rules.flatMap((rule) => {
    const violators = trials.get(rule.id)
    return violators === undefined ? [] : { ...rule, violators }
  })
  if (shown.length === 0) return []
  const all = shown.flatMap(({ violators }) => violators)
  return {
    id,
    title,
    figures: `${counted(shown.length, 'rule')} · ${shareOf(all, ({ caught }) => caught)} caught`,
    rules: shown.map(({ id: rule, title: name, statement, violators }) => {
      const caught = violators.length > 0 && violators.every((trial) => trial.caught)
      return {
        id: rule,
        title: name,
        statement,
        open: !caught,
        ...signOf(caught, 'caught', violators.length === 0 ? 'unproven' : 'survived'),
        tag: counted(violators.length, 'violator'),
        // What survived is what is looked for.
        trials: violators.toSorted((a, b) => Number(a.caught) - Number(b.caught)).map(trialView),
      }
    }),
  }
}

const trialView = ({ name, mistake, caught, verdict, scenario, message, alsoFails }: Trial) => ({
  name,
  mistake,
  ...signOf(caught, 'caught', 'survived'),
  symbol: caught ? '✓' : '✗',
  verdict,
  scenario: scenario ?? null,
  message: message === undefined ? null : cutShort(message, LONGEST_MESSAGE),
  alsoFails: alsoFails.length === 0 ? null : idsInWords(alsoFails),
  count: counted(alsoFails.length, 'rule'),
})

const idsInWords = (ids: readonly string[]): string =>
  ids.length <= MOST_IDS
    ? ids.join(', ')
    : `${ids.slice(0, MOST_IDS).join(', ')} and ${counted(ids.length - MOST_IDS, 'more rule')}`

/** The violators that fail most beside the rules they are meant to break: where scenarios, or they, may be too blunt. */
function bluntest(rules: CalibrationResult['rules']) {
  const rows = new Map<string, { readonly name: string; readonly ids: string[]; readonly beside: Set<string> }>()
  for (const { id, violators } of rules) {
    for (const { name, alsoFails } of violators) {
      const row = rows.get(name) ?? { name, ids: [], beside: new Set(alsoFails) }
      rows.set(name, row)
      row.ids.push(id)
    }
  }
  return [...rows.values()]
    .map(({ name, ids, beside }) => ({ name, ids, count: [...beside].filter((id) => !ids.includes(id)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_BLUNT)
    .map(({ name, ids, count }) => ({ name, ids, count: grouped(count) }))
}
