import type { Features, Step } from '../catalog/gherkin'
import { phraseMeantBy } from './nearest-phrase'
import type { Phrase, PhraseBook } from './phrases'
import { type Problem, problem, warning } from './problem'
import { scenariosOf } from './scenarios'

/** An aim, and no wall: eighty phrases for the first four hundred scenarios, and one more for every five after that. */
const MOST_PHRASES = 80
const SCENARIOS_PER_PHRASE = 5

/** Holds the steps of the features against the phrases: every step fits one, and every phrase is used. */
export function phraseProblems(features: Features, book: PhraseBook): Problem[] {
  const used = new Set<Phrase>()
  const ofSteps = features.files.flatMap((file) =>
    scenariosOf(file).flatMap(({ steps }) => steps.flatMap((step) => stepProblems(file.uri, step, book, used))),
  )
  const count = book.phrases.length
  const scenarios = features.files.flatMap(scenariosOf).reduce((sum, { cases }) => sum + cases, 0)
  const most = Math.max(MOST_PHRASES, Math.floor(scenarios / SCENARIOS_PER_PHRASE))
  const [place] = book.phrases.toReversed()
  return [
    ...ofSteps,
    ...book.phrases.flatMap((phrase) =>
      used.has(phrase) ? [] : [problem('unused-phrase', placeOf(phrase), `no step uses "${phrase.text}"`)],
    ),
    ...(place === undefined || count <= most
      ? []
      : [
          warning(
            'too-many-phrases',
            placeOf(place),
            `there are ${count} phrases, and there should be at most ${most}`,
          ),
        ]),
  ]
}

/** Of the rows of an outline, the first with each kind of problem speaks for the others. */
function stepProblems(uri: string, { keyword, line, played }: Step, book: PhraseBook, used: Set<Phrase>): Problem[] {
  const where = `${uri}:${line}`
  const found = [...new Set(played)].flatMap((text) => {
    const phrases = book.matching(text)
    for (const phrase of phrases) used.add(phrase)
    const [phrase, second] = phrases
    if (phrase === undefined) {
      return [problem('undefined-step', where, `no phrase fits "${text}"${phraseMeantBy(text, keyword, book)}`)]
    }
    if (second !== undefined) {
      const both = phrases.map((each) => `"${each.text}" (${placeOf(each)})`).join(' and ')
      return [problem('ambiguous-step', where, `"${text}" fits ${both}`)]
    }
    if (phrase.keyword === undefined || phrase.keyword === keyword) return []
    return [problem('wrong-keyword', where, `"${text}" stands under ${keyword}; it is a phrase for ${phrase.keyword}`)]
  })
  return found.filter(({ kind }, index) => found.findIndex((other) => other.kind === kind) === index)
}

const placeOf = ({ uri, line }: Phrase) => `${uri}:${line}`
