/** Writes XML 1.0: the little of it that a report needs. */

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly Element[]
  readonly text: string
}

/** An element; what it holds is text, or other elements. */
export const element = (
  name: string,
  attributes: Element['attributes'] = {},
  content: string | readonly Element[] = [],
): Element =>
  typeof content === 'string'
    ? { name, attributes, children: [], text: content }
    : { name, attributes, children: content, text: '' }

/** A whole document, an element a line. */
export const xmlDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`

function written({ name, attributes, children, text }: Element, indent: string): string {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedAttribute(String(value))}"`)
  const start = `${indent}<${name}${told.join('')}`
  if (children.length > 0) {
    const lines = children.map((child) => written(child, `${indent}  `))
    return [`${start}>`, ...lines, `${indent}</${name}>`].join('\n')
  }
  return text === '' ? `${start}/>` : `${start}>${escaped(text)}</${name}>`
}

/** What XML 1.0 cannot hold even in disguise: most control characters, halves of surrogates, two non-characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const entityOf = (character: string) => ENTITIES[character] ?? character

const escaped = (text: string) => text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>\r]/g, entityOf)

/** A line break would be read as a space if it stood in an attribute as it is. */
const escapedAttribute = (text: string) => text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"\t\n\r]/g, entityOf)
