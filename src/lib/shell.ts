/** A text in quotes, in which the shell finds nothing to do. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A word of a command line as it has to be typed. */
export const shellWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : quoted(text))
