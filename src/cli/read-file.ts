import { readFileSync } from 'node:fs'
import { UsageError } from './errors'

/**
 * The text of a file that was named on the command line.
 * @param what what the file is called in the error, such as `the grading profile`
 * @throws UsageError where it cannot be read
 */
export function textOf(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(`${what} ${file} cannot be read: ${REASONS[code ?? ''] ?? message}`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you are not allowed to read it',
}
