/**
 * Puts text into Markdown as it is. What a program says stands in code only: nothing is read in there, be it HTML, a
 * link, the mention of a person or the number of an issue.
 */

/** Text on one line, as code. */
export function codeSpan(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ')
  const fence = '`'.repeat(longestRun(line) + 1)
  // One space at either end is taken off again; it keeps backticks of the text from those of the fence.
  const room = /^[` ]|[` ]$/.test(line) ? ' ' : ''
  return line.trim() === '' ? '' : `${fence}${room}${line}${room}${fence}`
}

/** Lines of text, as a block of code. */
export function codeBlock(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}text\n${text}\n${fence}`
}

const longestRun = (text: string) =>
  (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)

/** Words of ours between other Markdown, also in a table. */
export const plainText = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>#|~&]/g, '\\$&')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words of ours between HTML elements, on one line: an empty one would end the HTML. */
export const htmlText = (text: string): string =>
  text.replace(/[\r\n]+/g, ' ').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
