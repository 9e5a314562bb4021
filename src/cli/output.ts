/** Writes the result of a command to standard output. */
export const print = (text: string): void => void process.stdout.write(text)

/** A document, as `--json` prints it. */
export const jsonText = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`

/** How wide a line may be. */
export const terminalWidth = (): number => process.stdout.columns ?? 100
