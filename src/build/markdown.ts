/** Pieces of Markdown, for the documents whose reference parts are generated. */

export const code = (text: string) => `\`${text}\``

/** A value as it is sent. */
export const json = (value: unknown) => code(JSON.stringify(value, null, 1).replace(/\n */g, ' '))

/** A table with a row a thing. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

const PART = /(<!-- generated: (.*?) -->\n)(?:[\s\S]*?\n)??(<!-- end -->)/g

/**
 * The document with its generated parts renewed: what stands between `<!-- generated: name -->` and `<!-- end -->`.
 * @throws Error when the document and the parts that there are do not match
 */
export function renewed(markdown: string, parts: Readonly<Record<string, () => string>>): string {
  const met = new Set<string>()
  const document = markdown.replace(PART, (_whole, start: string, name: string, end: string) => {
    const part = parts[name]
    if (part === undefined)
      throw new Error(`there is no generated part "${name}"; use ${Object.keys(parts).join(', ')}`)
    met.add(name)
    return `${start}\n${part()}\n\n${end}`
  })
  const missing = Object.keys(parts).find((name) => !met.has(name))
  if (missing !== undefined)
    throw new Error(`the document has no place for "${missing}": add <!-- generated: ${missing} -->`)
  return document
}
