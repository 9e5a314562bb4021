import { distance } from 'fastest-levenshtein'

/**
 * The candidates that may have been meant by a word, the likeliest first: those it begins, and those a few slips of the
 * keyboard away. The first letter is seldom mistyped, so others are named only if none has it. Case does not count.
 */
export function nearest(word: string, candidates: Iterable<string>, max = 3): string[] {
  const typed = word.toLowerCase()
  if (typed === '') return []
  const near = [...new Set(candidates)]
    .map((candidate) => measure(typed, candidate))
    .filter(({ slips, begins }) => begins || slips <= slipsAllowed(typed))
  const sameInitial = near.filter(({ shared }) => shared > 0)
  return (sameInitial.length > 0 ? sameInitial : near)
    .sort((a, b) => a.slips - b.slips || b.shared - a.shared || a.leap - b.leap)
    .slice(0, max)
    .map(({ candidate }) => candidate)
}

/** `did you mean "x"?`, or undefined where nothing is near. */
export function suggestion(word: string, candidates: Iterable<string>, max = 1): string | undefined {
  const names = nearest(word, candidates, max)
  return names.length === 0 ? undefined : `did you mean ${names.map((name) => `"${name}"`).join(', ')}?`
}

/** `; did you mean "x"?`, to end a message with, or nothing where nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, max = 1): string {
  const text = suggestion(word, candidates, max)
  return text === undefined ? '' : `; ${text}`
}

/** One slip in three letters; a single letter is like every other. */
const slipsAllowed = (word: string) => (word.length === 1 ? 0 : Math.max(1, Math.floor(word.length / 3)))

function measure(typed: string, candidate: string) {
  const name = candidate.toLowerCase()
  const shared = sharedBeginning(typed, name)
  return {
    candidate,
    slips: slipsBetween(typed, name),
    begins: name.startsWith(typed),
    shared,
    /** How far apart the first letters or digits are that differ: 8.2 is nearer to 8.3 than 8.1 is. */
    leap: Math.abs((typed.codePointAt(shared) ?? 0) - (name.codePointAt(shared) ?? 0)),
  }
}

/** Letters too many, missing or wrong; two that changed places are one slip. */
function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b)
  return slips === 2 && [...a].sort().join() === [...b].sort().join() ? 1 : slips
}

function sharedBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
