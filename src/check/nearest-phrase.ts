import type { Keyword } from '../catalog/gherkin'
import { didYouMean } from '../lib/nearest'
import { PARAMETER, type PhraseBook, parametersIn } from './phrases'

/** What was probably meant by a step that no phrase fits, to end a message with; nothing where nothing is near. */
export function phraseMeantBy(text: string, keyword: Keyword, book: PhraseBook): string {
  return wrongValue(text, book) ?? likestPhrase(text, keyword, book)
}

/** A phrase that would fit if it were not for one value: a name that does not exist, or is spelled in another way. */
function wrongValue(text: string, { phrases, parameterTypes }: PhraseBook): string | undefined {
  const [best] = phrases
    .flatMap((phrase) => {
      const read = withAnyValues(phrase.text).exec(text)
      if (read === null) return []
      const values = parametersIn(phrase.text).map((type, index) => ({ type, value: read[index + 1] ?? '' }))
      const wrong = values.filter(({ type, value }) => !fits(value, parameterTypes.get(type) ?? []))
      return [{ phrase, wrong, literal: phrase.text.replace(PARAMETER, '').length }]
    })
    .sort((a, b) => a.wrong.length - b.wrong.length || b.literal - a.literal)
  const [first, second] = best?.wrong ?? []
  if (best === undefined || first === undefined || second !== undefined) return undefined
  const names = namesIn(parameterTypes.get(first.type) ?? [])
  return `; in "${best.phrase.text}", "${first.value}" is no {${first.type}}${didYouMean(first.value, names)}`
}

/** The phrase as a regular expression in which every parameter stands for any text. */
function withAnyValues(phrase: string): RegExp {
  const literal = (text: string) =>
    text
      .replace(/\\(.)|\(([^()]+)\)|[.*+?^${}|[\]\\()]/g, (sign, escaped?: string, optional?: string) =>
        optional === undefined ? `\\${escaped ?? sign}` : `(?:${optional})?`,
      )
      .replace(/[^\s/]+(\/[^\s/]+)+/g, (words) => `(?:${words.replaceAll('/', '|')})`)
  const parts = phrase.split(new RegExp(PARAMETER.source.replace('(\\w*)', '\\w*')))
  return new RegExp(`^${parts.map(literal).join('(.+?)')}$`)
}

const fits = (value: string, regexps: readonly string[]) =>
  regexps.some((regexp) => new RegExp(`^(?:${regexp})$`).test(value))

/** The values of a parameter type, where its regular expression is a list of words; else none. */
export function valuesOf(regexps: readonly string[]): string[] {
  const words = regexps.flatMap((regexp) => regexp.split('|'))
  return words.every((word) => PLAIN.test(word)) ? words.map((word) => word.replace(/\\(\W)/g, '$1')) : []
}

/** The names in a regular expression, for suggestions: whatever in it is plain text. */
const namesIn = (regexps: readonly string[]): string[] =>
  regexps.flatMap((regexp) => regexp.split(/[|()]|\?:/).flatMap((part) => valuesOf([part])))

/** Text in which nothing has a meaning for regular expressions, unless it is escaped. */
const PLAIN = /^([^?*+^$[\]{}()\\.]|\\\W)+$/

/** The phrase that has most words in common with the step, in their order, and fewest that the step has not. */
function likestPhrase(text: string, keyword: Keyword, { phrases }: PhraseBook): string {
  const words = text.split(' ')
  const [best] = phrases
    .map((phrase) => {
      const wanted = phrase.text.split(' ').filter((word) => !word.includes('{'))
      const shared = sharedWords(words, wanted)
      const likeness = 2 * shared - wanted.length + (phrase.keyword === keyword ? 0.5 : 0)
      return { phrase, likeness, share: shared / Math.max(1, wanted.length) }
    })
    .sort((a, b) => b.likeness - a.likeness)
  return best === undefined || best.share < 0.6 ? '' : `; did you mean "${best.phrase.text}"?`
}

/** How many of the wanted words stand among the others in the same order; of words with a slash between them, either. */
function sharedWords(words: readonly string[], wanted: readonly string[]): number {
  let row = new Array<number>(words.length + 1).fill(0)
  for (const want of wanted) {
    const next = [0]
    for (const [index, word] of words.entries()) {
      const found = want.split('/').includes(word)
      next.push(found ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
