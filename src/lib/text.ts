import { stripVTControlCharacters } from 'node:util'

/**
 * Makes text from a stranger's program fit to be shown: without control sequences, invisible characters and characters
 * that turn the direction of the line, and never longer than asked. Escaping for HTML is the template's business.
 */

/** Bidirectional and zero-width characters, halves of surrogates: not seen themselves, they change what is seen. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const CONTROL = /\p{Cc}/gu
const CONTROL_BUT_NEWLINE = /(?!\n)\p{Cc}/gu
/** Accents piled up until they cover the neighbouring lines. */
const PILED_UP_MARKS = /(\p{M}{3})\p{M}+/gu

/** Words of printable ASCII with single spaces between them: nothing there is to be made safe, and most text is so. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** How much longer than its limit a text may be before its rest is counted without being looked at. */
const EXAMINED = 10

/** Text for one line: white space of any sort becomes one space. */
export function lineOfText(text: string, limit: number): string {
  if (text.length <= limit && PLAIN.test(text)) return text
  return shortened(text, limit, 'start', (part) => visible(part).replace(/\s+/g, ' ').replace(CONTROL, '').trim())
}

/**
 * Text that keeps its lines.
 * @param keep the part that is kept of a long text; of an output, the end says most
 */
export function blockOfText(text: string, limit: number, keep: 'start' | 'end' = 'start'): string {
  return shortened(text, limit, keep, (part) =>
    visible(part)
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/\t/g, '    ')
      .replace(CONTROL_BUT_NEWLINE, '')
      .replace(/\n{3,}/g, '\n\n')
      .trimEnd(),
  )
}

const visible = (text: string) => stripVTControlCharacters(text).replace(INVISIBLE, '').replace(PILED_UP_MARKS, '$1')

function shortened(text: string, limit: number, keep: 'start' | 'end', clean: (part: string) => string): string {
  const examined = limit * EXAMINED
  const part = keep === 'start' ? text.slice(0, examined) : text.slice(-examined)
  const cleaned = clean(part)
  const over = Math.max(0, cleaned.length - limit) + (text.length - part.length)
  if (over === 0) return cleaned
  const more = `(${over} more ${over === 1 ? 'character' : 'characters'})`
  return keep === 'start' ? `${clean(cleaned.slice(0, limit))}… ${more}` : `${more} …${clean(cleaned.slice(-limit))}`
}

/** Clean text cut short where there is no room for more, with a mark where something is missing. */
export function cutShort(text: string, limit: number, keep: 'start' | 'end' = 'start'): string {
  if (text.length <= limit) return text
  return keep === 'start'
    ? `${text.slice(0, limit - 1).replace(/\p{Cs}$/u, '')}…`
    : `…${text.slice(1 - limit).replace(/^\p{Cs}/u, '')}`
}

/** A value as JSON, exactly as it would be sent, without what cannot be seen. */
export function jsonText(value: unknown, limit: number): string {
  return blockOfText(json(value, 0), limit)
}

/** Words that would be read as a value of another kind if they stood without quotes. */
const AMBIGUOUS = new Set(['true', 'false', 'null', 'none', 'absent'])

/** A value as a reader wants to see it: plain words without quotes, nothing as `none`, a missing one as `absent`. */
export function valueText(value: unknown, limit: number): string {
  if (value === undefined) return 'absent'
  if (value === null) return 'none'
  if (typeof value === 'string' && /^\p{L}/u.test(value) && !AMBIGUOUS.has(value)) return lineOfText(value, limit)
  return lineOfText(json(value, 1), limit)
}

function json(value: unknown, indent: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? 'absent'
  } catch {
    // A value can be parsed that is nested too deeply to be written again.
    return '(nested too deeply to be shown)'
  }
}
